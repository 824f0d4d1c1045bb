### The vocabulary of Golem Arcana, and effects made of it.

arcana-terrain-plains = Plains
arcana-terrain-hills = Hills
arcana-terrain-mountain = Mountain
arcana-terrain-shallow = Shallow Water
arcana-terrain-deep = Deep Water
arcana-terrain-swamp = Swamp
arcana-terrain-pit = Pit
arcana-terrain-in-plains = on Plains
arcana-terrain-in-hills = on Hills
arcana-terrain-in-mountain = on a Mountain
arcana-terrain-in-shallow = in Shallow Water
arcana-terrain-in-deep = in Deep Water
arcana-terrain-in-swamp = in a Swamp
arcana-terrain-in-pit = in a Pit
arcana-cover-none = no cover
arcana-cover-ground = Ground Cover
arcana-cover-medium = Medium Cover
arcana-cover-heavy = Heavy Cover
arcana-cover-pit = the Pit's cover
arcana-cover-in-none = without cover
arcana-cover-in-ground = in Ground Cover
arcana-cover-in-medium = in Medium Cover
arcana-cover-in-heavy = in Heavy Cover
arcana-cover-in-pit = in a Pit's cover
arcana-obstructions = { $count ->
    [one] 1 obstruction
   *[other] { $count } obstructions
}
arcana-class-warsprite = Warsprite
arcana-class-ogre = Ogre
arcana-class-titan = Titan
arcana-class-colossus = Colossus
arcana-class-a-warsprite = a Warsprite
arcana-class-a-ogre = an Ogre
arcana-class-a-titan = a Titan
arcana-class-a-colossus = a Colossus
arcana-rank-golem-master = Golem Master
arcana-rank-knight = Knight
arcana-rank-blood-knight = Blood Knight
arcana-arcanum-durani = Durani
arcana-arcanum-gudanna = Gudanna
arcana-arcanum-urugal = Urugal
arcana-arcanum-zikia = Zikia
arcana-faction-durani = Durani
arcana-faction-gudanna = Gudanna
arcana-faction-mercenary = Mercenaries
arcana-attribute-accuracy = Accuracy
arcana-attribute-damage = Damage
arcana-attribute-range = Range
arcana-attribute-dodge = Dodge
arcana-attribute-armor = Armor
arcana-attribute-movement = Movement Points
arcana-attribute-cover = Region Cover
arcana-attribute-intervening = Intervening Cover
arcana-attribute-damage-taken = damage taken
arcana-attribute-crit = Crit
arcana-attribute-doubles = doubles
arcana-attribute-cost = cost
arcana-attribute-ignores-cover = ignoring cover
arcana-attribute-as-melee = ranged attacks as melee attacks
arcana-attribute-roll = attack roll
arcana-attribute-reroll-misses = misses rolled again
arcana-attribute-reroll-hits = hits on it rolled again
arcana-attribute-cooldown = Cooldown that each use adds
arcana-attribute-doubling = doubling of the cost
arcana-selected-all = everything
arcana-selected-moves = moves
arcana-selected-walk = walking
arcana-selected-fly = flying
arcana-selected-attacks = attacks
arcana-selected-powers = powers
arcana-zone-laid = laid effect
arcana-zone-blessing = Blessing
arcana-zone-curse = Curse
arcana-resource-ap = { $cost } AP
arcana-resource-mana = { $cost } Mana
arcana-resource-health = { $cost } Health
arcana-resource-none = free
arcana-aim-none = { "" }
arcana-aim-ally = at an ally
arcana-aim-enemy = at an enemy
arcana-aim-anyone = at any Golem
arcana-aim-region = at a Region

## Effects, made of parts: trigger, conditions, whom: deed, how long, to where, whom it spares, how often.

arcana-trigger-always = Always,
arcana-trigger-hit = On a hit,
arcana-trigger-miss = On a miss,
arcana-trigger-attack = On an attack, hit or miss,
arcana-trigger-move = After a move,
arcana-trigger-upkeep = At each upkeep,
arcana-trigger-attacked = When it is attacked, hit or not,
arcana-trigger-damaged = When an attack damages it,
arcana-trigger-destroyed = When it is destroyed,
arcana-trigger-kill = When its attack destroys the target,
arcana-trigger-use = When used,
arcana-trigger-enter = On entering,
arcana-if = if { $conditions },
arcana-if-cover = { $who ->
    [target] the target
    [attacker] the attacker
    [other] the other one
    [each] who
   *[golem] it
} stands { $values }
arcana-if-terrain = { $who ->
    [target] the target
    [attacker] the attacker
    [other] the other one
    [each] who
   *[golem] it
} stands { $values }
arcana-if-class = { $who ->
    [target] the target
    [attacker] the attacker
    [other] the other one
    [each] who
   *[golem] it
} is { $values }
arcana-if-arcanum = { $who ->
    [target] the target
    [attacker] the attacker
    [other] the other one
    [each] who
   *[golem] it
} is of { $values }
arcana-if-faction = { $who ->
    [target] the target
    [attacker] the attacker
    [other] the other one
    [each] who
   *[golem] it
} fights for { $values }
arcana-if-moved = { $who ->
    [target] the target
    [attacker] the attacker
    [other] the other one
    [each] who
   *[golem] it
} { $amount ->
    [0] has not moved
   *[1] has moved
}
arcana-if-contested = { $who ->
    [target] the target's
    [attacker] the attacker's
    [other] the other one's
    [each] whose
   *[golem] its
} Region is { $amount ->
    [0] not contested
   *[1] contested
}
arcana-if-first-hit = { $who ->
    [target] the target
    [attacker] the attacker
    [other] the other one
    [each] who
   *[golem] it
} { $amount ->
    [0] was hit before this Round
   *[1] was not hit before this Round
}
arcana-if-critical = { $amount ->
    [0] it is no Crit
   *[1] it is a Crit
}
arcana-if-health-at-most = { $who ->
    [target] the target's
    [attacker] the attacker's
    [other] the other one's
    [each] whose
   *[golem] its
} Health is at most { $amount }%
arcana-if-health-at-least = { $who ->
    [target] the target's
    [attacker] the attacker's
    [other] the other one's
    [each] whose
   *[golem] its
} Health is at least { $amount }%
arcana-if-near = { $who ->
    [target] the target
    [attacker] the attacker
    [each] who
   *[other] the other one
} is { $amount ->
    [0] in the same Region
    [one] at most 1 Region away
   *[other] at most { $amount } Regions away
}
arcana-if-beyond = { $who ->
    [target] the target
    [attacker] the attacker
    [each] who
   *[other] the other one
} is at least { $amount ->
    [one] 1 Region
   *[other] { $amount } Regions
} away
arcana-whom-self = { $place ->
    [zone] whoever is here
    [story] the Golem
   *[golem] this Golem
}
arcana-whom-target = { $aimed ->
    [answer] the attacker
   *[attack] the target
}
arcana-whom-target-and-its-allies-there = { $aimed ->
    [answer] the attacker and its allies in its Region
   *[attack] the target and its allies in its Region
}
arcana-whom-others-there = everybody else in { $aimed ->
    [answer] the attacker's Region
    [use] that Region
   *[attack] the target's Region
}
arcana-whom-allies-there = allies in { $aimed ->
    [answer] the attacker's Region
    [use] that Region
   *[attack] the target's Region
}
arcana-whom-enemies-there = enemies in { $aimed ->
    [answer] the attacker's Region
    [use] that Region
   *[attack] the target's Region
}
arcana-whom-everyone-there = everybody in { $aimed ->
    [answer] the attacker's Region
    [use] that Region
   *[attack] the target's Region
}
arcana-whom-allies-here = { $place ->
    [zone] allies here
    [story] the Golem and its allies in its Region
   *[golem] this Golem and its allies in its Region
}
arcana-whom-enemies-here = { $place ->
    [zone] enemies here
   *[golem] enemies in its Region
}
arcana-whom-others-here = { $place ->
    [zone] the others here
   *[golem] everybody else in its Region
}
arcana-whom-everyone-here = { $place ->
    [zone] everybody here
   *[golem] everybody in its Region
}
arcana-whom-allies = all allies on the board
arcana-whom-enemies = all enemies on the board
arcana-whom-everyone = everybody on the board
arcana-whom-region = { $place ->
    [answer] the attacker's Region
    [here] its own Region
    [wells] every known Mana Well
    [attack] the target's Region
   *[use] that Region
}
arcana-whom-regions = the Regions of { $whom }
arcana-against-any = in every attack
arcana-against-melee = in melee attacks
arcana-against-ranged = in ranged attacks
arcana-turn-by-turn = { $amounts } (turn by turn)
arcana-cost-of = cost of { $what }
arcana-movement-of = Movement Points of { $what }
arcana-cooldown-of = Cooldown that each use adds to { $what }
arcana-deed-doubling = { $what ->
    [all] no use doubles the cost of the next
   *[other] no use doubles the cost of the next ({ $what })
}
arcana-deed-set = { $attribute } set to { $amount }
arcana-deed-multiply = { $attribute } x { $times }
arcana-deed-crit = a Crit multiplies damage by { $times }
arcana-deed-doubles = { $good ->
    [no] doubles against it miss
   *[yes] doubles against it hit
}
arcana-deed-ignores-cover = { $on ->
    [no] attacks do not ignore cover
   *[yes] attacks ignore cover
}
arcana-deed-reroll-misses = { $on ->
    [yes] a miss is rolled again, once
   *[no] a miss stands
}
arcana-deed-reroll-hits = { $on ->
    [yes] a hit on it is rolled again, once
   *[no] a hit on it stands
}
arcana-deed-as-melee = { $on ->
    [no] ranged attacks stay ranged
   *[yes] ranged attacks are made as melee attacks
}
arcana-deed-harm = { $measure ->
    [base-damage] damage of { $amount }% of the attack's Base Damage
    [damage] damage of { $amount }% of the damage dealt
   *[fixed] { $amount } damage
} past Armor
arcana-deed-harm-each-turn = { $measure ->
    [base-damage] each turn damage of { $amount }% of the attack's Base Damage
    [damage] each turn damage of { $amount }% of the damage dealt
   *[fixed] { $amount } damage each turn
} past Armor
arcana-deed-heal = { $measure ->
    [base-damage] Health healed: { $amount }% of the attack's Base Damage
    [damage] Health healed: { $amount }% of the damage dealt
   *[fixed] { $amount } Health healed
}
arcana-deed-heal-each-turn = { $measure ->
    [base-damage] Health healed each turn: { $amount }% of the attack's Base Damage
    [damage] Health healed each turn: { $amount }% of the damage dealt
   *[fixed] { $amount } Health healed each turn
}
arcana-deed-mana = { $amount } Mana for the army
arcana-deed-steal-mana = up to { $amount } Mana of the army stolen
arcana-deed-ap = { $amount } AP for the army
arcana-deed-steal-ap = up to { $amount } AP of the army stolen
arcana-deed-vp = { $amount } VP for the army
arcana-deed-displace = { $way ->
    [random] displaced at random
    [push] pushed away
    [pull] pulled closer
   *[chosen] displaced
} { $far ->
    [anywhere] to any Region
   *[near] up to { $distance ->
        [one] 1 Region
       *[other] { $distance } Regions
    }
}
arcana-deed-cool = Cooldown of { $what } { $amount }
arcana-deed-silence = { $one ->
    [yes] one Knight silenced
   *[no] Knights silenced
}
arcana-deed-silence-named = { $knight } silenced
arcana-deed-destroy = destroyed
arcana-deed-grant = the move { $name } ({ $kind ->
    [fly] fly
   *[walk] walk
}{ $nimble ->
    [yes] , nimble
   *[no] { "" }
}, { $ap } AP, { $mp } MP)
arcana-deed-ignore = no extra Movement Points for { $places }
arcana-deed-lay = { $name ->
    [none] an effect
   *[other] { $name }
} lies there
arcana-deed-dispel = { $what } dispelled
arcana-deed-shift = { $what } moved { $far ->
    [anywhere] to any Region
   *[near] up to { $distance ->
        [one] 1 Region
       *[other] { $distance } Regions
    }
}
arcana-deed-well = { $do ->
    [create] a new Mana Well ({ $mana } Mana)
    [remove] the Mana Well is removed
    [fill] the Mana Well gives { $mana } Mana more
    [drain] the Mana Well runs dry
    [move] the Mana Well moves up to { $distance ->
        [one] 1 Region
       *[other] { $distance } Regions
    }
   *[recharge] the Mana Well is full again
}
arcana-deed-terrain = becomes { $ground }
arcana-deed-spawn = { $golem } appears { $army ->
    [wild] as a wild Golem, everybody's enemy
   *[own] in your own army
}
arcana-for-rounds = for { $rounds ->
    [one] 1 Round
   *[other] { $rounds } Rounds
}
arcana-until-next-attack = until its next attack
arcana-until-attacked = until the next attack on it
arcana-until-move = until it moves
arcana-until-leaves = until it leaves its Region
arcana-until-turn-end = until the end of the turn of the army that it comes from
arcana-only-who = (only { $conditions })
arcana-only-where = (only { $places })
arcana-spares = (not { $classes })
arcana-per-target = (once for each target)
arcana-once-a-game = (once a game)
