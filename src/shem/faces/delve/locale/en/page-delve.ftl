# The sentences of Delve's page. The page reads this file itself; ids begin with page-.

## The dungeon

page-delve-dungeon = The dungeon of { $quest }. Arrow keys go from area to area.
page-delve-area-reach = can be reached for { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
}
page-delve-area-choosable = can be chosen
page-delve-area-chosen = chosen
page-delve-night = Night
page-delve-day = Day

## Dice

page-delve-die = { $colour ->
    [blue] Blue Die
   *[red] Red Die
}: { $face }{ $again ->
    [yes] , rerolled
   *[no] { "" }
}
page-delve-reroll = Reroll { $die }
page-delve-face-blank = blank
page-delve-face-hit = a hit
page-delve-face-hit-star = a hit and a star
page-delve-face-two-hits = two hits
page-delve-face-lethal = a lethal hit
page-delve-face-shield = a shield
page-delve-face-two-shields = two shields
page-delve-face-star = a star
page-delve-rolls = Red Dice: { $red }, Blue Dice: { $blue }
page-delve-no-dice = No dice

## Cards

page-delve-range = Range
page-delve-star = For a star:
page-delve-item-once = used once
page-delve-crowns = { $crowns ->
    [one] 1 Crown
   *[other] { $crowns } Crowns
}
page-delve-count = { $count } times
page-delve-rank = { $rank ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}
page-delve-rank-of = Rank { $rank }
page-delve-master = Master
page-delve-minion = a Minion of { $name }
page-delve-behaviour = Behaviour
page-delve-done = Done:
page-delve-red-critical = stays
page-delve-matches = Matches: { $faces }
page-delve-deck-left = { $deck }: { $left ->
    [one] 1 card
   *[other] { $left } cards
} left
page-delve-deck-count = { $left } left, { $discards } discarded
page-delve-discards = Discarded last: { $card }
page-delve-events-open = Events that lie open
page-delve-power-ready = ready
page-delve-power-always = always works
page-delve-power-used = { $phases ->
    [one] ready in the next Time Phase
   *[other] ready in { $phases } Time Phases
}
page-delve-power-later = with Soul Rank { $rank }

## Heroes and Enemies

page-delve-figure-health = Health
page-delve-figure-armor = Armor
page-delve-figure-blue = Blue Dice
page-delve-figure-save = Saves
page-delve-figure-moves = Movement
page-delve-figure-shields = Magic Shields
page-delve-figure-souls = Soul points for its death
page-delve-soul-rank = Soul Rank { $rank }
page-delve-next-price = The next one costs { $price } soul points; the party has { $souls }.
page-delve-return-price = To come back costs { $price } soul points; the party has { $souls }.
page-delve-soul = A soul: it can only move and pray.
page-delve-turn = Left in this turn
page-delve-left-points = { $left ->
    [one] 1 movement point
   *[other] { $left } movement points
}
page-delve-left-combats = { $left ->
    [one] 1 Combat Activity
   *[other] { $left } Combat Activities
}
page-delve-left-actions = { $left ->
    [one] 1 Action
   *[other] { $left } Actions
}
page-delve-is-focus = focused: a hit more
page-delve-is-dashed = has dashed
page-delve-is-prayed = has prayed
page-delve-is-slips = evades freely
page-delve-conditions = Conditions
page-delve-broken = { $count ->
    [one] 1 Break token
   *[other] { $count } Break tokens
}
page-delve-broken-text = Each lowers the Armor by 1.
page-delve-worn = Worn
page-delve-pack = Pack
page-delve-pack-empty = Nothing in the pack.
page-delve-blessings = Blessings
page-delve-powers = Powers
page-delve-powers-later = Powers of later Soul Ranks

## Attacks

page-delve-stage-hit = HIT Stage
page-delve-stage-defence = DEF Stage: { $name }
page-delve-stage-later = Comes when the hits are settled.
page-delve-stars = { $stars ->
    [0] No star is left.
    [one] 1 star to spend
   *[other] { $stars } stars to spend
}
page-delve-others = Then: { $names }
page-delve-sum-hits = { $count ->
    [one] hit
   *[other] hits
}
page-delve-sum-lethal = { $count ->
    [one] lethal hit
   *[other] lethal hits
}
page-delve-odds = { $count ->
    [1] 1 wound
   *[other] { $mean } wounds
} expected, kills { $kills } of the time
page-delve-wounds = { $wounds } wounds
page-delve-spend = With this besides:
page-delve-spend-what = What is spent
page-delve-spend-wounds = Wounds expected
page-delve-spend-kills = Kills

## Enemy turns

page-delve-activates = Enemy Turn
page-delve-step-rule = Which rule applies
page-delve-step-victim = Why this victim
page-delve-step-does = What it does
page-delve-victim = the victim
page-delve-no-victim = Nobody can be its victim.
page-delve-preferred = preferred
page-delve-victim-wounds = { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}
page-delve-victim-health = { $health } Health
page-delve-victim-distance = { $areas ->
    [0] in its area
    [one] 1 area away
   *[other] { $areas } areas away
}
page-delve-decided = Decided by: { $by }
page-delve-nothing-yet = Nothing yet.

## The Book of Secrets

page-delve-book = The Book of Secrets
page-delve-book-empty = Nothing was read yet. The Book speaks when something happens that it waits for.
page-delve-book-chosen = Chosen: { $choice }
page-delve-book-choose = How it goes on
page-delve-book-page = Page { $page } of { $pages }
page-delve-book-before = The page before
page-delve-book-after = The page after
page-delve-nature-law = A choice of Law
page-delve-nature-neutral = A neutral choice
page-delve-nature-chaos = A choice of Chaos
