# The sentences of Archmage's page. The page reads this file itself; ids begin with page-.

## A new match

page-archmage-new-about = Who sits where, and how many points win?
page-archmage-goal = Points to win
page-archmage-goal-about = { $least } to { $most }; usual are { $usual }
page-archmage-cards = Who deals the city
page-archmage-cards-app = The app
page-archmage-cards-named = I name the cards
page-archmage-cards-about = With a deck of cardboard before you, you name each card as it is dealt, and who is the first Archmage.
page-archmage-start-under = { $count } players, to { $goal } points

## The deal

page-archmage-deal = Name the next card
page-archmage-deal-ask = The deal goes row by row from the north-west: which card comes next?
page-archmage-draw-archmage = Who is the first Archmage?
page-archmage-dealt = { $dealt } of { $all } cards are dealt.
page-archmage-deal-search = Search the card
page-archmage-deal-back = Take back { $card }
page-archmage-deal-before = One before { $card }
page-archmage-deal-onward = Go on after the last
page-archmage-deal-stays = What lies then stays
page-archmage-archmage-is = { $name } is the first Archmage
page-archmage-deal-app = The app draws this one

## The city

page-archmage-city = The city, seven rows of seven districts; beyond an edge the other one begins. { $golem }
page-archmage-charm = charm
page-archmage-curse = curse
page-archmage-charms = Charms
page-archmage-curses = Curses
page-archmage-special = special
page-archmage-taken = harvested by { $name }
page-archmage-golem-here = the golem stands here
page-archmage-choosable = can be chosen: { $what }
page-archmage-chance = the golem ends here { $chance } of the time
page-archmage-lies-here = Here lies: { $artifact }
page-archmage-look = Look at { $place }
page-archmage-artifacts = Artifacts

## The turn

page-archmage-seat-line = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $units ->
    [one] 1 unit
   *[other] { $units } units
}{ $archmage ->
    [yes] , Archmage
   *[no] { "" }
}{ $announced ->
    [none] { "" }
   *[other] , announced: { $announced }
}
page-archmage-phase-setup = The game begins
page-archmage-phase-horn = Before the allocation
page-archmage-phase-allocation = Allocate your units
page-archmage-phase-announcement = Announce a phase
page-archmage-phase-redistribution = Allocate anew
page-archmage-phase-orientation = Orientation
page-archmage-phase-movement = Movement
page-archmage-phase-harvesting = Harvesting
page-archmage-phase-regeneration = Regeneration
page-archmage-phase-over = It is over
page-archmage-touch-district = Touch a lit district of the city.
page-archmage-own = Your units:
page-archmage-own-again = Move my units again

## The bowls

page-archmage-bowls = Your bowls
page-archmage-covered = The bowls of { $name } are covered. Only { $name } looks at them.
page-archmage-uncover = I am { $name }: show my bowls
page-archmage-left = { $left ->
    [0] Nothing is left
    [one] 1 unit is left
   *[other] { $left } units are left
}
page-archmage-of-units = of { $units }
page-archmage-units = { $units ->
    [one] 1 unit
   *[other] { $units } units
}
page-archmage-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
page-archmage-less = One unit less for { $phase }
page-archmage-more = One unit more for { $phase }
page-archmage-announced-mark = announced
page-archmage-bonus-if = If you win the regeneration, bonus units next turn:
page-archmage-bonus = { $units ->
    [one] 1 bonus unit
   *[other] { $units } bonus units
}
page-archmage-repour = From the start
page-archmage-allocate = Allocate
page-archmage-leave = Leave it so
page-archmage-lost = { $units ->
    [one] 1 unit is lost
   *[other] { $units } units are lost
}
page-archmage-all = all units are used

## Reveals

page-archmage-revealed = Revealed this turn
page-archmage-revealed-before = Revealed last turn
page-archmage-scale = { $name }: { $units ->
    [one] 1 unit
   *[other] { $units } units
}
page-archmage-tie-archmage = The Archmage wins ties.
page-archmage-tie-left = Of those tied, the next to the left of the Archmage wins.
page-archmage-tie-amulet = The Amulet of Loki has settled the tie.

## Players

page-archmage-announced = announced: { $phase }
page-archmage-split = has allocated
page-archmage-again = has allocated anew
page-archmage-nothing-harvested = Nothing harvested yet.
page-archmage-harvested = { $charms ->
    [one] 1 charm
   *[other] { $charms } charms
}, { $curses ->
    [one] 1 curse
   *[other] { $curses } curses
}

## The forecast

page-archmage-forecast = Where may the golem end?
page-archmage-forecast-places = Where the golem ends, and who harvests there
page-archmage-forecast-ends = The golem ends on
page-archmage-forecast-phases = Who wins the phase

## Keys

page-archmage-key-choice = Choose by number
page-archmage-key-enter = Do what is chosen
page-archmage-key-cancel = One step back
page-archmage-key-board = To the city; arrows go from district to district
page-archmage-key-bowls = To the bowls
