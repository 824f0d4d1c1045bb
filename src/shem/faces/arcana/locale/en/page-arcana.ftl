# Golem Arcana's own sentences on the page. The page reads this file itself; ids begin with page-arcana-.

## The board

page-arcana-board = Board of { $title }
page-arcana-board-kind = board; arrow keys go from Region to Region
page-arcana-golem-yours = { $name }, yours, { $health } of { $most } Health
page-arcana-golem-of = { $name } of { $owner }, { $health } of { $most } Health
page-arcana-golem-promised = { $who }, { $hit } chance to hit, damage { $damage }
page-arcana-well = Mana Well, { $left } Mana left
page-arcana-well-maybe = A Mana Well may be hidden here
page-arcana-can = can be chosen
page-arcana-can-mp = can be chosen, { $mp } MP
page-arcana-mark-effect = under an effect
page-arcana-mark-cooling = cooling down
page-arcana-mark-down = partly shut down
page-arcana-mark-silenced = silenced
page-arcana-mark-moved = has moved

## Above the board

page-arcana-ap-short = AP
page-arcana-ap-long = Action Points
page-arcana-mana-short = M
page-arcana-mana-long = Mana
page-arcana-vp-short = VP
page-arcana-vp-long = Victory Points
page-arcana-ap = { $ap } AP
page-arcana-mana = { $mana } Mana
page-arcana-vp = { $vp } VP
page-arcana-lost = { $lost } lost
page-arcana-round-of = Round { $round } of { $rounds }
page-arcana-deployment = Deployment
page-arcana-army-line = { $name }: { $golems ->
    [one] 1 Golem
   *[other] { $golems } Golems
}, { $vp } VP, { $mana } Mana
page-arcana-army-short = { $golems ->
    [one] 1 Golem
   *[other] { $golems } Golems
} · { $vp } VP · { $mana } M

## Controls

page-arcana-armies = Armies
page-arcana-ancients = Ancient Ones
page-arcana-map = Map
page-arcana-end = End turn
page-arcana-use = Use
page-arcana-runes = Choices by rune
page-arcana-zoom-in = Nearer
page-arcana-zoom-out = Farther
page-arcana-overview = Whole board
page-arcana-zones = Zones
page-arcana-previous-golem = Golem before
page-arcana-next-golem = Next Golem
page-arcana-previous-army = Army before
page-arcana-next-army = Next army
page-arcana-previous-ancient = Ancient One before
page-arcana-next-ancient = Next Ancient One
page-arcana-key-more = More choices
page-arcana-key-board = To the board; arrows go from Region to Region

## What to do

page-arcana-setting-up = The battle is being set up
page-arcana-pick-golem = Pick a Golem that can still do something, here or on the board.
page-arcana-nothing-left = There is nothing left to do. End your turn.
page-arcana-waiting-look = Touch a figure or a Region to look at it.
page-arcana-pick-lit = Pick what is lit on the board.
page-arcana-as-list = All { $count } as a list
page-arcana-ask-deploy = Deploy a Golem
page-arcana-ask-path = Name the path
page-arcana-ask-displace = Where does it go?
page-arcana-ask-shift = Where is it moved?
page-arcana-ask-well = Where does the Mana Well go?
page-arcana-ask-silence = Silence a Knight
page-arcana-ask-choose = Choose
page-arcana-ask-other = Decide
page-arcana-do-attack = Roll { $ability }
page-arcana-do-charge = Charge with { $ability }
page-arcana-do-charge-so = Charge
page-arcana-do-move = Move to { $place }
page-arcana-do-deploy = Deploy at { $place }
page-arcana-do-go = Go to { $place }
page-arcana-do-bless = Bless { $place }
page-arcana-do-curse = Curse { $place }
page-arcana-do-use = Use { $ability }
page-arcana-still-able = { $count ->
    [one] 1 Golem could still do something.
   *[other] { $count } Golems could still do something.
}

## Rolls

page-arcana-roll-result = Result of the roll
page-arcana-figure-moved = A figure is put elsewhere
page-arcana-figure-there = It stands there
page-arcana-result-miss = Miss
page-arcana-result-hit = Hit
page-arcana-result-lucky = Lucky!
page-arcana-result-crit = Crit!
page-arcana-result-super-crit = Super Crit!
page-arcana-to-hit = To-Hit
page-arcana-chance = Chance
page-arcana-damage = Damage
page-arcana-crit = Crit
page-arcana-own = your own
page-arcana-true-chance = true chance { $chance }%, doubles counted
page-arcana-kill = Chance to destroy
page-arcana-forecast = { $name }: destroyed in { $kill }%, loses { $expected } Health on average

## Cards

page-arcana-figure = { $name } { $value }, printed { $printed }; open its Deep Dive
page-arcana-short-accuracy = Acc
page-arcana-short-damage = Dmg
page-arcana-short-range = Rng
page-arcana-short-points = MP
page-arcana-short-uses = Uses
page-arcana-pips = { $pips ->
    [one] cools down for 1 more Round
   *[other] cools down for { $pips } more Rounds
}
page-arcana-effects = At work here
page-arcana-more = All of the card
page-arcana-apv = { $apv } points
page-arcana-class-warsprite = Warsprite
page-arcana-class-ogre = Ogre
page-arcana-class-titan = Titan
page-arcana-class-colossus = Colossus
page-arcana-obstructions = { $count ->
    [one] 1 obstruction
   *[other] { $count } obstructions
}
page-arcana-cover-by-class = Cover by class
page-arcana-cover-here = Cover here
page-arcana-cover-behind = Behind it
page-arcana-mp = { $mp } MP
page-arcana-impassable = impassable
page-arcana-room = Room for { $room } of { $most }
page-arcana-here = Here
page-arcana-role-miracle = Miracle
page-arcana-role-blessing = Blessing
page-arcana-role-curse = Curse
page-arcana-lies = Lies at { $region }.
page-arcana-no-ancients = No Ancient Ones
page-arcana-no-ancients-why = No army here has called one.
page-arcana-goals = Objectives
page-arcana-figures = Where the figures stand
page-arcana-figures-why = Enough to set them up again after an accident.
page-arcana-tiles = How the tiles lie
page-arcana-tile = { $side } at { $region }{ $turn ->
    [0] {""}
   *[other] , turned by { $turn }°
}

## Pages

page-arcana-luck = { $attacks ->
    [one] 1 roll to hit
   *[other] { $attacks } rolls to hit
}: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} where { $expected } were to be expected; { $crits ->
    [0] no Crit
    [one] 1 Crit
   *[other] { $crits } Crits
}

## Help, codes, the board

page-arcana-turn-board = Turn the board
page-arcana-codes = Codes of the control card
page-arcana-codes-about = For a stylus: a Region is called by its name, a Golem by its number, a field as it stands here.
page-arcana-code-rune = Rune { $which }
page-arcana-code-digit = Digit { $which } of the dice

page-arcana-deploy-rest = Deploy the rest for me

## Looking

page-arcana-look-back = Back
page-arcana-look-card = Its card
page-arcana-look-here = The card of who stands here
page-arcana-health-of = { $health } of { $most } Health
page-arcana-reach = Its reach
page-arcana-reach-all = Reach of all enemies
page-arcana-reach-hide = Hide the reach
page-arcana-goal = Goal
page-arcana-goal-won = How it is won
page-arcana-goal-rates = What destruction gives
page-arcana-goal-places = What each place gives
page-arcana-goal-frame = Armies of up to { $points } points, { $ap } AP a turn.
page-arcana-legend = What the marks mean
page-arcana-legend-places = Places
page-arcana-legend-sign-flag = Capture Region that nobody holds; the number is what it gives a turn: VP violet, Mana blue
page-arcana-legend-sign-held = Capture Region in the colour of the army that holds it
page-arcana-legend-sign-well = Mana Well with the Mana that it still gives
page-arcana-legend-sign-maybe = A hidden Mana Well may be here
page-arcana-legend-sign-empty = Mana Well that is empty
page-arcana-legend-sign-blessing = Blessing, in the colour of its army
page-arcana-legend-sign-curse = Curse, in the colour of its army
page-arcana-legend-sign-laid = Something laid here
page-arcana-legend-figures = Figures
page-arcana-legend-figure-warsprite = Warsprite
page-arcana-legend-figure-ogre = Ogre
page-arcana-legend-figure-titan = Titan: one ring
page-arcana-legend-figure-colossus = Colossus: two rings
page-arcana-legend-figure-construct = Construct: a broken edge
page-arcana-legend-figure-health = Health with its number: much, half, little; grey is what a hit would take
page-arcana-legend-figure-chance = The true chance to hit in percent, doubles counted
page-arcana-legend-figure-copy = Which of its kind it is, if its army has several
page-arcana-legend-figure-picked = The chosen Golem
page-arcana-legend-figure-friend = In red: the chance to hit one of your own
page-arcana-legend-figure-kill = The chance that this destroys it
page-arcana-legend-figure-change = What it has just lost; in green, what it has got back
page-arcana-legend-mark-able = It can still do something
page-arcana-legend-mark-cooling = An ability is cooling down
page-arcana-legend-mark-effect = It is under an effect
page-arcana-legend-mark-silenced = Its Knights are silenced
page-arcana-legend-mark-down = Part of it is shut down
page-arcana-legend-lights = Lights
page-arcana-legend-light-go = You can go here; the number is the MP that it takes
page-arcana-legend-light-aim = You can aim here
page-arcana-legend-light-from = You can charge from here
page-arcana-legend-light-own = The chosen Golem stands here
page-arcana-legend-light-opened = The Region that you are looking at
page-arcana-legend-light-moves = One move takes those here whose reach is shown
page-arcana-legend-light-strikes = They could attack here; the number is how many of them
page-arcana-legend-light-zone = Deployment Zone in the colour of its army
page-arcana-legend-light-rune = Its rune on the control card; a number key chooses it, too
page-arcana-legend-light-way = The way that the chosen move takes, or the blow of the chosen attack
page-arcana-legend-ground = Terrain
page-arcana-legend-ground-obstruction = Obstruction: it takes a place

page-arcana-digest = Since your turn
page-arcana-digest-none = Nobody else has done anything.
page-arcana-digest-show = Show { $region } on the board
page-arcana-digest-more = What belongs to it: { $count ->
    [one] 1 line
   *[other] { $count } lines
}
page-arcana-digest-vp = { $vp } VP
page-arcana-upkeep = As your turn began
