# The sentences of Delve's page. The page reads this file itself; ids begin with page-.

## The dungeon

page-delve-dungeon = Der Kerker von { $quest }. Pfeiltasten gehen von Bereich zu Bereich.
page-delve-area-reach = erreichbar für { $points ->
    [one] 1 Bewegungspunkt
   *[other] { $points } Bewegungspunkte
}
page-delve-area-choosable = wählbar
page-delve-area-chosen = gewählt
page-delve-night = Nacht
page-delve-day = Tag

## Dice

page-delve-die = { $colour ->
    [blue] Blauer Würfel
   *[red] Roter Würfel
}: { $face }{ $again ->
    [yes] , neu geworfen
   *[no] { "" }
}
page-delve-reroll = Neu werfen: { $die }
page-delve-face-blank = leer
page-delve-face-hit = ein Treffer
page-delve-face-hit-star = ein Treffer und ein Stern
page-delve-face-two-hits = zwei Treffer
page-delve-face-lethal = ein tödlicher Treffer
page-delve-face-shield = ein Schild
page-delve-face-two-shields = zwei Schilde
page-delve-face-star = ein Stern
page-delve-rolls = Rote Würfel: { $red }, blaue Würfel: { $blue }
page-delve-no-dice = Keine Würfel

## Cards

page-delve-range = Reichweite
page-delve-star = Für einen Stern:
page-delve-item-once = einmal benutzbar
page-delve-crowns = { $crowns ->
    [one] 1 Krone
   *[other] { $crowns } Kronen
}
page-delve-count = { $count }-fach
page-delve-rank = { $rank ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}
page-delve-rank-of = Rang { $rank }
page-delve-master = Meister
page-delve-minion = ein Diener von { $name }
page-delve-behaviour = Verhalten
page-delve-done = Ausgeführt:
page-delve-red-critical = bleibt
page-delve-matches = Passt zu: { $faces }
page-delve-deck-left = { $deck }: noch { $left ->
    [one] 1 Karte
   *[other] { $left } Karten
}
page-delve-deck-count = { $left } übrig, { $discards } abgelegt
page-delve-discards = Zuletzt abgelegt: { $card }
page-delve-events-open = Offene Ereignisse
page-delve-power-ready = bereit
page-delve-power-always = wirkt immer
page-delve-power-used = { $phases ->
    [one] bereit in der nächsten Zeitphase
   *[other] bereit in { $phases } Zeitphasen
}
page-delve-power-later = mit Seelenrang { $rank }

## Heroes and Enemies

page-delve-figure-health = Gesundheit
page-delve-figure-armor = Rüstung
page-delve-figure-blue = Blaue Würfel
page-delve-figure-save = Rettungswürfe
page-delve-figure-moves = Bewegung
page-delve-figure-shields = Magische Schilde
page-delve-figure-souls = Seelenpunkte für den Tod
page-delve-soul-rank = Seelenrang { $rank }
page-delve-next-price = Der nächste kostet { $price } Seelenpunkte; die Gruppe hat { $souls }.
page-delve-return-price = Die Rückkehr kostet { $price } Seelenpunkte; die Gruppe hat { $souls }.
page-delve-soul = Eine Seele: Sie kann sich nur bewegen und beten.
page-delve-turn = In diesem Zug übrig
page-delve-left-points = { $left ->
    [one] 1 Bewegungspunkt
   *[other] { $left } Bewegungspunkte
}
page-delve-left-combats = { $left ->
    [one] 1 Kampfaktivität
   *[other] { $left } Kampfaktivitäten
}
page-delve-left-actions = { $left ->
    [one] 1 Aktion
   *[other] { $left } Aktionen
}
page-delve-is-focus = gesammelt: ein Treffer mehr
page-delve-is-dashed = ist gespurtet
page-delve-is-prayed = hat gebetet
page-delve-is-slips = weicht frei aus
page-delve-conditions = Zustände
page-delve-broken = { $count ->
    [one] 1 Rüstungsbruch
   *[other] { $count } Rüstungsbrüche
}
page-delve-broken-text = Jeder senkt die Rüstung um 1.
page-delve-worn = Angelegt
page-delve-pack = Gepäck
page-delve-pack-empty = Nichts im Gepäck.
page-delve-blessings = Segen
page-delve-powers = Kräfte
page-delve-powers-later = Kräfte späterer Seelenränge

## Attacks

page-delve-stage-hit = Trefferphase
page-delve-stage-defence = Abwehrphase: { $name }
page-delve-stage-later = Sie kommt, wenn die Treffer feststehen.
page-delve-stars = { $stars ->
    [0] Kein Stern ist übrig.
    [one] 1 Stern auszugeben
   *[other] { $stars } Sterne auszugeben
}
page-delve-others = Danach: { $names }
page-delve-sum-hits = { $count ->
   *[other] Treffer
}
page-delve-sum-lethal = { $count ->
    [one] tödlicher Treffer
   *[other] tödliche Treffer
}
page-delve-odds = { $count ->
    [1] 1 Wunde
   *[other] { $mean } Wunden
} zu erwarten, tötet in { $kills } der Fälle
page-delve-wounds = { $wounds } Wunden
page-delve-spend = Damit außerdem:
page-delve-spend-what = Was ausgegeben wird
page-delve-spend-wounds = Erwartete Wunden
page-delve-spend-kills = Tötet

## Enemy turns

page-delve-activates = Feindzug
page-delve-step-rule = Welche Regel gilt
page-delve-step-victim = Warum dieses Opfer
page-delve-step-does = Was er tut
page-delve-victim = das Opfer
page-delve-no-victim = Niemand kann sein Opfer sein.
page-delve-preferred = bevorzugt
page-delve-victim-wounds = { $wounds ->
    [one] 1 Wunde
   *[other] { $wounds } Wunden
}
page-delve-victim-health = { $health } Gesundheit
page-delve-victim-distance = { $areas ->
    [0] in seinem Bereich
    [one] 1 Bereich entfernt
   *[other] { $areas } Bereiche entfernt
}
page-delve-decided = Entschieden durch: { $by }
page-delve-nothing-yet = Noch nichts.

## The Book of Secrets

page-delve-book = Das Buch der Geheimnisse
page-delve-book-empty = Noch wurde nichts gelesen. Das Buch spricht, wenn geschieht, worauf es wartet.
page-delve-book-chosen = Gewählt: { $choice }
page-delve-book-choose = Wie es weitergeht
page-delve-book-page = Seite { $page } von { $pages }
page-delve-book-before = Vorige Seite
page-delve-book-after = Nächste Seite
page-delve-nature-law = Eine Wahl der Ordnung
page-delve-nature-neutral = Eine neutrale Wahl
page-delve-nature-chaos = Eine Wahl des Chaos
