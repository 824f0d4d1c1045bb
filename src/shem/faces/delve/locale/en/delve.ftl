### Delve, the Golden Rules as a dungeon crawl (house).

delve-title = Delve
delve-about = The Golden Rules: one to five heroes go down into the Deep Kiln together, room by room, against golems that play themselves.
delve-foe = { $name } { $rank }
delve-enemy = Enemy
delve-numbered = { $name } ({ $number })
delve-bare-hands = bare hands
delve-blessing = a Blessing
delve-ranked = { $name } { $rank }
delve-source-book = the Book of Secrets
delve-door = the door between { $one } and { $other }
delve-chest = the chest in { $area }
delve-search = the search token in { $area }
delve-articles = The, A, An
delve-way-on = Way { $number }

delve-nature-law = law
delve-nature-neutral = neutral
delve-nature-chaos = chaos
delve-type-blade = blade
delve-type-blunt = blunt
delve-type-flame = flame
delve-type-arc = arc
delve-type-void = void
delve-face-blank = blank
delve-face-hit = a Hit
delve-face-hit-star = a Hit and a star
delve-face-two-hits = two Hits
delve-face-lethal = a Lethal Hit
delve-face-shield = a Shield
delve-face-two-shields = two Shields
delve-face-star = a star
delve-colour-any = Red or Blue
delve-colour-red = Red
delve-colour-blue = Blue
delve-deck-encounter = Encounter deck
delve-deck-event = Event deck
delve-deck-trap = Trap deck
delve-deck-search = Search tokens
delve-deck-critical = Critical tokens
delve-deck-law = Blessings of law
delve-deck-neutral = neutral Blessings
delve-deck-chaos = Blessings of chaos
delve-deck-treasure = Treasure deck
delve-slot-hand = hand
delve-slot-two-hands = two hands
delve-slot-body = body
delve-slot-head = head
delve-slot-feet = feet
delve-slot-charm = charm
delve-slot-none = used from the pack
delve-timing-combat = Combat Activity
delve-timing-action = Action Activity
delve-timing-free = free action
delve-timing-hit = HIT Stage
delve-timing-defence = DEF Stage
delve-timing-always = always works
delve-activity-pray = praying
delve-activity-dash = Dash
delve-activity-focus = Focus
delve-activity-search = searching
delve-activity-ranged = attack on another area

## Conditions, overlays, locks

delve-condition-all = all Body Conditions
delve-condition-slowed = Slowed
delve-condition-blinded = Blinded
delve-condition-stunned = Stunned
delve-condition-bleed = Bleed
delve-condition-fire = Fire
delve-condition-ko = K.O.
delve-condition-poison = Poison
delve-condition-hidden = Hidden
delve-condition-red-critical = Red Criticals
delve-holds-slowed = A Hero makes a single activity in its turn; an Enemy executes only the first sentence. It passes with the turn or activation.
delve-holds-blinded = A Hero needs a Save before each activity, an Enemy a Shield on a Blue Die before it activates. It passes with the turn or activation.
delve-holds-stunned = No activities, no activation, no reaction attacks. It passes with the turn or activation.
delve-holds-bleed = 1 wound before each activity or activation. In the Time Phase rank I goes and rank II becomes I.
delve-holds-fire = In the Time Phase 1 wound a token; then rank I goes and rank II becomes I.
delve-holds-ko = It lies: no Armor, no attacks, and it does not count for control. A Dash, a movement point or an activation lets it stand up.
delve-holds-poison = In the Time Phase 1 wound a rank; then a Hero may shake it off by a Save.
delve-holds-hidden = Enemies and Heroes treat it as if it was not there, but for AoE; until it attacks or is hit.
delve-overlay-barrier = barrier
delve-overlay-difficult = difficult ground
delve-overlay-deadly = deadly ground
delve-lies-barrier = The way is barred from here to one area beside it, not back. Sight is not.
delve-lies-difficult = A Hero pays 2 movement points to come here instead of 1.
delve-lies-deadly = A Hero who comes here suffers 1 wound.
delve-lock-open = open
delve-lock-closed = closed
delve-lock-locked = locked
delve-lock-magic = under a Magic Lock
delve-opens-open = Nothing bars the way.
delve-opens-closed = A free action opens it; then a Trap card is drawn.
delve-opens-locked = An Action Activity opens it; then a Trap card is drawn.
delve-opens-magic = Only the quest can open it.

## The table

delve-round-line = Round { $round }, ACT { $act }{ $night ->
    [yes] , at night
   *[no] { "" }
}. The party has { $souls } soul { $souls ->
    [one] point
   *[other] points
}.{ $active ->
    [none] { "" }
   *[other] { " " }It is the turn of { $active }.
}
delve-goal-line = Goal: { $text }
delve-hero-line = { $name }, Soul Rank { $rank }: { $soul ->
    [yes] a soul in { $area }
   *[no] { $area }, Health { $health } of { $most }, Armor { $armor }
}, Crowns { $crowns }{ $states ->
    [none] { "" }
   *[other] , { $states }
}.
delve-enemy-line = { $name }{ $minion ->
    [yes] , a Minion of { $owner }
   *[no] { "" }
}: { $area }, Health { $health } of { $most }, Armor { $armor }{ $shields ->
    [0] { "" }
   *[other] , Magic Shields { $shields }
}{ $states ->
    [none] { "" }
   *[other] , { $states }
}.
delve-broken = { $count } Break
delve-worn-line = { $name } wears: { $items ->
    [none] nothing
   *[other] { $items }
}. In the pack: { $pack ->
    [none] nothing
   *[other] { $pack }
}.
delve-power-line = { $name }, powers ready: { $ready ->
    [none] none
   *[other] { $ready }
}{ $cooling ->
    [none] { "" }
   *[other] ; cooling: { $cooling }
}.
delve-cooling = { $power } ({ $left })
delve-blessing-line = { $name } has the Blessing { $card }: { $text }
delve-deck-line = { $deck }: { $left } left{ $discards ->
    [none] { "" }
   *[other] ; discarded: { $discards }
}.
delve-event-line = Event: { $card }. { $text }
delve-fight-line = { $attacker } attacks { $target } ({ $weapon }): { $stage ->
    [hit] HIT Stage
   *[defence] DEF Stage of { $defender }
}, Hits { $hits }, Lethal Hits { $lethal }. Dice: { $dice ->
    [none] none
   *[other] { $dice }
}.
delve-area-line = { $area }: { $facts ->
    [none] empty
   *[other] { $facts }
}.
delve-fact-controls = { $side ->
    [heroes] the Heroes control it
   *[enemies] the Enemies control it
}
delve-fact-dominates = { $side ->
    [heroes] the Heroes dominate it
   *[enemies] the Enemies dominate it
}
delve-fact-barrier = barrier to { $area }
delve-fact-shrine = shrine
delve-fact-open-shrine = open shrine
delve-fact-search = search token
delve-fact-chest = { $lock ->
    [magic] chest under a Magic Lock
   *[locked] chest
}
delve-fact-items = on the floor: { $items }
delve-fact-crowns = { $crowns } { $crowns ->
    [one] Crown
   *[other] Crowns
} on the floor
delve-fact-who = { $who }
delve-door-line = { $door }: { $lock }.
delve-book-line = Book of Secrets: { $text }
delve-legend = Each letter is an area: { $areas }. # is rock, ? is not discovered.

## Questions

delve-ask-next-hero = Round { $round }: who goes next?
delve-ask-hero-turn = { $hero }: what next? Left: { $points } movement { $points ->
    [one] point
   *[other] points
}, Combat Activities { $combats }, Action Activities { $actions }.
delve-ask-hit-stage = { $attacker } attacks { $target }: { $hits } { $hits ->
    [one] Hit
   *[other] Hits
}, { $lethal } Lethal, { $stars } { $stars ->
    [one] star
   *[other] stars
}. Enhance the attack?
delve-ask-def-stage = { $attacker } attacks { $defender }: { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
} as it stands. Enhance the defence?
delve-ask-push = To where is { $who } bashed?
delve-ask-enhance = { $hero }: go on to Soul Rank { $rank } for { $price } of { $souls } soul points?
delve-ask-return = The soul of { $hero }: come back?
delve-ask-victim = { $who } finds these alike: whom does it choose?
delve-ask-choose = The Book of Secrets asks: { $text ->
    [none] which way?
   *[other] { $text }
}
delve-ask-exchange = { $hero } and { $other }: pass what?
delve-ask-reorganize = { $hero }: put on or take off what?
delve-option-next = { $hero }
delve-option-move = to { $area }{ $evades ->
    [yes] , evading
   *[no] { "" }
}
delve-option-attack = attack { $target } with { $way }
delve-option-use-power = { $power }{ $aim ->
    [none] { "" }
   *[other] : { $aim }
}
delve-option-use-item = { $item }{ $aim ->
    [none] { "" }
   *[other] : { $aim }
}
delve-option-force = force { $thing } open
delve-option-open = open { $door }
delve-option-search = search { $area }
delve-option-equip = { $worn ->
    [yes] take off { $item }
   *[no] put on { $item }
}
delve-option-pick = pick up { $item ->
    [none] the Crowns
   *[other] { $item }
}
delve-option-drop = drop { $item ->
    [none] a Crown
   *[other] { $item }
}
delve-option-exchange = exchange with { $hero }
delve-option-pass = { $gives ->
    [yes] give
   *[no] take
} { $item ->
    [none] { $amount } { $amount ->
        [one] Crown
       *[other] Crowns
    }
   *[other] { $item }
}
delve-option-reroll = reroll die { $number } ({ $face }) by { $source }
delve-option-star = star: { $text }
delve-option-victim = { $target }
delve-option-push = to { $area }
delve-option-choose = { $text }
delve-option-return = in { $area }{ $free ->
    [yes] { " " }with a Soul Rank less
   *[no] { "" }
}
delve-option-simple = { $what ->
    [pray] pray
    [dash] Dash
    [stand] stand up by Dash
    [rise] stand up for a movement point
    [focus] Focus
    [reorganize] reorganize what is worn
   *[enhance] go on to Soul Rank { $rank }
}
delve-option-done = { $prompt ->
    [hero-turn] end the turn
    [hit-stage] no more for the attack
    [def-stage] no more for the defence
    [enhance] stay at this Soul Rank
    [return] stay a soul
   *[other] done
}
delve-option-more = { $what } ({ $count })
delve-how-move = Type an area, such as: move { $area }
delve-how-attack = Type the number of an Enemy, such as: attack 1
delve-how-look = Type an area, a Hero, the number of an Enemy or a card, such as: look { $area }
delve-no-enemy = No Enemy has the number { $typed }.
delve-cannot-come = { $name } cannot come now: no copy is left in the deck.
delve-command-done = done, end, pass, no
delve-command-move = move, go
delve-command-attack = attack, hit, fight
delve-command-look = look, card, area
delve-command-odds = odds
delve-play-help =
    Delve: areas are called by their tile and a letter, Enemies by their kind, rank and the number of their token.
    "move Furnace C" steps there, "attack 3" attacks the Enemy with token 3, "done" ends the turn or a stage.
    look Furnace C  an area with all that is there; so too "look 3" for an Enemy, or a Hero, an Item, a power, a card
    why look 3      where the figures of a Character come from
    odds 3          the exact odds of your attacks on that Enemy

## Rolls

delve-roll-hit-red = Red Die: { $who } attacks { $target }.
delve-roll-hit-blue = Blue Die: { $who } attacks { $target }.
delve-roll-defence = Blue Die: { $who } defends against { $target }.
delve-roll-save = Blue Die: a Save of { $who }.
delve-roll-blind = Blue Die: { $who } is Blinded. Does it find its way?
delve-roll-prayer = Red Die: { $who } prays.
delve-roll-search-die = Red Die: { $who } searches.
delve-roll-shows = It shows { $faces }.
delve-roll-card = { $deck }, for { $who }: which of the { $left } cards that are left?

## Actions

delve-action-done = { $who } is done.
delve-action-simple = { $who }: { $what ->
    [pray] prays
    [dash] Dashes
    [stand] stands up by Dash
    [rise] stands up
    [focus] Focuses
    [reorganize] reorganizes what is worn
   *[enhance] goes on to the next Soul Rank
}.
delve-action-next = { $who } names who goes next: { $hero }.
delve-action-move = { $who } goes to { $area }.
delve-action-attack = { $who } attacks { $target } with { $way }.
delve-action-use-power = { $who } uses { $power }{ $aim ->
    [none] { "" }
   *[other] : { $aim }
}.
delve-action-use-item = { $who } uses { $item }{ $aim ->
    [none] { "" }
   *[other] : { $aim }
}.
delve-action-force = { $who } forces { $thing } open.
delve-action-open = { $who } opens { $door }.
delve-action-search = { $who } searches: { $search }.
delve-action-equip = { $who } changes { $item }.
delve-action-pick = { $who } picks up { $item ->
    [none] Crowns
   *[other] { $item }
}.
delve-action-drop = { $who } drops { $item ->
    [none] a Crown
   *[other] { $item }
}.
delve-action-exchange = { $who } begins an exchange with { $hero }.
delve-action-pass = { $who } { $gives ->
    [yes] gives
   *[no] takes
} { $item ->
    [none] { $amount } { $amount ->
        [one] Crown
       *[other] Crowns
    }
   *[other] { $item }
}.
delve-action-reroll = { $who } rerolls die { $number } by { $source }.
delve-action-star = { $who } spends a star on line { $number }.
delve-action-victim = { $who } chooses { $target } as the victim.
delve-action-push = { $who } chooses where the Bash goes: { $area }.
delve-action-choose = { $who } chooses way { $number }.
delve-action-return = { $who } comes back in { $area }.

## Events

delve-event-quest-began = The quest begins: ACT { $act }, { $heroes } { $heroes ->
    [one] Hero
   *[other] Heroes
}.
delve-event-round-began = Round { $round }.
delve-event-next-hero = { $soul ->
    [1] The soul of { $seat } has its turn.
   *[other] The turn of { $seat }.
}
delve-event-turn-ended = The turn of { $seat } is over.
delve-event-refreshed = { $seat }: { $power } is ready again.
delve-event-cooled = { $seat }: { $power } cools, { $left } quarter { $left ->
    [one] turn
   *[other] turns
} left.
delve-event-enhanced = { $seat } reaches Soul Rank { $rank } for { $price } soul points; the party has { $souls }.
delve-event-resurrected = { $seat } comes back at Soul Rank { $rank } in { $area }{ $price ->
    [0] { "" }
   *[other] { " " }for { $price } soul points
}; the party has { $souls }.
delve-event-moved = { $who } goes from { $start } to { $area } ({ $left } left).
delve-event-evaded = { $seat } Evades in { $area }{ $freely ->
    [1] , freely
   *[other] { "" }
}.
delve-event-dashed = { $seat } Dashes: { $points } movement { $points ->
    [one] point
   *[other] points
} left.
delve-event-stood-up = { $who } stands up.
delve-event-focused = { $seat } Focuses: the next attack has 1 Hit more.
delve-event-prayed = { $seat } prays and rolls { $faces }: { $stars ->
    [0] no star
    [one] 1 star
   *[other] { $stars } stars
}. Crowns left: { $crowns }.
delve-event-blessed = { $seat } is given the Blessing { $card }.
delve-event-door-opened = { $seat } { $forced ->
    [1] forces
   *[other] opens
} { $door }{ $forced ->
    [1] { " " }open
   *[other] { "" }
}.
delve-event-chest-opened = { $seat } opens { $chest }.
delve-event-searched = { $seat } finds { $card } and rolls { $face }: { $matched ->
    [0] it does not match
   *[other] it matches
}.
delve-event-equipped = { $seat } { $worn ->
    [1] puts on
   *[other] takes off
} { $item }.
delve-event-picked = { $seat } picks up { $item }.
delve-event-picked-crowns = { $seat } picks up { $amount } { $amount ->
    [one] Crown
   *[other] Crowns
}.
delve-event-dropped = { $seat } drops { $item }.
delve-event-dropped-crowns = { $seat } drops { $amount } { $amount ->
    [one] Crown
   *[other] Crowns
}.
delve-event-passed = { $seat } passes { $item } to { $other }.
delve-event-passed-crowns = { $seat } passes { $amount } { $amount ->
    [one] Crown
   *[other] Crowns
} to { $other }.
delve-event-used-item = { $seat } uses { $item }{ $aim ->
    [none] { "" }
   *[other] : { $aim }
}{ $gone ->
    [1] . It is discarded.
   *[other] .
}
delve-event-used-power = { $seat } uses { $power }{ $aim ->
    [none] { "" }
   *[other] : { $aim }
}.
delve-event-used-blessing = { $seat } uses the Blessing { $card }{ $aim ->
    [none] { "" }
   *[other] : { $aim }
}.
delve-event-wasted = { $who } is Blinded: the activity is wasted.
delve-event-saved = { $who } rolls { $faces }: { $success ->
    [1] the roll succeeds
   *[other] the roll fails
}.
delve-event-attacked = { $who } attacks { $target } ({ $source }){ $reaction ->
    [1] { " " }in reaction
   *[other] { "" }
}.
delve-event-hit-rolled = { $who } rolls { $red ->
    [none] { $blue }
   *[other] { $red }{ $blue ->
        [none] { "" }
       *[other] ; { $blue }
    }
}{ $stars ->
    [0] { "" }
    [one] : 1 star
   *[other] : { $stars } stars
}.
delve-event-rerolled = { $who } rerolls { $was } by { $source }: { $face }.
delve-event-added = { $source }: { $text }.
delve-event-star-spent = { $text }
delve-event-hit-total = The attack on { $target } has { $hits } { $hits ->
    [one] Hit
   *[other] Hits
}{ $lethal ->
    [0] { "" }
    [one] { " " }and 1 Lethal Hit
   *[other] { " " }and { $lethal } Lethal Hits
}.
delve-event-block-rolled = { $who } defends: { $faces ->
    [none] no dice to roll
   *[other] { $faces }
}.
delve-event-defended = { $who }: { $wounds ->
    [0] no wound
    [one] 1 wound
   *[other] { $wounds } wounds
}.
delve-event-wounded = { $who } suffers { $amount ->
    [one] 1 wound
   *[other] { $amount } wounds
} ({ $source }): Health { $health }.
delve-event-healed = { $who } regains { $amount } Health ({ $source }): Health { $health }.
delve-event-bashed = { $who } is bashed from { $start } to { $area }.
delve-event-pulled = { $who } is pulled from { $start } to { $area }.
delve-event-bash-stopped = { $who } has nowhere to be bashed to.
delve-event-armor-broken = The Armor of { $who } breaks: { $broken } less.
delve-event-critical = { $who } suffers the Critical { $card }{ $red ->
    [1] , which stays
   *[other] { "" }
}.
delve-event-fell = { $seat } falls and is a soul.
delve-event-killed = { $who } is destroyed{ $by ->
    [none] { "" }
   *[other] { " " }by { $by }
}.
delve-event-minion-gone = The Minion { $who } is gone.
delve-event-afflicted = { $who } gets { $condition }{ $rank ->
    [none] { "" }
   *[other] { " " }{ $rank }
} ({ $source }).
delve-event-ignored = { $who } has { $condition } as strong already: 1 wound instead.
delve-event-immune = { $who } is immune to { $condition }.
delve-event-cured = { $who } is rid of { $condition }.
delve-event-faded = { $condition } of { $who } { $rank ->
    [none] is over
    [gone] is over
   *[other] falls to rank { $rank }
}.
delve-event-hid = { $who } is Hidden.
delve-event-seen = { $who } is Hidden no longer.
delve-event-refilled = { $who } has { $shields } Magic { $shields ->
    [one] Shield
   *[other] Shields
} again.
delve-event-spawned = { $who } appears in { $area }{ $minion ->
    [1] , a Minion of { $owner }
   *[other] { "" }
}.
delve-event-encounter = Encounter { $card }: { $obey ->
    [none] nobody is named
   *[other] { $obey }
}.
delve-event-otherwise = Nobody of Encounter { $card } is in play: its other part is carried out.
delve-event-activated = { $who } activates.
delve-event-skipped = { $who } is { $condition }: its activation is wasted.
delve-event-rule-tried = Rule { $number } of { $who } ({ $text }): { $matched ->
    [1] it applies, to { $heroes }
   *[0] { $unseen ->
        [none] nobody is there
       *[other] { $unseen } out of sight
    }
}.
delve-event-victim-possible = Possible victim of { $who }: { $victim }, { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}, Health { $health }, { $distance ->
    [one] 1 area away
   *[other] { $distance } areas away
}{ $preferred ->
    [1] , preferred
   *[other] { "" }
}.
delve-event-victim-chosen = { $who } chooses { $victim }: { $by ->
    [only] nobody else is possible
    [preference] preferred
    [wounds] the most wounded
    [health] the fewest Health left
    [distance] the closest
    [player] chosen by the owner of its card, for they were alike
   *[order] named so
}.
delve-event-sentence = { $who }: { $text }
delve-event-cut-short = { $who } is Slowed and does no more.
delve-event-no-way = { $who } finds no way.
delve-event-strike-missed = { $who } cannot reach { $victim }.
delve-event-drew = { $deck }, for { $seat }: { $card }.
delve-event-shuffled = { $deck }: it has run out, its discards are shuffled.
delve-event-event-left = The Event { $card } is over.
delve-event-events-out = There are no more Events.
delve-event-sky = { $night ->
    [1] Night comes: attacks of Heroes have 1 Hit fewer.
   *[other] Day comes.
}
delve-event-gained = { $seat } gains { $item }.
delve-event-gained-crowns = { $seat }: { $amount } { $amount ->
    [one] Crown
   *[other] Crowns
}; has { $crowns } now.
delve-event-gained-souls = The party gains { $amount } soul { $amount ->
    [one] point
   *[other] points
} and has { $souls }.
delve-event-read = Book of Secrets, { $number }{ $text ->
    [none] .
   *[other] : { $text }
}
delve-event-chose = { $seat } chooses: { $text }
delve-event-revealed = Discovered: { $district }.
delve-event-unlocked = The Magic Lock is gone: { $door ->
    [none] { $chest }
   *[other] { $door }
}.
delve-event-placed = { $overlay } is laid in { $area }.
delve-event-removed = The overlays in { $area } are gone.
delve-event-objective = The goal: { $objective }
delve-event-counted = The count stands at { $count }.
delve-event-ended = { $won ->
    [1] The quest is won
   *[other] The quest is lost
}{ $name ->
    [none] .
   *[other] : { $name }.
}{ $text ->
    [none] { "" }
   *[other] { " " }{ $text }
}
delve-added-aoe = it reaches others, too
delve-added-afflict = it brings a condition
delve-added-reroll = dice can be rerolled
delve-outcome = { $won ->
    [yes] The party has won
   *[no] The party has lost
}, with { $souls } soul { $souls ->
    [one] point
   *[other] points
}.
delve-ending-won = The quest is won.
delve-ending-lost = The quest is lost.
delve-number-of = { $number }, { $who }
delve-from = { $source }: { $text }
delve-rule-line = { $number }. { $range }{ $prefers ->
    [none] { "" }
   *[other] ; it prefers { $prefers }
}: { $text }
delve-sees-line = In sight from there: { $areas ->
    [none] nothing else
   *[other] { $areas }
}. Seen by: { $heroes ->
    [none] nobody
   *[other] { $heroes }
}.
delve-menu-done = done
delve-menu-next = Who goes next
delve-menu-move = Move
delve-menu-attack = Attack
delve-menu-power = Powers
delve-menu-item = Items
delve-menu-blessing = Blessings
delve-menu-force = Force open
delve-menu-open = Open
delve-menu-search = Search
delve-menu-equip = Put on or take off
delve-menu-pick = Pick up
delve-menu-drop = Drop
delve-menu-exchange = Exchange
delve-menu-pass = Pass
delve-menu-reroll = Reroll
delve-menu-star = Stars
delve-menu-victim = Victims
delve-menu-push = Bash to
delve-menu-choose = Ways
delve-menu-return = Come back
