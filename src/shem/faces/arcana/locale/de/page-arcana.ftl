# Die eigenen Sätze von Golem Arcana auf der Seite. Die Seite liest diese Datei selbst; die Kennungen beginnen mit page-arcana-.

## Das Brett

page-arcana-board = Spielfeld von { $title }
page-arcana-board-kind = Spielfeld; Pfeiltasten gehen von Region zu Region
page-arcana-golem-yours = { $name }, dein Golem, { $health } von { $most } Leben
page-arcana-golem-of = { $name } von { $owner }, { $health } von { $most } Leben
page-arcana-golem-promised = { $who }, Trefferchance { $hit }, Schaden { $damage }
page-arcana-well = Manabrunnen, noch { $left } Mana
page-arcana-well-maybe = Hier kann ein Manabrunnen verborgen sein
page-arcana-can = wählbar
page-arcana-can-mp = wählbar, { $mp } BP
page-arcana-mark-effect = unter einem Effekt
page-arcana-mark-cooling = kühlt ab
page-arcana-mark-down = teilweise ausgefallen
page-arcana-mark-silenced = verstummt
page-arcana-mark-moved = hat sich bewegt

## Über dem Brett

page-arcana-ap-short = AP
page-arcana-ap-long = Aktionspunkte
page-arcana-mana-short = M
page-arcana-mana-long = Mana
page-arcana-vp-short = SP
page-arcana-vp-long = Siegpunkte
page-arcana-ap = { $ap } AP
page-arcana-mana = { $mana } Mana
page-arcana-vp = { $vp } SP
page-arcana-lost = { $lost } verloren
page-arcana-round-of = Runde { $round } von { $rounds }
page-arcana-deployment = Aufstellung
page-arcana-army-line = { $name }: { $golems ->
    [one] 1 Golem
   *[other] { $golems } Golems
}, { $vp } SP, { $mana } Mana
page-arcana-army-short = { $golems ->
    [one] 1 Golem
   *[other] { $golems } Golems
} · { $vp } SP · { $mana } M

## Bedienung

page-arcana-armies = Armeen
# Auf einem schmalen Telefon bricht die Leiste Wörter nur, wo ein weicher Trennstrich steht.
page-arcana-ancients = Alt-Ehr{"\u00AD"}würdige
page-arcana-map = Karte
page-arcana-end = Zug beenden
page-arcana-use = Einsetzen
page-arcana-runes = Wahl nach Runen
page-arcana-zoom-in = Näher
page-arcana-zoom-out = Weiter weg
page-arcana-overview = Ganzes Spielfeld
page-arcana-zones = Zonen
page-arcana-previous-golem = Voriger Golem
page-arcana-next-golem = Nächster Golem
page-arcana-previous-army = Vorige Armee
page-arcana-next-army = Nächste Armee
page-arcana-previous-ancient = Voriger Alt-Ehrwürdiger
page-arcana-next-ancient = Nächster Alt-Ehrwürdiger
page-arcana-key-more = Mehr zur Wahl
page-arcana-key-board = Zum Spielfeld; Pfeile gehen von Region zu Region

## Was zu tun ist

page-arcana-setting-up = Die Schlacht wird aufgebaut
page-arcana-pick-golem = Wähle hier oder auf dem Feld einen Golem, der noch etwas tun kann.
page-arcana-nothing-left = Es gibt nichts mehr zu tun. Beende deinen Zug.
page-arcana-waiting-look = Tippe eine Figur oder eine Region an, um sie anzusehen.
page-arcana-pick-lit = Wähle, was auf dem Feld leuchtet.
page-arcana-as-list = Alle { $count } als Liste
page-arcana-ask-deploy = Stelle einen Golem auf
page-arcana-ask-path = Nenne den Weg
page-arcana-ask-displace = Wohin kommt er?
page-arcana-ask-shift = Wohin wird es verlegt?
page-arcana-ask-well = Wohin kommt der Manabrunnen?
page-arcana-ask-silence = Einen Ritter verstummen lassen
page-arcana-ask-choose = Wähle
page-arcana-ask-other = Entscheide
page-arcana-do-attack = { $ability } würfeln
page-arcana-do-charge = Sturmangriff: { $ability }
page-arcana-do-charge-so = Sturmangriff
page-arcana-do-move = Nach { $place } gehen
page-arcana-do-deploy = Auf { $place } aufstellen
page-arcana-do-go = Nach { $place }
page-arcana-do-bless = { $place } segnen
page-arcana-do-curse = { $place } verfluchen
page-arcana-do-use = { $ability } einsetzen
page-arcana-still-able = { $count ->
    [one] 1 Golem könnte noch etwas tun.
   *[other] { $count } Golems könnten noch etwas tun.
}

## Würfe

page-arcana-roll-result = Ergebnis des Wurfs
page-arcana-figure-moved = Eine Figur kommt woandershin
page-arcana-figure-there = Sie steht dort
page-arcana-result-miss = Verfehlt
page-arcana-result-hit = Treffer
page-arcana-result-lucky = Glückstreffer!
page-arcana-result-crit = Volltreffer!
page-arcana-result-super-crit = Meistertreffer!
page-arcana-to-hit = Trefferwert
page-arcana-chance = Chance
page-arcana-damage = Schaden
page-arcana-crit = Volltreffer
page-arcana-own = eigener
page-arcana-true-chance = wahre Chance { $chance }{"\u00A0"}%, mit Paschen
page-arcana-kill = Aussicht, zu zerstören
page-arcana-forecast = { $name }: zerstört in { $kill }{"\u00A0"}%, verliert im Mittel { $expected } Leben

## Karten

page-arcana-figure = { $name } { $value }, gedruckt { $printed }; Herleitung öffnen
page-arcana-short-accuracy = Gen
page-arcana-short-damage = Sch
page-arcana-short-range = Rw
page-arcana-short-points = BP
page-arcana-short-uses = Mal
page-arcana-pips = { $pips ->
    [one] kühlt noch 1 Runde ab
   *[other] kühlt noch { $pips } Runden ab
}
page-arcana-effects = Was hier wirkt
page-arcana-more = Die ganze Karte
page-arcana-apv = { $apv } Punkte
page-arcana-class-warsprite = Kriegswicht
page-arcana-class-ogre = Oger
page-arcana-class-titan = Titan
page-arcana-class-colossus = Koloss
page-arcana-obstructions = { $count ->
    [one] 1 Hindernis
   *[other] { $count } Hindernisse
}
page-arcana-cover-by-class = Deckung nach Klasse
page-arcana-cover-here = Deckung hier
page-arcana-cover-behind = Dahinter
page-arcana-mp = { $mp } BP
page-arcana-impassable = unpassierbar
page-arcana-room = Platz für { $room } von { $most }
page-arcana-here = Hier
page-arcana-role-miracle = Wunder
page-arcana-role-blessing = Segen
page-arcana-role-curse = Fluch
page-arcana-lies = Liegt auf { $region }.
page-arcana-no-ancients = Keine Alt-Ehrwürdigen
page-arcana-no-ancients-why = Keine Armee hat hier einen gerufen.
page-arcana-goals = Ziele
page-arcana-figures = Wo die Figuren stehen
page-arcana-figures-why = Genug, um sie nach einem Missgeschick wieder aufzustellen.
page-arcana-tiles = Wie die Kartenteile liegen
page-arcana-tile = { $side } auf { $region }{ $turn ->
    [0] {""}
   *[other] , um { $turn }° gedreht
}

## Seiten

page-arcana-luck = { $attacks ->
    [one] 1 Angriffswurf
   *[other] { $attacks } Angriffswürfe
}: { $hits ->
    [one] 1 Treffer
   *[other] { $hits } Treffer
}, wo { $expected } zu erwarten waren; { $crits ->
    [0] kein Volltreffer
    [one] 1 Volltreffer
   *[other] { $crits } Volltreffer
}

## Hilfe, Kürzel, das Feld

page-arcana-turn-board = Das Spielfeld drehen
page-arcana-codes = Kürzel der Steuerkarte
page-arcana-codes-about = Für einen Stift: Eine Region heißt wie auf dem Feld, ein Golem nach seiner Nummer, ein Knopf wie hier.
page-arcana-code-rune = Rune { $which }
page-arcana-code-digit = Ziffer { $which } der Würfel

page-arcana-deploy-rest = Stell den Rest für mich auf

## Ansehen

page-arcana-look-back = Zurück
page-arcana-look-card = Seine Karte
page-arcana-look-here = Die Karte dessen, der hier steht
page-arcana-health-of = { $health } von { $most } Leben
page-arcana-reach = Seine Reichweite
page-arcana-reach-all = Reichweite aller Feinde
page-arcana-reach-hide = Reichweite ausblenden
page-arcana-goal = Ziel
page-arcana-goal-won = Wie man gewinnt
page-arcana-goal-rates = Was Zerstörung bringt
page-arcana-goal-places = Was jeder Ort bringt
page-arcana-goal-frame = Armeen mit bis zu { $points } Punkten, { $ap } AP je Zug.
page-arcana-legend = Was die Zeichen bedeuten
page-arcana-legend-places = Orte
page-arcana-legend-sign-flag = Eroberungsregion, die niemand hält; die Zahl ist ihr Ertrag je Zug: SP violett, Mana blau
page-arcana-legend-sign-held = Eroberungsregion in der Farbe der Armee, die sie hält
page-arcana-legend-sign-well = Manabrunnen mit dem Mana, das er noch gibt
page-arcana-legend-sign-maybe = Hier kann ein verborgener Manabrunnen sein
page-arcana-legend-sign-empty = Leerer Manabrunnen
page-arcana-legend-sign-blessing = Segen, in der Farbe seiner Armee
page-arcana-legend-sign-curse = Fluch, in der Farbe seiner Armee
page-arcana-legend-sign-laid = Hier liegt etwas
page-arcana-legend-figures = Figuren
page-arcana-legend-figure-warsprite = Kriegswicht
page-arcana-legend-figure-ogre = Oger
page-arcana-legend-figure-titan = Titan: ein Ring
page-arcana-legend-figure-colossus = Koloss: zwei Ringe
page-arcana-legend-figure-construct = Konstrukt: ein unterbrochener Rand
page-arcana-legend-figure-health = Leben mit seiner Zahl: viel, halb, wenig; grau, was ein Treffer nähme
page-arcana-legend-figure-chance = Die wahre Trefferchance in Prozent, Pasche mitgezählt
page-arcana-legend-figure-copy = Der wievielte seiner Art er ist, wenn seine Armee mehrere hat
page-arcana-legend-figure-picked = Der gewählte Golem
page-arcana-legend-figure-friend = In Rot: die Chance, einen der eigenen zu treffen
page-arcana-legend-figure-kill = Die Chance, dass ihn das zerstört
page-arcana-legend-figure-change = Was er gerade verloren hat; in Grün, was er zurückbekam
page-arcana-legend-mark-able = Er kann noch etwas tun
page-arcana-legend-mark-cooling = Eine Fähigkeit kühlt ab
page-arcana-legend-mark-effect = Ein Effekt wirkt auf ihn
page-arcana-legend-mark-silenced = Seine Ritter schweigen
page-arcana-legend-mark-down = Ein Teil von ihm ist ausgefallen
page-arcana-legend-lights = Lichter
page-arcana-legend-light-go = Hierher kannst du gehen; die Zahl sind die nötigen BP
page-arcana-legend-light-aim = Hierauf kannst du zielen
page-arcana-legend-light-from = Von hier aus kannst du anstürmen
page-arcana-legend-light-own = Hier steht der gewählte Golem
page-arcana-legend-light-opened = Die Region, die du gerade ansiehst
page-arcana-legend-light-moves = Hierher führt eine Bewegung die, deren Reichweite gezeigt wird
page-arcana-legend-light-strikes = Hier könnten sie angreifen; die Zahl sagt, wie viele
page-arcana-legend-light-zone = Aufstellungszone in der Farbe ihrer Armee
page-arcana-legend-light-rune = Ihre Rune auf der Steuerkarte; auch eine Zifferntaste wählt sie
page-arcana-legend-light-way = Der Weg der gewählten Bewegung oder der Schlag des gewählten Angriffs
page-arcana-legend-ground = Gelände
page-arcana-legend-ground-obstruction = Hindernis: Es nimmt einen Platz weg

page-arcana-digest = Seit deinem Zug
page-arcana-digest-none = Niemand sonst hat etwas getan.
page-arcana-digest-show = { $region } auf dem Feld zeigen
page-arcana-digest-more = Was dazugehört: { $count ->
    [one] 1 Zeile
   *[other] { $count } Zeilen
}
page-arcana-digest-vp = { $vp } SP
page-arcana-upkeep = Als dein Zug begann
