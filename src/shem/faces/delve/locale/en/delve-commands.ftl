### What the commands of Delve say.

help-delve-balance = Measure how often a party of bots wins each quest with one to five heroes, and who falls by what.
help-balance-quest = A quest, by id or name; several are possible. Default: all.
help-balance-n = How many games of each quest and number of heroes.
help-balance-heroes = With how many heroes, separated by commas.
help-balance-bot = Which computer player plays every hero: greedy (a careful party) or random (a beginner).
help-balance-record = Keep what was measured in this file (JSON), too.
delve-balance-party = Every hero is played by { $bot ->
    [greedy] the careful bot (greedy)
    [random] the random bot
   *[other] { $bot }
}, { $count ->
    [one] one game
   *[other] { $count } games
} each, all parties of the heroes in turn. With 95% intervals:
delve-balance-heroes = won with { $count ->
    [one] one hero
   *[other] { $count } heroes
}
delve-balance-means = per game: { $rounds } rounds, { $wounds } health lost, { $fallen } heroes fallen; most by: { $killers ->
    [none] nothing
   *[other] { $killers }
}
