### Was an Inhaltsdateien falsch ist. Das Englische steht, wo geprüft wird; vor jedem Satz stehen Datei, Zeile und Feld.
### Was man in die Datei schreibt (Felder, Kennungen, Wörter des Vokabulars), bleibt, wie es dort steht.

## Teile von Sätzen

content-and = { $first } und { $last }
content-or = { $first } oder { $last }
content-none = nichts davon
content-meant = ; meintest du „{ $word }“?
content-quoted = „{ $text }“
content-mapping = eine Gruppe von Feldern
content-list = eine Liste
content-nothing = nichts
content-not = { $right }, nicht { $given }

## Dateien

content-no-folder = diesen Ordner gibt es nicht
content-no-content = enthält keine Inhalte; { $expected }
content-stray = steht an keinem bekannten Ort; { $expected }
content-expected = ein Paket hat golems/*.yaml, armies/*.yaml, scenarios/*.yaml und { $files }
content-file-name = der Name der Datei ist die Kennung des Stücks: kleine Buchstaben, Ziffern und „-“, nicht „{ $name }“
content-there-already = „{ $id }“ gibt es schon, in { $path }
content-replaced-already = „{ $id }“ wird schon ersetzt, in { $path }
content-nothing-replaced = „{ $id }“ gibt es nicht, also auch nichts zu ersetzen{ $hint }
content-side-already = { $side } gibt es schon, in einem anderen Paket
content-unreadable = lässt sich nicht lesen: { $reason }
content-not-utf8 = ist kein Text in UTF-8
content-not-yaml = ist kein YAML: { $reason }
content-character = enthält ein Zeichen, das YAML nicht erlaubt
content-empty = ist leer
content-too-deep = ist zu tief verschachtelt
content-alias = verwendet einen Verweis (*); schreib es aus
content-field-name = der Name eines Feldes muss ein Wort sein
content-twice = ist zweimal angegeben; lass nur eines stehen

## Felder

content-missing = fehlt
content-no-field = ist hier kein Feld{ $hint } Felder sind: { $known }
content-no-figure = ist hier kein Wert{ $hint } Werte sind: { $known }
content-unknown = { $given } ist unbekannt{ $hint } Möglich: { $known }
content-must-int = muss eine ganze Zahl sein
content-must-bool = muss true oder false sein
content-must-text = muss ein Text sein
content-must-list = muss eine Liste sein
content-must-mapping = muss eine Gruppe von Feldern sein
content-pattern = { $given } passt hier nicht: nötig ist { $right }
content-pattern-side = die Nummer einer Kachel mit ihrer Seite, wie 4A
content-pattern-id = eine Kennung aus kleinen Buchstaben und Ziffern, mit „-“ zwischen Wörtern
content-pattern-number = die Nummer einer Kachel
content-at-least = muss mindestens { $least } sein, nicht { $given }
content-at-most = darf höchstens { $most } sein, nicht { $given }
content-too-few = braucht mindestens { $least ->
    [one] 1 Eintrag
   *[other] { $least } Einträge
}, nicht { $have }
content-too-many = darf höchstens { $most ->
    [one] 1 Eintrag
   *[other] { $most } Einträge
} haben, nicht { $have }
content-no-text = darf nicht leer sein
content-long-text = darf höchstens { $most } Zeichen haben
content-here-or-region = muss here sein oder eine Region [Spalte, Zeile]
content-party = muss { $known } sein oder die Nummer einer Position ab 1
content-pydantic = passt hier nicht: { $reason }
content-one-of = braucht genau eines von { $known }; angegeben: { $given }
content-goes-with = gehört zu { $what }, nicht zu { $other }
content-needed = gehört zu { $what } und ist dort nötig
content-zero = darf nicht 0 sein
content-listed = { $cell } ist schon aufgezählt
content-no-area = muss [Spalte, Zeile] oder [Spalte, Zeile, Spalte, Zeile] sein
content-taken-id = „{ $id }“ ist schon die Kennung von etwas anderem
content-unsourced = sagt nicht, woher diese Werte kommen: { $figures }; ergänze sie oder ein default

## Wirkungen: wer sie hat (im dritten Fall), wann, auf wen, was, wie lange

content-attack = einem Angriff
content-passive = einer passiven Fähigkeit
content-aimed = einer Kraft, die auf einen Golem zielt
content-at-region = einer Kraft, die auf eine Region zielt
content-unaimed = einer Kraft, die auf nichts zielt
content-miracle = einem Wunder
content-blessing = einem Segen
content-curse = einem Fluch
content-laid = etwas, das auf einer Region liegt
content-region = einer Region des Szenarios
content-encounter = einer Begegnung
content-acted = einer Begegnung, die kein Golem durch Betreten auslöst
content-unasked = einer Begegnung, die niemand auslöst
content-meaningless = „{ $word }“ hat keine Bedeutung bei { $holder }; möglich: { $known }
content-no-target = bei „{ $on }“ gibt es kein Ziel
content-no-target-on = bei „{ $on }“ gibt es kein Ziel; dafür ist nötig on: { $known }
content-no-targets = bei „{ $on }“ gibt es keine Ziele; dafür ist nötig on: hit, miss oder attack
content-killed = bei „kill“ ist das Ziel zerstört; schreib self, oder wer in seiner Region gemeint ist
content-no-there = „{ $on }“ kennt keine andere Region bei { $holder }; schreib eines von { $known }
content-at-here = „{ $on }“ kennt keine andere Region bei { $holder }; schreib at: here
content-whom-region = lass es weg: { $deed } gilt einer Region; schreib at: here oder there
content-whom-displace = lass es weg: displace sagt selbst, wen
content-whom-each = displace: each braucht ein Wort für mehrere, wie enemies_here
content-each = braucht whom: mehrere Golems, wie enemies_here
content-no-condition = nennt keine Bedingung; lass es weg
content-range = gilt nie: höchstens { $most } und mindestens { $least }
content-percent = gilt nie: höchstens { $most } und mindestens { $least } Prozent
content-no-hit = bei „{ $on }“ gibt es keinen Treffer; dafür ist nötig on: hit, kill oder damaged
content-no-other = „{ $on }“ kennt keinen anderen Golem bei { $holder }
content-moves-alone = während sich ein Golem bewegt, gibt es keinen anderen
content-against = gehört zu modify oder zu on: { $known }
content-ignore = braucht cover oder terrain: was missachtet wird
content-unmeasured = bei „{ $on }“ gibt es keinen Angriff, an dem zu messen ist; dafür ist nötig on: { $known } oder { $last }
content-modify = modify braucht genau eines von { $known }; angegeben: { $given }
content-switch = { $word } kennt nur Ja und Nein: schreib set: 1
content-doubles = Pasche sind gut oder Fehlschläge: schreib set: 0, wenn sie fehlschlagen, sonst set: 1
content-roll = zu einem Wurf wird nur etwas addiert: schreib add
content-same-against = { $word } ist gegen jeden Angriff gleich; lass es weg
content-no-attacks = { $word } sind keine Angriffe; lass es weg oder schreib of: attacks
content-rounds = { $deed } braucht rounds: wie lange es dauert
content-lasting = { $deed } braucht bei „{ $on }“ rounds: wie lange es dauert, oder until: was es beendet
content-over-before = bei '{ $on }' kommt turn_end, bevor es zu einem Zugbeginn wirkt; lass es weg
content-laid-until = was auf einer Region liegt, endet mit seinen rounds oder mit turn_end; lass es weg
content-at-once = { $deed } geschieht sofort; lass es weg
content-moment = { $deed } braucht einen Zeitpunkt: schreib on: hit, move, upkeep ...
content-silence-one = ein einzelner Ritter wird in einem Augenblick benannt: schreib on: hit, use ...
content-always = was immer gilt, hat keine Dauer; lass es weg
content-step = gehört zu modify mit add, zu harm_each_turn oder heal_each_turn, die damit abnehmen oder wachsen
content-steps = braucht rounds von mindestens 2: seine Schritte
content-displace = displace braucht within: die Zahl der Regionen, oder anywhere: true; eines von beiden
content-no-other-way = bei „{ $on }“ gibt es keinen anderen Golem, von dem aus { $way } möglich ist
content-no-place-way = { $way } hat keinen Ausgangspunkt bei { $holder }; möglich: chosen oder random
content-lead-to = braucht cover oder terrain: wohin es führen darf
content-acts-on-golems = gilt einer Region statt Golems; das geht nicht bei { $holder }
content-shift = shift braucht within: die Zahl der Regionen
content-pit-cover = ist die Deckung von terrain: pit; lass es weg
content-no-cover = nur plains und hills haben eine Deckung, nicht { $terrain }; lass es weg
content-obstructions = gehören zu schwerer Deckung (heavy), die 1 bis 4 davon hat

## Golems, Ritter, Relikte, Alt-Ehrwürdige

content-golem-apv = { $apv } passt nicht zur Klasse { $size }, die { $least } bis { $most } kostet
content-colossus = ein Koloss hat { $need } Angriffe, nicht { $have }
content-this-golem = dieses Golems
content-this-knight = dieses Ritters
content-this-ancient = dieses Alt-Ehrwürdigen
content-this-construct = dieses Konstrukts
content-taken-name = „{ $name }“ heißt schon eine andere Fähigkeit { $whose }
content-master-id = „{ $id }“ ist der namenlose Golem-Meister, den jede Armee hat; wähle eine andere Kennung
content-no-powers = rank: { $rank } hat keine Kraft, nicht { $have }
content-one-power = rank: { $rank } hat genau eine Kraft, nicht { $have }
content-least-powers = rank: { $rank } hat { $least } Kräfte oder mehr, nicht { $have }
content-master-apv = rank: { $rank } kostet 0, nicht { $apv }
content-knight-apv = rank: { $rank } kostet mindestens 1, nicht { $apv }
content-knight-lacks = fehlt: zu rank: { $rank } gehört mindestens eines bei { $field }
content-in-attack = gehören in den Angriff: attack: { "{" }..., effects: [...]{ "}" }
content-effects-or-attack = braucht effects oder einen attack
content-effects = braucht effects
content-spells = braucht mindestens eines von miracle, blessing, curse
content-construct = braucht attacks, powers oder eine passive Fähigkeit (passive)
content-one-cost = braucht genau einen Preis: { $known }; angegeben: { $given }
content-ranged = ein Fernkampfangriff braucht eine range von mindestens 1
content-melee = ein Nahkampfangriff hat keine range; lass sie weg oder schreib type: ranged
content-no-aim = gehört zu einer aktiven Kraft, die zielt: aim: ally, enemy, anyone oder region
content-no-golem = einen Golem „{ $id }“ gibt es nicht{ $hint }
content-no-unit = kein Golem gehört zur Einheit „{ $unit }“{ $hint }
content-knight-arcanum = { $golem } gehört zu { $arcanum }; { $knight } führt { $known }
content-knight-class = { $golem } ist { $size }; { $knight } führt { $known }
content-knight-faction = { $golem } dient keiner der Fraktionen von { $knight }: { $known }
content-golem-id = „{ $id }“ ist die Kennung des Golems { $name }; wähle eine andere
content-knight-id = „{ $id }“ ist die Kennung des Ritters { $name }; wähle eine andere
content-construct-id = sein Konstrukt hieße „{ $id }“, wie ein Golem; wähle eine andere Kennung

## Kacheln und Gelände

content-row = muss 3 Regionen nennen, nicht { $have }
content-terrain-letter = „{ $code }“ muss mit einem Buchstaben für das Gelände beginnen: { $known }
content-cover-letter = „{ $code }“ muss mit der Deckung enden: -, g, m oder h1 bis h4 (schwer, mit ihren Hindernissen)
content-cover-nowhere = „{ $code }“: nur Ebenen (P) und Hügel (H) haben eine Deckung; schreib „{ $right }“
content-unreachable = nichts kann hier hinein, also auch nichts hier anhalten: schreib stop: false

## Szenarien: die Karte

content-no-side = eine Kachelseite „{ $side }“ gibt es nicht{ $hint }
content-side-twice = { $side } liegt schon auf der Karte (Eintrag { $entry }); jede Seite gibt es nur einmal
content-overlap = { $side } liegt bei { $cell } auf { $other }
content-apart = { $side } grenzt mit keiner Seite an den Rest der Karte
content-off-map = { $cell } liegt nicht auf der Karte
content-mountain = { $cell } ist ein Berg, auf dem kein Golem anhalten kann
content-well-place = braucht at, oder among: die Orte, an denen der Brunnen verborgen sein kann; eines von beiden
content-enter-place = braucht at, oder among: die Regionen, von denen es eine ist; eines von beiden
content-hide = braucht mindestens 2 mögliche Regionen, um etwas zu verbergen, nicht { $have }
content-hidden = { $cell } ist schon eine mögliche Region von { $other }
content-known-well = { $cell } hat schon einen Manabrunnen, den alle sehen
content-no-room = hat keinen Platz für einen Golem
content-closed = ist am Anfang geschlossen, so dass kein Golem auf dem Feld wäre: gib eine Zone ohne from an
content-opens-late = öffnet sich in Runde { $first }, nach ihrer letzten Runde { $last }
content-late = Runde { $round } kommt nie: die Schlacht endet nach Runde { $last }
content-zoned-here = { $cell } liegt schon in einer Zone dieser Position
content-zoned = { $cell } liegt schon in einer Zone von Position { $owner }
content-fixed = sind für die Golems einer bestimmten Armee: schreib fixed: true
content-no-zones = fehlt: ohne Zonen braucht jeder Golem einen eigenen Ort in places
content-at-or-reserve = braucht at oder reserve: true; eines von beiden
content-placed = Golem { $number } hat schon einen Ort
content-golem-number = „{ $army }“ hat { $have ->
    [one] 1 Golem
   *[other] { $have } Golems
}, keinen Golem { $number }
content-crowded = { $cell } hat keinen Platz für diesen Golem ({ $size }): belegt sind { $taken } von { $room } Plätzen

## Szenarien: Positionen und Sieg

content-seats-most = es gibt nur { $most } Positionen, nicht { $have }
content-seats-least = ist mehr als die Höchstzahl { $most }
content-one-team = die ersten { $count } Positionen gehören alle zu Team { $team }: niemand bleibt als Gegner
content-no-piece = einen Golem, einen Ritter oder ein Relikt „{ $id }“ gibt es nicht{ $hint }
content-required = „{ $id }“ ist auch verlangt
content-no-army = eine Armee „{ $id }“ gibt es nicht{ $hint }
content-unfit = „{ $army }“ { $problem }
content-secret-twice = „{ $id }“ ist schon aufgezählt
content-one-secret = ist mit einer einzigen Aufgabe kein Geheimnis: gib mindestens 2 an
content-no-objective = eine Aufgabe „{ $id }“ gibt es nicht{ $hint }
content-no-position = eine Position { $number } gibt es nicht; es gibt 1 bis { $most }
content-unsure = Position { $number } bleibt vielleicht leer, weil { $sure } Plätze genügen; nenne nur 1 bis { $sure }
content-capture-gives = bringt nichts: gib vp oder mana an
content-at-each = at: each braucht whom: mehrere Golems, etwa allies
content-at-wells = wells gehört zu well: { $known }
content-no-points = { $word } haben keine Bewegungspunkte; gib moves, walk oder fly an
content-doubling = gib set: 0 an, für Einsätze, die die Kosten nicht verdoppeln
content-first-turns = die Zugreihenfolge hat nur { $most } Plätze
content-grows = wächst nie: es bringt jeder Armee nur einmal etwas
content-endless = nichts beendet die Schlacht: gib rounds, vp_total oder last_standing_wins an, oder eine Aufgabe oder Begegnung, die es tut
content-no-vp = nichts bringt Siegpunkte: gib captures an, oder destruction: class oder apv
content-no-vp-total = nichts bringt Siegpunkte, um das zu erreichen

## Szenarien: Aufgaben und Begegnungen

content-objective-gives = bringt nichts: gib vp, mana, ap oder ends: true an
content-incomplete = fehlt, und keine Begegnung hat ein Ergebnis „objective: { $id }“
content-passing = dass eine Runde vergeht, erfüllt niemand; lass eine Begegnung die Punkte vergeben
content-no-captures = es gibt keine Eroberungsregionen
content-no-capture = { $cell } ist keine Eroberungsregion
content-results-or-choices = braucht results oder choices; eines von beiden
content-one-choice = braucht mindestens 2 zur Wahl; oder gib results an
content-no-chooser = bei { $on } ist niemand da, der wählt; schreib turn_start
content-no-encounter = eine Begegnung „{ $id }“ gibt es nicht{ $hint }
content-never-unless = geschieht nie: sie muss nach „{ $id }“ kommen
content-never-after = geschieht nie: sie wartet auf sich selbst
content-nobody-to = für { $deed } ist bei { $on } kein Golem da; dafür ist nötig on: enter
content-no-wild = es gibt keine wilden Golems: lass einige erscheinen, mit spawn und army: wild
content-no-actor = bei { $on } ist niemand am Zug; schreib all oder die Nummer einer Position
content-no-completer = bei { $on } ist niemand am Zug, der es erfüllen könnte
content-no-here = bei { $on } gibt es keine Region; nenne sie: [Spalte, Zeile]
content-no-well = bei { $cell } ist kein Manabrunnen für { $deed }

## Die Viertel von Archmage

content-district-twice = ist zweimal da: { $what }
content-power-without = kein Viertel hat die Kraft { $power }
content-kinds = braucht { $need } der Art { $kind }, nicht { $have }

## Karten und Plättchen von Wizards

content-no-such-site = einen Fundort { $id } gibt es nicht; es gibt { $known }
content-no-such-trait = { $id } gibt es nicht; es gibt { $known }
content-deed-needs = { $deed } braucht { $field }
content-deed-has-no = { $deed } hat kein { $field }
content-towers = es muss genau eine Art Turm geben, viermal
content-tiles-total = die Plättchen müssen zusammen { $need } sein, nicht { $have }
content-deck-small = ein Kartenstapel braucht mindestens { $need } Karten, nicht { $have }
content-kinds-many = ein Kartenstapel hat höchstens { $most } Arten von Karten, nicht { $have }
content-sizes-many = es kann 1 bis { $most } Größen geben, nicht { $have }
content-part-empty = es ist keines übrig
content-water-much = es darf höchstens { $most } Wasser geben, nicht { $have }
content-price-below = ein Golem darf nicht weniger als 0 kosten, wie einer mit { $have }
content-armor-much = der Panzer einer Einheit in einem Turm, mit jedem Schutz, darf höchstens { $most } über ihrer Stärke liegen, nicht { $have }
content-map-rows = eine Karte hat 8 Zeilen zu 8 Plättchen
content-map-tower = Türme liegen in den vier Ecken und nirgends sonst
content-map-count = die Karte hat { $have } von { $id }, die Schachtel { $need }

## Das Verlies von Delve

content-no-such = { $part } hat kein { $id }; es hat { $known }
content-quest-only = { $deed } steht in einer Aufgabe: es nennt etwas aus deren { $part }
content-amount-twice = hat amount oder by_heroes, nicht beides
content-unlocks-one = schließt die Truhe auf, die what nennt, oder die Tür, die at nennt
content-near-far = near ist höchstens far, nicht { $near } bis { $far }
content-no-dice = ein Angriff wirft mindestens einen Würfel
content-powers-rank = jeder Rang hat { $need } Kräfte; Rang { $rank } hat { $have }
content-weapon-slot = womit man angreift, das hält man in einer Hand oder in zweien und trägt es nicht an { $slot }
content-no-attack = eine Waffe braucht attack
content-too-much-worn = für { $item } ist beim Tragen kein Platz
content-unworn = was man nicht trägt, hat ein use und keine eigenen effects
content-once-use = wird abgelegt, wenn es benutzt wird, und braucht daher ein use
content-does-nothing = tut nichts: nötig ist attack, use oder effects
content-copies-treasure = nur Schätze sind in einem Stapel
content-no-dice-given = es gibt keine Würfel
content-no-blessing = es gibt keinen für { $nature }
content-no-treasure = es gibt keinen Schatz
content-items-many = es gibt höchstens { $most } Gegenstände, nicht { $have }
content-tile-sizes = beide Seiten haben gleich viele Zeilen
content-side-square = { $size } Zeilen haben je { $size } Felder
content-side-rock = ist nur Fels
content-area-parted = der Bereich { $area } hängt nicht zusammen
content-mark-off = die Marke muss in ihrem Bereich liegen
content-tile-wrong = liegt auf einer Seite, die selbst falsch ist
content-tile-twice = es gibt ein einziges { $tile }, und es liegt schon
content-district-empty = kein Plättchen liegt darin
content-barrier-to = eine Barriere, und nichts sonst, hat to: den Bereich, den sie versperrt
content-chest-lock = eine Truhe ist locked oder magic
content-areas-many = es gibt höchstens { $most } Bereiche, nicht { $have }
content-tile-over = liegt über einem anderen Plättchen
content-door-apart = die beiden Bereiche berühren einander nicht
content-reads-itself = führt zu sich selbst zurück, ohne Ende
content-cut-off = vom Anfang führt kein Weg nach { $areas }

### Lektionen

content-lesson-field = { $reason }
content-lesson-options = { $reason }
content-lesson-open = Wo nichts davon so ist, wird nichts gesagt: Das letzte „otherwise“ darf nichts brauchen
content-lesson-without = „cast“ und „without“ gehören zusammen
content-lesson-step-twice = „{ $id }“ heißt auch ein Schritt davor
content-lesson-player = einen Bot „{ $player }“ gibt es nicht
content-lesson-nobody = einer der Plätze muss „here“ sein
content-lesson-point = die Seite dieses Spiels zeigt kein „{ $name }“, nur { $known }
content-lesson-fact = die Seite dieses Spiels sagt nichts von „{ $name }“, nur von { $known }
content-lesson-numbers = „{ $name }“ nimmt { $right } Zahlen, nicht { $count }
content-lesson-event = die Regeln erzählen kein „{ $kind }“
content-lesson-value = „{ $kind }“ hat kein „{ $name }“, nur { $known }
