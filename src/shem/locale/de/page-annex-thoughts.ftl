# Was die Seite zu dem sagt, was Bots denken: Tipps, Gründe, die Auswertung einer Partie. Namen beginnen mit page-.

page-hint-about = Ein Computerspieler sieht sich an, was du siehst, und sagt, was er täte und warum. Im Protokoll steht für alle, dass du einen Tipp genommen hast.
page-hint-level = Wie gut er spielt
page-hint-ask = Gib mir einen Tipp
page-hint-other = Noch einmal fragen
page-hint-later = Einen Tipp bekommst du, wenn du am Zug bist.
page-thinking = Der Computer denkt nach
page-thinking-stop = Abbrechen
page-pondering = { $name } denkt nach
page-pondering-hurry = Jetzt entscheiden
page-thought-chance = Siegchance: vorher { NUMBER($before) } %, danach { NUMBER($after) } %.
page-thought-of = { $count ->
    [one] Er wog eine Handlung ab.
   *[other] Er wog { $count } Handlungen ab.
}
page-thought-takes = Diese
page-thought-wins = { NUMBER($chance) } % Siegchance
page-thought-lost = { NUMBER($lost) } weniger als die beste
page-thought-lost-ahead = { NUMBER($lost) } % weniger Siegchance als die beste
page-thought-terms = Woraus der Gewinn besteht
page-thought-show = Auf dem Brett zeigen
page-thought-line = Was er danach vorhat
page-thought-measure = Gewinne stehen im Maß, mit dem das Spiel eine Stellung bewertet; daraus ist die Siegchance berechnet.
page-thought-measure-ahead = Entschieden hat die Siegchance, wie sie sich weiter voraus ergab; vor dem, was sofort am meisten bringt, hat nur deutlich Besseres Vorrang. Gewinne sind die des nächsten Augenblicks, im Maß, mit dem das Spiel eine Stellung bewertet.
page-thought-measure-settled = Hier entschied eine Faustregel: Gewinne sind das, was sie zählt, und nicht alles, wovon die Siegchance abhängt.
page-thought-none = { $name } wägt hier nichts ab.
page-thought-forced = Etwas anderes war nicht möglich.
page-analysis-about = Jede der { $of } Entscheidungen wird noch einmal abgewogen. Du kannst dich dabei weiter umsehen.
page-analysis-begin = Die Partie auswerten
page-analysis-on = Weiter auswerten
page-analysis-running = { $done } von { $of } Entscheidungen sind abgewogen.
page-analysis-done = Die Auswertung ist fertig.
page-analysis-failed = Die Auswertung brach ab: Der Computer ist an einer der Entscheidungen gescheitert. Was abgewogen wurde, bleibt, und von dort kann es weitergehen.
page-analysis-chances = Siegchance in Prozent
page-analysis-moments = Wo es sich wendete
page-analysis-quiet = Keine Entscheidung und kein Wurf änderte viel.
page-analysis-play = durch die Entscheidung { $value } %
page-analysis-dice = durch die Würfel { $value } %
page-analysis-better = Besser: { $text } (+{ NUMBER($gain) } %)
page-analysis-show = Auf dem Brett zeigen
page-analysis-luck = Glück und Spiel
page-analysis-gained = { $rolls ->
    [one] Eine Entscheidung mit Würfeln brachte
   *[other] { $rolls } Entscheidungen mit Würfeln brachten
} { $gained } % der Siegchance; zu erwarten waren etwa ± { NUMBER($spread) } %.
page-analysis-rank = Mehr Glück als { NUMBER($rank) } von 100 mit denselben Entscheidungen.
page-analysis-no-dice = Für die Entscheidungen dieser Seite wurde nicht gewürfelt.
page-analysis-cost = { $count ->
    [one] Eine Entscheidung
   *[other] { $count } Entscheidungen
}: { $play } % gegenüber dem, was der Computer getan hätte.
page-analysis-measure = Eine Siegchance wird aus dem Wert der Stellung berechnet: Sie sagt, wie solche Stellungen zwischen gleich starken Computerspielern ausgingen.
