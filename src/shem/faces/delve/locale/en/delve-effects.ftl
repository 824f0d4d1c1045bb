### Delve: what cards, powers, sentences and paragraphs do. Every sentence begins small: it may stand after when it happens.

delve-sentence = { $text }.
delve-unless-save = { $text }, unless a Save succeeds
delve-when-wounds = after an attack that wounded: { $text }
delve-when-kills = after a kill: { $text }
delve-when-hurt = after being wounded by an attack: { $text }
delve-when-turn = when the turn or activation begins: { $text }
delve-when-time = in the Time Phase: { $text }
delve-when-dies = on death: { $text }

delve-whom-self = { $bearer ->
    [hero] the Hero
    [foe] this Enemy
    [rule] this Enemy
   *[token] whoever has it
}
delve-whom-target = { $bearer ->
    [rule] the victim
   *[other] the target
}
delve-whom-heroes-here = { $reach ->
    [0] every Hero in this area
    [one] every Hero up to 1 area away
   *[other] every Hero up to { $reach } areas away
}
delve-whom-enemies-here = { $reach ->
    [0] every Enemy in this area
    [one] every Enemy up to 1 area away
   *[other] every Enemy up to { $reach } areas away
}
delve-whom-everyone-here = { $reach ->
    [0] everyone in this area
    [one] everyone up to 1 area away
   *[other] everyone up to { $reach } areas away
}
delve-whom-others-here = { $reach ->
    [0] everyone else in this area
    [one] everyone else up to 1 area away
   *[other] everyone else up to { $reach } areas away
}
delve-whom-heroes-there = { $reach ->
    [0] every Hero in the target's area
    [one] every Hero up to 1 area from the target
   *[other] every Hero up to { $reach } areas from the target
}
delve-whom-enemies-there = { $reach ->
    [0] every Enemy in the target's area
    [one] every Enemy up to 1 area from the target
   *[other] every Enemy up to { $reach } areas from the target
}
delve-whom-heroes = every Hero
delve-whom-enemies = every Enemy
delve-whom-active = the active Hero

## Attack and defence

delve-deed-hits = { $amount } { $sign ->
    [less] fewer
   *[other] more
} { $amount ->
    [one] Hit
   *[other] Hits
}{ $always ->
    [yes] { " " }in each attack
   *[no] { "" }
}
delve-deed-lethal = { $amount } Lethal { $amount ->
    [one] Hit
   *[other] Hits
} { $always ->
    [yes] more in each attack
   *[no] more
}
delve-deed-pierce = { $always ->
    [yes] each attack
   *[no] the attack
} ignores { $amount } Armor
delve-deed-shields = { $amount } { $sign ->
    [less] fewer
   *[other] more
} { $amount ->
    [one] Shield
   *[other] Shields
}{ $always ->
    [yes] { " " }in each defence
   *[no] { "" }
}
delve-deed-reroll = reroll { $amount ->
    [one] { $what } die
   *[other] { $amount } { $what } dice
}
delve-deed-critical = { $amount ->
    [one] a Critical token
   *[other] { $amount } Critical tokens
} for the target
delve-deed-aoe = AoE { $reach }: { $reach ->
    [0] everybody of the target's side in its area
    [one] everybody of the target's side in its area and up to 1 area from it
   *[other] everybody of the target's side up to { $reach } areas from it
}
delve-deed-bash = Bash { $amount }
delve-deed-break = Break { $amount }
delve-deed-drain = Drain { $amount }

## Figures

delve-deed-armor = { $amount } { $sign ->
    [less] less
   *[other] more
} Armor
delve-deed-blue = { $amount } Blue { $amount ->
    [one] Die
   *[other] Dice
} { $sign ->
    [less] fewer
   *[other] more
} in defence
delve-deed-moves = { $amount } { $sign ->
    [less] less
   *[other] more
} Move
delve-deed-save = { $amount } { $sign ->
    [less] fewer
   *[other] more
} { $amount ->
    [one] die
   *[other] dice
} for Saves
delve-deed-health = { $amount } { $sign ->
    [less] less
   *[other] more
} Full Health
delve-deed-combats = { $amount } Combat { $amount ->
    [one] Activity
   *[other] Activities
} { $sign ->
    [less] fewer
   *[other] more
} a turn
delve-deed-actions = { $amount } Action { $amount ->
    [one] Activity
   *[other] Activities
} { $sign ->
    [less] fewer
   *[other] more
} a turn
delve-deed-magic = { $amount } Magic { $amount ->
    [one] Shield
   *[other] Shields
}
delve-deed-resist = resistance: attacks of { $what } have { $amount } { $amount ->
    [one] Hit
   *[other] Hits
} fewer
delve-deed-weak = weakness: attacks of { $what } have { $amount } { $amount ->
    [one] Hit
   *[other] Hits
} more
delve-deed-flies = flies: overlays and K.O. do not touch it
delve-deed-immune = immune to { $what }
delve-deed-bars = no { $what }

## Deeds

delve-deed-hurts = { $whom } suffers { $amount ->
    [one] 1 wound
   *[other] { $amount } wounds
}
delve-deed-heals = { $whom } regains { $amount } Health
delve-deed-afflict = { $whom } gets { $what }{ $rank ->
    [none] { "" }
   *[other] { " " }{ $rank }
}
delve-deed-cures = { $whom } is rid of { $what }
delve-deed-refills = { $whom } gets { $amount ->
    [0] all spent Magic Shields
    [one] a spent Magic Shield
   *[other] { $amount } spent Magic Shields
} back
delve-deed-points = { $whom } gains { $amount } movement { $amount ->
    [one] point
   *[other] points
} in this turn
delve-deed-more-actions = { $whom } gains { $amount } Action { $amount ->
    [one] Activity
   *[other] Activities
} in this turn
delve-deed-more-combats = { $whom } gains { $amount } Combat { $amount ->
    [one] Activity
   *[other] Activities
} in this turn
delve-deed-readies = { $whom } refreshes { $amount ->
    [0] all used powers
    [one] a used power
   *[other] { $amount } used powers
}
delve-deed-crowns = { $whom } { $sign ->
    [less] loses
   *[other] gains
} { $amount } { $amount ->
    [one] Crown
   *[other] Crowns
}
delve-deed-souls = the party { $sign ->
    [less] loses
   *[other] gains
} { $amount } soul { $amount ->
    [one] point
   *[other] points
}
delve-deed-gains = { $whom } gains { $what }
delve-deed-treasures = { $whom } draws { $amount ->
    [one] a Treasure
   *[other] { $amount } Treasures
}
delve-deed-draws = { $whom } draws { $amount ->
    [one] a card
   *[other] { $amount } cards
} ({ $what })
delve-deed-spawns = { $amount } { $what } { $amount ->
    [one] appears
   *[other] appear
}{ $at ->
    [none] { " " }here
   *[other] : { $at }
}
delve-deed-summons = { $amount } { $what } { $amount ->
    [one] obeys
   *[other] obey
} the Hero as { $amount ->
    [one] a Minion
   *[other] Minions
}
delve-deed-hides = { $whom } is Hidden
delve-deed-slips = { $whom } Evades freely in this turn
delve-deed-pulls = { $whom } is pulled { $amount } { $amount ->
    [one] area
   *[other] areas
} nearer
delve-deed-pushes = { $whom } is pushed { $amount } { $amount ->
    [one] area
   *[other] areas
} away
delve-deed-strikes = it attacks the victim{ $reach ->
    [0] { "" }
    [one] { " " }up to 1 area away
   *[other] { " " }up to { $reach } areas away
}{ $sign ->
    [more] , with { $amount } { $amount ->
        [one] Hit
       *[other] Hits
    } more
   *[other] { "" }
}
delve-deed-advances = it moves { $sign ->
    [more] up to { $amount } { $amount ->
        [one] area
       *[other] areas
    } { "" }
   *[other] { "" }
}towards the victim{ $reach ->
    [0] { "" }
    [one] , until 1 area away
   *[other] , until { $reach } areas away
}
delve-deed-retreats = it moves { $sign ->
    [more] up to { $amount } { $amount ->
        [one] area
       *[other] areas
    } { "" }
   *[other] { "" }
}away from the victim
delve-deed-shelters = it moves behind another Enemy, farther from the victim
delve-deed-dies = { $whom } dies
delve-deed-activates = { $sign ->
    [none] every Enemy
   *[other] { $amount ->
        [one] the nearest Enemy
       *[other] the { $amount } nearest Enemies
    }
}{ $what ->
    [none] { "" }
   *[other] { " " }of the kind { $what }
}{ $rank ->
    [none] { "" }
   *[other] { " " }of rank { $rank }
} { $amount ->
    [0] activates
    [one] activates
   *[other] activate
}
delve-deed-stands = { $whom } stands up
delve-deed-brings = { $amount ->
    [0] Day comes
   *[other] Night comes: attacks of Heroes have 1 Hit fewer
}
delve-deed-opens = a door opens: { $at }
delve-deed-reveals = discovered: { $at }
delve-deed-places = { $what } is laid: { $at }
delve-deed-removes = { $what ->
    [none] the overlays go: { $at }
   *[other] { $what } goes: { $at }
}
delve-deed-unlocks = the Magic Lock goes: { $what ->
    [none] { $at }
   *[other] { $what }
}
delve-deed-objective = the goal is now: { $what }
delve-deed-wins = the quest is won
delve-deed-loses = the quest is lost

## Cards

delve-attack-line = Attack: { $red ->
    [0] { "" }
   *[other] { $red } Red { $red ->
        [one] Die
       *[other] Dice
    }
}{ $blue ->
    [0] { "" }
   *[other] { $red ->
        [0] { "" }
       *[other] { " " }and { "" }
    }{ $blue } Blue { $blue ->
        [one] Die
       *[other] Dice
    }
}, { $far ->
    [0] in the own area
   *[other] { $near } to { $far } areas away
}, { $type }.
delve-star-line = A star: { $text }
delve-use-line = { $timing ->
    [combat] As a Combat Activity
    [action] As an Action Activity
    [free] Free, once a turn
    [hit] In the HIT Stage of an own attack
   *[defence] In the own DEF Stage
}{ $aim ->
    [none] { "" }
    [hero] , on a Hero { $reach ->
        [0] in the area
        [one] in sight up to 1 area away
       *[other] in sight up to { $reach } areas away
    }
    [enemy] , on an Enemy { $reach ->
        [0] in the area
        [one] in sight up to 1 area away
       *[other] in sight up to { $reach } areas away
    }
   *[area] , on an area { $reach ->
        [0] : the own one
        [one] in sight up to 1 area away
       *[other] in sight up to { $reach } areas away
    }
}: { $text }
delve-once = Used once, then discarded.
delve-stays = It stays until it is cured, or until death.
delve-nothing = Nothing happens.
delve-search-line = Matches { $faces }: { $text }
delve-encounter-line = { $kind ->
    [any] { $rank ->
        [any] All Enemies activate.
       *[other] All Enemies of rank { $rank } activate.
    }
   *[other] { $rank ->
        [any] All Enemies of the kind { $kind } activate.
       *[other] All Enemies of the kind { $kind }, rank { $rank }, activate.
    }
}
delve-otherwise-line = Otherwise: { $text }
delve-rule-range = { $far ->
    [0] Heroes in its area
   *[other] Heroes in sight, { $near } to { $far } areas away
}
delve-rule-idle = The nearest Heroes that it can walk to, seen or not
delve-prefer-law = Heroes of law
delve-prefer-neutral = neutral Heroes
delve-prefer-chaos = Heroes of chaos
delve-prefer-strongest = the highest Soul Rank
delve-prefer-weakest = the lowest Armor
delve-prefer-richest = the most Crowns
delve-prefer-ailing = whoever has a Body Condition
delve-prefer-alone = whoever is alone in an area
delve-prefer-farthest = the farthest
delve-prefer-active = the active Hero
