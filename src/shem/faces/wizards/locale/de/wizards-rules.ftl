### Wizards: Zahlen, Ablehnungen, Optionen.

## Zahlen

wizards-number-income = Mana der nächsten Kraftphase
wizards-number-cost = Preis
wizards-number-force = Stärke
wizards-number-armor = Panzer
wizards-number-move = Bewegung
wizards-number-hits = Treffer
wizards-number-of = { $number }, { $seat }
wizards-why-power-phase = jede Kraftphase
wizards-why-own-tower = eigener Turm
wizards-why-tower-held = ein besetzter Turm
wizards-why-monolith = ein besetzter Monolith
wizards-why-material = Material
wizards-why-size = Größe
wizards-why-shape = Form
wizards-why-wizard = der Zauberer
wizards-why-tower-armor = in einem Turm
wizards-why-aura = ein wirkender Zauber
wizards-why-event-card = eine Kampfkarte
wizards-why-storm = ein Sturm
wizards-why-force = Stärke
wizards-why-hits = Treffer
wizards-why-no-site = verdoppelt, ohne Herrschaft über den Fundort
wizards-why-damage = Schaden

## Ablehnungen

wizards-reject-game-over = Das Spiel ist aus.
wizards-reject-not-your-decision = Du bist jetzt nicht gefragt.
wizards-reject-another-decision = Jetzt ist etwas anderes gefragt.
wizards-reject-not-in-hand = Diese Karte hast du nicht.
wizards-reject-no-such-card = So eine Karte gibt es nicht.
wizards-reject-mana-short = Es kostet { $need } Mana; du hast { $have }.
wizards-reject-not-at-tower = { $about } ist weder dein Turm noch daneben.
wizards-reject-on-water = { $about } ist Wasser; dort hält niemand an.
wizards-reject-enemy-there = Auf { $about } stehen Gegner.
wizards-reject-stack-full = Auf { $about } stehen schon { $have } Golems; höchstens { $need } haben Platz.
wizards-reject-same-size = Auf { $about } steht schon ein Golem dieser Größe.
wizards-reject-same-shape = Auf { $about } steht schon ein Golem dieser Form.
wizards-reject-same-hardness = Auf { $about } steht schon ein Golem dieser Härte.
wizards-reject-deck-empty = Der { $about } und sein Abgelegtes sind leer.
wizards-reject-not-a-spell = { $about } ist eine Kampfkarte, kein Zauber.
wizards-reject-not-a-battle-card = { $about } ist ein Zauber, keine Kampfkarte.
wizards-reject-nothing-to-dispell = Es ist kein Zauber zu bannen.
wizards-reject-only-dispell = { $about } kann einem Zauber nicht antworten; das kann nur ein Bannen.
wizards-reject-no-stack = Auf { $about } steht kein Golem.
wizards-reject-not-yours = Die Einheiten auf { $about } sind nicht deine.
wizards-reject-not-empty = { $about } ist nicht leer.
wizards-reject-not-an-opponent = Das ist kein Gegner, der noch spielt.
wizards-reject-no-golem = So einen Golem gibt es auf { $about } nicht.
wizards-reject-same-value = Der Golem ist schon so.
wizards-reject-no-unit = So eine Einheit gibt es auf { $about } nicht.
wizards-reject-wizard-stays = Ein Zauberer zieht nicht.
wizards-reject-has-moved = Die Einheit auf { $about } kann in diesem Zug nicht mehr ziehen.
wizards-reject-out-of-reach = { $about } ist außer Reichweite; die Einheit zieht höchstens { $have ->
    [one] ein Feld
   *[other] { $have } Felder
} weit.
wizards-reject-not-adjacent = { $about } grenzt nicht an deinen Stapel.
wizards-reject-no-enemy = So einen Gegner gibt es nicht.
wizards-reject-not-its-attack = Das ist nicht der Angriff dieser Einheit{ $about ->
    [none] .
   *[other] : { $about }.
}
wizards-reject-no-target = Das ist kein Ziel dafür.
wizards-reject-wrong-trait = { $about } nennt keine solche Einheit.
wizards-reject-has-attacked = Zu spät: Der Angriff dieser Einheit in dieser Runde ist vorbei.
wizards-reject-not-lost = So einen Golem hast du nicht verloren.
wizards-reject-stack-first = Er kehrt nach { $about } zurück, wo er gekämpft hat.
wizards-reject-not-beside = Er kehrt auf ein Feld neben { $about } zurück.

## Was Bots bewerten

wizards-term-end = das Ende
wizards-term-mana = Mana
wizards-term-golems = Golems
wizards-term-sites = Fundorte
wizards-term-wizards = Treffer der Zauberer
wizards-term-stacks = Stapel
wizards-term-income = Mana der Kraftphasen
wizards-term-cards = Karten auf der Hand
wizards-term-march = der Weg zu den Türmen
wizards-term-threat = Gefahr für Zauberer
wizards-term-clash = Stapel in Reichweite stärkerer
wizards-term-hits = zu erwartende Treffer
wizards-term-spell = der Zauber
wizards-term-lack = Karten, die der Hand fehlen

## Aufstellungen

help-limit = Runden, nach denen das Spiel endet, 1 bis 999 (wizards).
help-connected = Die Karte neu legen, bis trockene Wege die Türme verbinden; sonst wie sie kommt (wizards).
help-cards = Der Name eines Pakets mit Karten und Plättchen (wizards, delve).
help-map = Der Name einer Karte dieses Pakets (wizards).
help-hands = Wie viele Golem- und Ereigniskarten jeder Platz am Anfang hat, etwa „6+3 4+2“ (wizards).
error-bad-round-limit = Die Zahl der Runden muss eine ganze Zahl von { $least } bis { $most } sein, nicht { $value }.
error-bad-connected = „connected“ muss true oder false sein, nicht { $value }.
error-map-size = Eine Karte nennt { $need } Plättchen, Reihe für Reihe.
error-no-such-tile = Feld { $space } der Karte: Es gibt kein Plättchen „{ $name }“; es gibt { $known }.
error-tower-corner = Feld { $space } der Karte: Türme liegen in den vier Ecken und nirgends sonst.
error-tile-count = Die Karte hat { $have } Plättchen „{ $name }“; die Schachtel hat { $need }.
error-bad-hands = Die Hände nennen für jeden der { $need } Plätze die Golem- und die Ereigniskarten, etwa 6+3 4+2.
error-hands-many = Die Hände haben zusammen { $have } { $name ->
    [golem] Golemkarten
   *[event] Ereigniskarten
}; im Stapel sind { $need }.
error-unknown-map = Eine Karte „{ $name }“ gibt es nicht. { $known ->
    [none] Es gibt keine.
   *[other] Die Karten sind: { $known }.
}
error-unknown-pack = Ein Paket „{ $name }“ mit Karten für Wizards gibt es nicht. { $known ->
    [none] Es gibt keines.
   *[other] Die Pakete sind: { $known }.
}
