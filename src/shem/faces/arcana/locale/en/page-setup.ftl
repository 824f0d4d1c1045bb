# A new battle of Golem Arcana. The page reads this file itself; ids begin with page-setup-.

page-setup-scenarios = Scenarios
page-setup-import = Bring in a pack
page-setup-search = Search scenarios
page-setup-points = Points
page-setup-points-all = Any points
page-setup-players = Players
page-setup-players-all = Any number
page-setup-seats = { $count } players
page-setup-seats-range = { $least } to { $most } players
page-setup-range = { $least } to { $most }
page-setup-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
  }
page-setup-rounds-none = no round limit
page-setup-without = none
page-setup-story = Story
page-setup-secrets = Secrets
page-setup-missing = { $count ->
    [one] { $count } tile missing
   *[other] { $count } tiles missing
  }
page-setup-nothing = No scenario fits
page-setup-nothing-do = Ask for less: any points, any number of players.
page-setup-fact-points = Army points
page-setup-fact-seats = Players
page-setup-fact-rounds = Round limit
page-setup-fact-ap = Action Points a turn
page-setup-map = Map of { $title }: { $columns } by { $rows } Regions, with terrain, cover, Deployment Zones, what to capture and known Mana Wells
page-setup-victory = How it is won
page-setup-rules = Special rules
page-setup-zone = { $until ->
    [0] Position { $position } can deploy from round { $from } on.
   *[other] Position { $position } can deploy in rounds { $from } to { $until }.
  }
page-setup-positions = Positions
page-setup-position = Position { $number }
page-setup-limit = up to { $points } points
page-setup-team = team { $team }
page-setup-factions = Factions
page-setup-any = any
page-setup-required = Must bring
page-setup-banned = Must not bring
page-setup-fixed = Its army belongs to the scenario.
page-setup-tiles = Map tiles
page-setup-tiles-missing = Not among your tiles: { $tiles }
page-setup-tiles-still = It can be played all the same: the map is on the screen.
page-setup-tiles-owned = You own all of them.
page-setup-choose = Choose seats and armies
page-setup-seats-about = Who sits where, and with which army?
page-setup-another = Another scenario
page-setup-army = Army
page-setup-golems = { $count ->
    [one] 1 Golem
   *[other] { $count } Golems
}
page-setup-army-other = Another army
page-setup-army-change = Choose another army for Position { $number }
page-setup-army-pick = An army for Position { $number }
page-setup-army-guest = The guest brings one
page-setup-army-host = I choose
page-setup-army-guest-about = Whoever opens the invitation chooses an army before the battle begins. You see it when it stands on the table.
page-setup-misfit = It is kept among your armies, but does not fit here: { $why }
page-setup-no-army = No army fits
page-setup-no-army-do = Bring one in, or build one that fits this scenario's limit.
page-setup-others-misfit = { $count ->
    [one] 1 more army does not fit here and is left out.
   *[other] { $count } more armies do not fit here and are left out.
}
page-setup-edition = Edition of the rules
page-setup-with = With { $title } ({ $points })
page-setup-army-off = Choose without this army
page-setup-no-place = { $title } has no place in this scenario: other factions are called for, or its armies are given.
page-setup-order = Turn order
page-setup-order-own = As the scenario says
page-setup-order-random = By lot
page-setup-order-position = By position
page-setup-order-apv = Fewest points first
page-setup-fits = Fits: { $points } points
page-setup-bad = An army does not fit this scenario.
page-setup-start-under = { $count } armies, { $points } points
