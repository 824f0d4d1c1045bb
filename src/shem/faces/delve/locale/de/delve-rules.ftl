### Delve: Zahlen, Ablehnungen, Optionen.

## Zahlen

delve-number-hits = Treffer
delve-number-lethal = Tödliche Treffer
delve-number-armor = Rüstung
delve-number-dice = Blaue Würfel
delve-number-shields = Schilde
delve-number-wounds = Wunden
delve-number-cost = Bewegungspunkte
delve-number-price = Preis
delve-number-health = Volle Gesundheit
delve-number-moves = Bewegung
delve-number-blue = Blaue Würfel in der Verteidigung
delve-number-save = Würfel für Rettungswürfe
delve-number-magic = Magische Schilde
delve-number-combats = Kampfaktivitäten
delve-number-actions = Aktionen
delve-why-red-dice = roter Würfel
delve-why-blue-dice = blauer Würfel
delve-why-added = hinzugefügt
delve-why-focus = Sammeln
delve-why-domination = Vorteil durch Beherrschung
delve-why-night = Nacht
delve-why-attack-more = der Satz des Feindes
delve-why-resistance = Widerstand
delve-why-weakness = Schwäche
delve-why-magic-shields = magische Schilde
delve-why-card = Karte
delve-why-broken = Rüstungsbruch
delve-why-knocked-out = niedergeschlagen
delve-why-pierced = vom Angriff missachtet
delve-why-armor = Rüstung
delve-why-hits = Treffer der Trefferphase
delve-why-least = nicht weniger als nichts
delve-why-left = übrige Treffer
delve-why-most-dice = mehr Würfel, als die Figur werfen darf
delve-why-shields = Schilde
delve-why-lethal = tödliche Treffer
delve-why-step = ein Schritt
delve-why-difficult = schwieriger Boden
delve-why-act = der AKT der Quest
delve-why-price = Seelenrang
delve-why-spent = verbraucht

## Ablehnungen

delve-reject-game-over = Die Quest ist vorbei.
delve-reject-not-your-decision = Du wirst gerade nicht gefragt.
delve-reject-another-decision = Gerade wird etwas anderes gefragt.
delve-reject-has-acted = { $about } war in dieser Runde schon am Zug.
delve-reject-no-such-hero = Mit diesem Helden geht es nicht.
delve-reject-is-soul = Eine Seele bewegt sich und betet nur.
delve-reject-not-soul = Dieser Held ist keine Seele.
delve-reject-stunned = Der Held ist betäubt: keine Aktivitäten.
delve-reject-slowed = Der Held ist verlangsamt, und seine einzige Aktivität ist gemacht.
delve-reject-knocked-out = Der Held liegt und muss erst aufstehen.
delve-reject-not-knocked-out = Der Held steht.
delve-reject-no-points = Es kostet { $need } { $need ->
    [one] Bewegungspunkt
   *[other] Bewegungspunkte
}; übrig: { $have }.
delve-reject-movement-over = Die Bewegung ist vorbei: eine Kampfaktivität kam danach.
delve-reject-not-adjacent = { $about } liegt nicht daneben.
delve-reject-barrier = Eine Barriere versperrt den Weg nach { $about }.
delve-reject-door-shut = Sie ist zu: { $about }.
delve-reject-no-combats = In diesem Zug ist keine Kampfaktivität mehr übrig.
delve-reject-no-actions = In diesem Zug ist keine Aktion mehr übrig.
delve-reject-no-target = Das ist dafür kein Ziel.
delve-reject-not-an-enemy = { $about ->
    [none] Das ist kein Feind.
   *[other] { $about } ist kein Feind.
}
delve-reject-engaged = Der Held ist durch Feinde in seinem Bereich gebunden.
delve-reject-out-of-range = Es ist { $have } Bereiche entfernt; die Reichweite ist { $need }.
delve-reject-too-near = Es ist { $have } Bereiche entfernt; mindestens { $need } sind nötig.
delve-reject-no-sight = { $about } ist nicht in Sicht.
delve-reject-hidden = { $about } ist verborgen.
delve-reject-not-worn = Es ist nicht angelegt: { $about }.
delve-reject-not-held = Das hat der Held nicht.
delve-reject-no-weapon = Damit kann man nicht angreifen.
delve-reject-armed = Bloße Hände sind für die, die keine Waffe tragen.
delve-reject-no-such-power = Diese Kraft gibt es nicht.
delve-reject-power-cooling = Die Kraft kühlt ab: noch { $have } { $have ->
    [one] Vierteldrehung
   *[other] Vierteldrehungen
}.
delve-reject-power-unlearned = Die Kraft kommt mit einem höheren Seelenrang.
delve-reject-wrong-time = Es wird zu einer anderen Zeit benutzt.
delve-reject-same-source = Dieselbe Quelle wirkt nur einmal.
delve-reject-no-shrine = In { $about } ist kein offener Schrein.
delve-reject-has-prayed = Der Held hat in dieser Quest schon gebetet.
delve-reject-crowns-short = Es braucht { $need } { $need ->
    [one] Krone
   *[other] Kronen
}; da sind { $have }.
delve-reject-has-dashed = Der Held ist in dieser Runde schon gespurtet.
delve-reject-has-focused = Der Held hat sich in dieser Runde schon gesammelt.
delve-reject-barred = Verhindert durch { $about }.
delve-reject-no-door = Neben dem Helden ist keine Tür zu öffnen.
delve-reject-not-locked = Sie ist nicht verschlossen: eine freie Aktion öffnet sie.
delve-reject-locked = Sie ist verschlossen: eine Aktion öffnet sie.
delve-reject-magic-lock = Nur die Quest entfernt ein magisches Schloss.
delve-reject-no-chest = Im Bereich des Helden ist keine Truhe.
delve-reject-no-search = Im Bereich des Helden ist kein Suchmarker.
delve-reject-not-here = Dieser Held ist in { $about }.
delve-reject-slot-full = Es braucht { $need } von diesem Platz ({ $about }); da sind { $have }.
delve-reject-cannot-wear = Es wird nicht angelegt: { $about } wird aus dem Gepäck benutzt.
delve-reject-nothing-there = Da ist nichts.
delve-reject-no-die = Diesen Würfel gibt es nicht.
delve-reject-rerolled = Der Würfel wurde schon neu geworfen und wird es nie wieder.
delve-reject-no-reroll = Es wirft einen solchen Würfel nicht neu.
delve-reject-no-star = Übrige Sterne: { $have }.
delve-reject-no-line = Diese Sternzeile gibt es nicht, oder sie war schon dran.
delve-reject-not-tied = { $about } gehört nicht zu den gleich guten.
delve-reject-wrong-nature = Dieser Weg ist nur offen für: { $about }.
delve-reject-no-choice = Diesen Weg gibt es nicht.
delve-reject-souls-short = Es braucht { $need } { $need ->
    [one] Seelenpunkt
   *[other] Seelenpunkte
}; die Gruppe hat { $have }.
delve-reject-top-rank = Einen höheren Seelenrang gibt es nicht.
delve-reject-lower-ranked = { $about } hat einen niedrigeren Seelenrang und ist zuerst dran.
delve-reject-wrong-area = In { $about } geht das nicht.
delve-reject-done-once = Das ist schon geschehen.

## Was Bots zählen

delve-term-end = das Ende
delve-term-heroes = Gesundheit der Helden
delve-term-ranks = Seelenränge
delve-term-ailments = Zustände
delve-term-foes = Feinde
delve-term-threat = Bedrohungen
delve-term-book = die Quest
delve-term-way = der Weg zum Ziel
delve-term-spoils = Beute
delve-term-powers = bereite Kräfte
delve-term-time = Zeit

## Aufbau

help-quest = Die Quest, mit ihrem Namen; "skirmish:1" baut eine aus einem Startwert (delve).
help-party = Die Datei einer aufgehobenen Gruppe; ihre nächste Quest und ihre Helden kommen mit (delve).
help-heroes = Die Helden, einer je Platz, etwa "tamm,sill" (delve).
error-bad-heroes = Eine Gruppe hat 1 bis { $most } Helden, nicht { $have }.
error-bad-quest = Die Quest passt nicht: { $reason }
error-bad-party = Die Gruppe passt nicht: { $reason }
error-unknown-hero = Einen Helden "{ $name }" gibt es nicht. Die Helden sind: { $known }.
error-unknown-quest = Eine Quest "{ $name }" gibt es nicht. Die Quests sind: { $known }.
error-unknown-delve-pack = Ein Paket "{ $name }" mit Kerkerinhalt gibt es nicht. Es gibt: { $known }.
