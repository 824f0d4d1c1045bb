### Archmage's page: what the table says to it.

archmage-table-title = Archmage, to { $goal } points
archmage-table-victory-goal = Whoever first has { $goal } points wins at once.
archmage-table-victory-points = If no district can be harvested any more, the most points win; of equals, whoever comes first from the Archmage on.

## Questions

archmage-table-wait-face = { $names }: which way shall the golem face?
archmage-table-wait-artifact = { $names }: use the { $artifact } now?
archmage-table-wait-allocate = { $count ->
    [one] One player still allocates: { $names }.
   *[other] { $count } players still allocate: { $names }.
}
archmage-table-wait-announce = { $names }: which phase holds the most units?
archmage-table-wait-redistribute = { $count ->
    [one] One player may still allocate anew: { $names }.
   *[other] { $count } players may still allocate anew: { $names }.
}
archmage-table-wait-settle = { $names }: settle the tie with the Amulet of Loki?
archmage-table-wait-move = { $names }: how far shall the golem go?
archmage-table-wait-aim = { $names }: from where does the Bow harvest?
archmage-table-wait-destroy = { $names }: destroy an artifact with Hamre?
archmage-table-wait-place = { $names }: set the golem elsewhere with Magibok?

## Choices

archmage-table-price-artifact = uses up: { $artifact }
archmage-table-does-use-1 = You may move the golem up to six districts this turn.
archmage-table-does-use-2 = You have three more units this turn. Everybody sees it.
archmage-table-does-use-3 = You harvest a district beside the golem, which stays.
archmage-table-does-decline = { $prompt ->
    [settle] The tie is decided by the Archmage's order. You keep the Amulet.
    [artifact] You keep the artifact for later.
   *[other] The power of the district is lost.
}
archmage-table-does-face = The golem turns to the { $facing }.
archmage-table-does-announce = Everybody hears that { $phase } holds the most of your units, alone or jointly. It has to stay so.
archmage-table-does-settle = { $seat } is declared the winner of this phase.
archmage-table-does-move = The golem goes to { $place }.
archmage-table-does-aim = You harvest { $place }.
archmage-table-does-destroy = It is out of play: { $artifact }.
archmage-table-does-place = The golem stands on { $place }; then you turn it.
archmage-table-limit-smerte = Smerte: movement takes exactly one unit this turn.
archmage-table-rule-least = Every phase takes at least one unit.
archmage-table-rule-lost = What you do not allocate is lost.
archmage-table-rule-sum = The sum may not grow.
archmage-table-rule-most = The most must stay with { $phase }, alone or jointly, for you announced it.

## Taps

archmage-table-tap-first = Touch a choice, a district or a phase.
archmage-table-not-on-way = The golem does not stop there on its way.
archmage-table-not-beside = The Bow reaches only the four districts beside the golem.
archmage-table-not-in-line = The golem can face only along its row and its column.
archmage-table-no-forecast = There is nothing to forecast: the golem has gone this turn, or no turn has begun.
archmage-table-forecast-note = From { $games } playouts of this turn by the rules. The others are taken to use all their units, each split being as likely as far as it agrees with what is known; whoever decides something takes each legal choice as often.

## The scene and its cards

archmage-table-mark-archmage = Archmage
archmage-table-mark-bonus = bonus { $units }
archmage-table-mark-horn = Horn
archmage-table-mark-orm = Orm: one unit less
archmage-table-mark-smerte = Smerte: movement exactly one
archmage-table-mark-konge = Konge: the bonus is not halved
archmage-table-won-alone = For { $phase }, { $seat } has the most units.
archmage-table-won-archmage = For { $phase }, { $tied } are tied. The Archmage, { $seat }, wins ties.
archmage-table-won-left = For { $phase }, { $tied } are tied. Of these { $seat } sits next to the left of the Archmage.
archmage-table-won-amulet = For { $phase }, { $tied } were tied. The Amulet of Loki gave it to { $seat }.
archmage-table-won-open = For { $phase }, { $tied } are tied. The Amulet of Loki may settle it, else it goes to { $seat }.
archmage-table-artifact-amulet = When a phase is revealed and tied, its owner may say which of those who tie wins it.
archmage-table-artifact-boots = Whoever wins the movement and owns them may move the golem up to six districts.
archmage-table-artifact-horn = Its owner has three more units for one turn.
archmage-table-artifact-bow = Whoever wins the harvesting and owns it may harvest one of the four districts beside the golem instead. The golem stays.
archmage-table-when-amulet = when a phase is revealed and tied
archmage-table-when-boots = when you have won the movement
archmage-table-when-horn = before the allocation of a turn
archmage-table-when-bow = when you have won the harvesting
archmage-table-district-left = Not harvested yet.
archmage-table-district-taken = Harvested by { $seat }.
archmage-table-way = { $facing } { $distance }
archmage-table-ways = From where the golem stands: { $ways }.
archmage-table-no-way = The golem cannot get there in one move.
