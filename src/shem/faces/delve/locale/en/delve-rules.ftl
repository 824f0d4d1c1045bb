### Delve: numbers, refusals, options.

## Numbers

delve-number-hits = Hits
delve-number-lethal = Lethal Hits
delve-number-armor = Armor
delve-number-dice = Blue Dice
delve-number-shields = Shields
delve-number-wounds = Wounds
delve-number-cost = Movement points
delve-number-price = Price
delve-number-health = Full Health
delve-number-moves = Move
delve-number-blue = Blue Dice in defence
delve-number-save = Dice for Saves
delve-number-magic = Magic Shields
delve-number-combats = Combat Activities
delve-number-actions = Action Activities
delve-why-red-dice = Red Die
delve-why-blue-dice = Blue Die
delve-why-added = added
delve-why-focus = Focus
delve-why-domination = Domination bonus
delve-why-night = Night
delve-why-attack-more = the Enemy's sentence
delve-why-resistance = resistance
delve-why-weakness = weakness
delve-why-magic-shields = Magic Shields
delve-why-card = card
delve-why-broken = Break
delve-why-knocked-out = knocked out
delve-why-pierced = ignored by the attack
delve-why-armor = Armor
delve-why-hits = Hits of the HIT Stage
delve-why-least = no less than none
delve-why-left = Hits left
delve-why-most-dice = more dice than the defender may roll
delve-why-shields = Shields
delve-why-lethal = Lethal Hits
delve-why-step = a step
delve-why-difficult = difficult ground
delve-why-act = the ACT of the quest
delve-why-price = Soul Rank
delve-why-spent = spent

## Refusals

delve-reject-game-over = The quest is over.
delve-reject-not-your-decision = You are not asked now.
delve-reject-another-decision = Something else is asked now.
delve-reject-has-acted = { $about } has acted in this round.
delve-reject-no-such-hero = There is no such Hero to do it with.
delve-reject-is-soul = A soul only moves and prays.
delve-reject-not-soul = That Hero is no soul.
delve-reject-stunned = The Hero is Stunned: no activities.
delve-reject-slowed = The Hero is Slowed, and its single activity is made.
delve-reject-knocked-out = The Hero lies and has to stand up first.
delve-reject-not-knocked-out = The Hero stands.
delve-reject-no-points = It costs { $need } movement { $need ->
    [one] point
   *[other] points
}; { $have } are left.
delve-reject-movement-over = The movement is over: a Combat Activity came after it.
delve-reject-not-adjacent = { $about } is not beside it.
delve-reject-barrier = A barrier bars the way to { $about }.
delve-reject-door-shut = It is shut: { $about }.
delve-reject-no-combats = No Combat Activity is left in this turn.
delve-reject-no-actions = No Action Activity is left in this turn.
delve-reject-no-target = That is no target for it.
delve-reject-not-an-enemy = { $about ->
    [none] That is no Enemy.
   *[other] { $about } is no Enemy.
}
delve-reject-engaged = The Hero is engaged by Enemies in its area.
delve-reject-out-of-range = It is { $have } areas away; the reach is { $need }.
delve-reject-too-near = It is { $have } areas away; { $need } are the least.
delve-reject-no-sight = { $about } is not in sight.
delve-reject-hidden = { $about } is Hidden.
delve-reject-not-worn = It is not worn: { $about }.
delve-reject-not-held = The Hero has no such thing.
delve-reject-no-weapon = That is nothing to attack with.
delve-reject-armed = Bare hands are for those who wear no weapon.
delve-reject-no-such-power = There is no such power.
delve-reject-power-cooling = The power cools: { $have } quarter { $have ->
    [one] turn
   *[other] turns
} left.
delve-reject-power-unlearned = The power comes with a higher Soul Rank.
delve-reject-wrong-time = It is used at another time.
delve-reject-same-source = The same source works only once.
delve-reject-no-shrine = There is no open shrine in { $about }.
delve-reject-has-prayed = The Hero has prayed in this quest.
delve-reject-crowns-short = It takes { $need } { $need ->
    [one] Crown
   *[other] Crowns
}; there are { $have }.
delve-reject-has-dashed = The Hero has Dashed in this round.
delve-reject-has-focused = The Hero has Focused in this round.
delve-reject-barred = It is barred by { $about }.
delve-reject-no-door = There is no door to open beside the Hero.
delve-reject-not-locked = It is not locked: a free action opens it.
delve-reject-locked = It is locked: an Action Activity opens it.
delve-reject-magic-lock = Only the quest removes a Magic Lock.
delve-reject-no-chest = There is no chest in the Hero's area.
delve-reject-no-search = There is no search token in the Hero's area.
delve-reject-not-here = That Hero is in { $about }.
delve-reject-slot-full = It takes { $need } of this slot ({ $about }); there are { $have }.
delve-reject-cannot-wear = It is not worn: { $about } is used from the pack.
delve-reject-nothing-there = There is nothing.
delve-reject-no-die = There is no such die.
delve-reject-rerolled = The die was rerolled already, and is never again.
delve-reject-no-reroll = It does not reroll such a die.
delve-reject-no-star = { $have } { $have ->
    [one] star is
   *[other] stars are
} left.
delve-reject-no-line = There is no such star line, or it was triggered.
delve-reject-not-tied = { $about } is not among those that are alike.
delve-reject-wrong-nature = That way is only open to: { $about }.
delve-reject-no-choice = There is no such way.
delve-reject-souls-short = It takes { $need } soul { $need ->
    [one] point
   *[other] points
}; the party has { $have }.
delve-reject-top-rank = There is no higher Soul Rank.
delve-reject-lower-ranked = { $about } has a lower Soul Rank and goes first.
delve-reject-wrong-area = It cannot be in { $about }.
delve-reject-done-once = That was done already.

## What bots value

delve-term-end = the end
delve-term-heroes = Health of the Heroes
delve-term-ranks = Soul Ranks
delve-term-ailments = conditions
delve-term-foes = Enemies
delve-term-threat = threats
delve-term-book = the quest
delve-term-way = the way to the goal
delve-term-spoils = spoils
delve-term-powers = ready powers
delve-term-time = time

## Set-ups

help-quest = The quest, by its name; "skirmish:1" makes one from a seed (delve).
help-party = The file of a party that was kept; its next quest and its Heroes come with it (delve).
help-heroes = The Heroes, one for each seat, such as "tamm,sill" (delve).
error-bad-heroes = A party has 1 to { $most } Heroes, not { $have }.
error-bad-quest = The quest does not fit: { $reason }
error-bad-party = The party does not fit: { $reason }
error-unknown-hero = There is no Hero "{ $name }". The Heroes are: { $known }.
error-unknown-quest = There is no quest "{ $name }". The quests are: { $known }.
error-unknown-delve-pack = There is no pack "{ $name }" of dungeon content. There are: { $known }.
