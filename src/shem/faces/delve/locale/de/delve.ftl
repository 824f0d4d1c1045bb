### Delve, die Goldenen Regeln als Abstieg in den Kerker (house).

delve-title = Delve
delve-about = Die Goldenen Regeln: ein bis fünf Helden steigen gemeinsam in den Tiefen Ofen hinab, Raum für Raum, gegen Golems, die von selbst spielen.
delve-foe = { $name } { $rank }
delve-enemy = Feind
delve-numbered = { $name } ({ $number })
delve-bare-hands = bloße Hände
delve-blessing = ein Segen
delve-ranked = { $name } { $rank }
delve-source-book = das Buch der Geheimnisse
delve-door = die Tür zwischen { $one } und { $other }
delve-chest = die Truhe in { $area }
delve-search = der Suchmarker in { $area }
delve-articles = Der, Die, Das, Ein, Eine
delve-way-on = Weg { $number }

delve-nature-law = Ordnung
delve-nature-neutral = neutral
delve-nature-chaos = Chaos
delve-type-blade = Klinge
delve-type-blunt = Wucht
delve-type-flame = Flamme
delve-type-arc = Blitz
delve-type-void = Leere
delve-face-blank = leer
delve-face-hit = ein Treffer
delve-face-hit-star = ein Treffer und ein Stern
delve-face-two-hits = zwei Treffer
delve-face-lethal = ein tödlicher Treffer
delve-face-shield = ein Schild
delve-face-two-shields = zwei Schilde
delve-face-star = ein Stern
delve-colour-any = rot oder blau
delve-colour-red = rot
delve-colour-blue = blau
delve-deck-encounter = Begegnungsstapel
delve-deck-event = Ereignisstapel
delve-deck-trap = Fallenstapel
delve-deck-search = Suchmarker
delve-deck-critical = kritische Marker
delve-deck-law = Segen der Ordnung
delve-deck-neutral = neutrale Segen
delve-deck-chaos = Segen des Chaos
delve-deck-treasure = Schatzstapel
delve-slot-hand = Hand
delve-slot-two-hands = beide Hände
delve-slot-body = Körper
delve-slot-head = Kopf
delve-slot-feet = Füße
delve-slot-charm = Talisman
delve-slot-none = aus dem Gepäck zu benutzen
delve-timing-combat = Kampfaktivität
delve-timing-action = Aktion
delve-timing-free = freie Aktion
delve-timing-hit = Trefferphase
delve-timing-defence = Abwehrphase
delve-timing-always = wirkt immer
delve-activity-pray = Beten
delve-activity-dash = Spurt
delve-activity-focus = Sammeln
delve-activity-search = Suchen
delve-activity-ranged = Angriff auf einen anderen Bereich

## Zustände, Plättchen, Schlösser

delve-condition-all = alle Körperzustände
delve-condition-slowed = Verlangsamt
delve-condition-blinded = Geblendet
delve-condition-stunned = Betäubt
delve-condition-bleed = Blutung
delve-condition-fire = Feuer
delve-condition-ko = Niederschlag
delve-condition-poison = Gift
delve-condition-hidden = Verborgen
delve-condition-red-critical = rote kritische Marker
delve-holds-slowed = Ein Held macht in seinem Zug eine einzige Aktivität; ein Feind führt nur den ersten Satz aus. Vergeht mit dem Zug oder der Aktivierung.
delve-holds-blinded = Ein Held braucht vor jeder Aktivität einen Rettungswurf, ein Feind vor der Aktivierung einen Schild auf einem blauen Würfel. Vergeht mit dem Zug oder der Aktivierung.
delve-holds-stunned = Keine Aktivitäten, keine Aktivierung, keine Reaktionsangriffe. Vergeht mit dem Zug oder der Aktivierung.
delve-holds-bleed = 1 Wunde vor jeder Aktivität oder Aktivierung. In der Zeitphase vergeht Rang I, und Rang II wird I.
delve-holds-fire = In der Zeitphase 1 Wunde je Marker; dann vergeht Rang I, und Rang II wird I.
delve-holds-ko = Die Figur liegt: keine Rüstung, keine Angriffe, und sie zählt nicht für die Kontrolle. Ein Spurt, ein Bewegungspunkt oder eine Aktivierung lässt sie aufstehen.
delve-holds-poison = In der Zeitphase 1 Wunde je Rang; dann kann ein Held es durch einen Rettungswurf abschütteln.
delve-holds-hidden = Feinde und Helden behandeln die Figur, als wäre sie nicht da, außer bei Flächen; bis sie angreift oder getroffen wird.
delve-overlay-barrier = Barriere
delve-overlay-difficult = schwieriger Boden
delve-overlay-deadly = tödlicher Boden
delve-lies-barrier = Der Weg ist von hier in einen Nachbarbereich versperrt, zurück nicht. Die Sicht bleibt frei.
delve-lies-difficult = Ein Held zahlt 2 statt 1 Bewegungspunkt, um herzukommen.
delve-lies-deadly = Ein Held, der herkommt, erleidet 1 Wunde.
delve-lock-open = offen
delve-lock-closed = zu
delve-lock-locked = verschlossen
delve-lock-magic = unter einem magischen Schloss
delve-opens-open = Nichts versperrt den Weg.
delve-opens-closed = Eine freie Aktion öffnet sie; dann wird eine Falle gezogen.
delve-opens-locked = Eine Aktion öffnet sie; dann wird eine Falle gezogen.
delve-opens-magic = Nur die Quest kann sie öffnen.

## Der Tisch

delve-round-line = Runde { $round }, AKT { $act }{ $night ->
    [yes] , bei Nacht
   *[no] { "" }
}. Die Gruppe hat { $souls } { $souls ->
    [one] Seelenpunkt
   *[other] Seelenpunkte
}.{ $active ->
    [none] { "" }
   *[other] { " " }Am Zug: { $active }.
}
delve-goal-line = Ziel: { $text }
delve-hero-line = { $name }, Seelenrang { $rank }: { $soul ->
    [yes] eine Seele in { $area }
   *[no] { $area }, Gesundheit { $health } von { $most }, Rüstung { $armor }
}, Kronen { $crowns }{ $states ->
    [none] { "" }
   *[other] , { $states }
}.
delve-enemy-line = { $name }{ $minion ->
    [yes] , Diener von { $owner }
   *[no] { "" }
}: { $area }, Gesundheit { $health } von { $most }, Rüstung { $armor }{ $shields ->
    [0] { "" }
   *[other] , magische Schilde { $shields }
}{ $states ->
    [none] { "" }
   *[other] , { $states }
}.
delve-broken = { $count } Rüstungsbruch
delve-worn-line = { $name } trägt: { $items ->
    [none] nichts
   *[other] { $items }
}. Im Gepäck: { $pack ->
    [none] nichts
   *[other] { $pack }
}.
delve-power-line = { $name }, bereite Kräfte: { $ready ->
    [none] keine
   *[other] { $ready }
}{ $cooling ->
    [none] { "" }
   *[other] ; abkühlend: { $cooling }
}.
delve-cooling = { $power } ({ $left })
delve-blessing-line = { $name } hat den Segen { $card }: { $text }
delve-deck-line = { $deck }: noch { $left }{ $discards ->
    [none] { "" }
   *[other] ; abgelegt: { $discards }
}.
delve-event-line = Ereignis: { $card }. { $text }
delve-fight-line = { $attacker } greift an: { $target } ({ $weapon }). { $stage ->
    [hit] Trefferphase
   *[defence] Abwehrphase von { $defender }
}, Treffer { $hits }, tödliche Treffer { $lethal }. Würfel: { $dice ->
    [none] keine
   *[other] { $dice }
}.
delve-area-line = { $area }: { $facts ->
    [none] leer
   *[other] { $facts }
}.
delve-fact-controls = { $side ->
    [heroes] die Helden kontrollieren ihn
   *[enemies] die Feinde kontrollieren ihn
}
delve-fact-dominates = { $side ->
    [heroes] die Helden beherrschen ihn
   *[enemies] die Feinde beherrschen ihn
}
delve-fact-barrier = Barriere nach { $area }
delve-fact-shrine = Schrein
delve-fact-open-shrine = offener Schrein
delve-fact-search = Suchmarker
delve-fact-chest = { $lock ->
    [magic] Truhe unter einem magischen Schloss
   *[locked] Truhe
}
delve-fact-items = auf dem Boden: { $items }
delve-fact-crowns = { $crowns } { $crowns ->
    [one] Krone
   *[other] Kronen
} auf dem Boden
delve-fact-who = { $who }
delve-door-line = { $door }: { $lock }.
delve-book-line = Buch der Geheimnisse: { $text }
delve-legend = Jeder Buchstabe ist ein Bereich: { $areas }. # ist Fels, ? ist unentdeckt.

## Fragen

delve-ask-next-hero = Runde { $round }: wer ist als Nächster dran?
delve-ask-hero-turn = { $hero }: was nun? Übrig: { $points } { $points ->
    [one] Bewegungspunkt
   *[other] Bewegungspunkte
}, Kampfaktivitäten { $combats }, Aktionen { $actions }.
delve-ask-hit-stage = { $attacker } greift an: { $target }. { $hits } Treffer, { $lethal } tödlich, { $stars } { $stars ->
    [one] Stern
   *[other] Sterne
}. Den Angriff verstärken?
delve-ask-def-stage = { $attacker } greift an: { $defender }. So wie es steht: { $wounds ->
    [one] 1 Wunde
   *[other] { $wounds } Wunden
}. Die Verteidigung verstärken?
delve-ask-push = Wohin der Rückstoß? { $who }
delve-ask-enhance = { $hero }: weiter zu Seelenrang { $rank } für { $price } von { $souls } Seelenpunkten?
delve-ask-return = Die Seele von { $hero }: zurückkehren?
delve-ask-victim = Gleich gute Opfer für { $who }: wer soll es sein?
delve-ask-choose = Das Buch der Geheimnisse fragt: { $text ->
    [none] welchen Weg?
   *[other] { $text }
}
delve-ask-exchange = { $hero } und { $other }: was weitergeben?
delve-ask-reorganize = { $hero }: was an- oder ablegen?
delve-option-next = { $hero }
delve-option-move = nach { $area }{ $evades ->
    [yes] , ausweichend
   *[no] { "" }
}
delve-option-attack = { $target } angreifen mit { $way }
delve-option-use-power = { $power }{ $aim ->
    [none] { "" }
   *[other] : { $aim }
}
delve-option-use-item = { $item }{ $aim ->
    [none] { "" }
   *[other] : { $aim }
}
delve-option-force = aufbrechen: { $thing }
delve-option-open = öffnen: { $door }
delve-option-search = suchen in { $area }
delve-option-equip = { $worn ->
    [yes] ablegen: { $item }
   *[no] anlegen: { $item }
}
delve-option-pick = aufheben: { $item ->
    [none] die Kronen
   *[other] { $item }
}
delve-option-drop = fallen lassen: { $item ->
    [none] eine Krone
   *[other] { $item }
}
delve-option-exchange = tauschen mit { $hero }
delve-option-pass = { $gives ->
    [yes] geben
   *[no] nehmen
}: { $item ->
    [none] { $amount } { $amount ->
        [one] Krone
       *[other] Kronen
    }
   *[other] { $item }
}
delve-option-reroll = Würfel { $number } ({ $face }) neu werfen durch { $source }
delve-option-star = Stern: { $text }
delve-option-victim = { $target }
delve-option-push = nach { $area }
delve-option-choose = { $text }
delve-option-return = in { $area }{ $free ->
    [yes] { " " }mit einem Seelenrang weniger
   *[no] { "" }
}
delve-option-simple = { $what ->
    [pray] beten
    [dash] Spurt
    [stand] aufstehen durch Spurt
    [rise] aufstehen für einen Bewegungspunkt
    [focus] sich sammeln
    [reorganize] Ausrüstung umordnen
   *[enhance] weiter zu Seelenrang { $rank }
}
delve-option-done = { $prompt ->
    [hero-turn] den Zug beenden
    [hit-stage] nichts mehr für den Angriff
    [def-stage] nichts mehr für die Verteidigung
    [enhance] bei diesem Seelenrang bleiben
    [return] Seele bleiben
   *[other] fertig
}
delve-option-more = { $what } ({ $count })
delve-how-move = Tippe einen Bereich, etwa: gehe { $area }
delve-how-attack = Tippe die Nummer eines Feindes, etwa: angriff 1
delve-how-look = Tippe einen Bereich, einen Helden, die Nummer eines Feindes oder eine Karte, etwa: sieh { $area }
delve-no-enemy = Kein Feind hat die Nummer { $typed }.
delve-cannot-come = { $name } kann jetzt nicht kommen: keine ist mehr im Stapel.
delve-command-done = fertig, ende, passe, nein, done, end, pass, no
delve-command-move = gehe, geh, zieh, move, go
delve-command-attack = angriff, kampf, attack, hit, fight
delve-command-look = sieh, zeig, karte, bereich, look, card, area
delve-command-odds = chance, chancen, odds
delve-play-help =
    Delve: Bereiche heißen nach ihrer Tafel und einem Buchstaben, Feinde nach Art, Rang und der Nummer ihres Markers.
    "gehe Ofenhalle C" geht dorthin, "angriff 3" greift den Feind mit Marker 3 an, "fertig" beendet den Zug oder eine Phase.
    sieh Ofenhalle C  ein Bereich mit allem, was da ist; auch "sieh 3" für einen Feind, oder Held, Gegenstand, Kraft, Karte
    warum sieh 3      woher die Werte einer Figur kommen
    chance 3          die genauen Chancen deiner Angriffe auf diesen Feind

## Würfe

delve-roll-hit-red = Roter Würfel: { $who } greift { $target } an.
delve-roll-hit-blue = Blauer Würfel: { $who } greift { $target } an.
delve-roll-defence = Blauer Würfel: { $who } verteidigt sich gegen { $target }.
delve-roll-save = Blauer Würfel: ein Rettungswurf von { $who }.
delve-roll-blind = Blauer Würfel: { $who } ist geblendet. Geht es trotzdem?
delve-roll-prayer = Roter Würfel: { $who } betet.
delve-roll-search-die = Roter Würfel: { $who } sucht.
delve-roll-shows = Er zeigt { $faces }.
delve-roll-card = { $deck }, für { $who }: welche der { $left } Karten, die noch da sind?

## Aktionen

delve-action-done = { $who } ist fertig.
delve-action-simple = { $who } { $what ->
    [pray] betet
    [dash] spurtet
    [stand] steht durch Spurt auf
    [rise] steht auf
    [focus] sammelt sich
    [reorganize] ordnet die Ausrüstung um
   *[enhance] geht zum nächsten Seelenrang
}.
delve-action-next = { $who } bestimmt, wer als Nächster dran ist: { $hero }.
delve-action-move = { $who } geht nach { $area }.
delve-action-attack = { $who } greift { $target } an mit { $way }.
delve-action-use-power = { $who } benutzt { $power }{ $aim ->
    [none] { "" }
   *[other] : { $aim }
}.
delve-action-use-item = { $who } benutzt { $item }{ $aim ->
    [none] { "" }
   *[other] : { $aim }
}.
delve-action-force = { $who } bricht auf: { $thing }.
delve-action-open = { $who } öffnet: { $door }.
delve-action-search = { $who } sucht: { $search }.
delve-action-equip = { $who } legt an oder ab: { $item }.
delve-action-pick = { $who } hebt auf: { $item ->
    [none] Kronen
   *[other] { $item }
}.
delve-action-drop = { $who } lässt fallen: { $item ->
    [none] eine Krone
   *[other] { $item }
}.
delve-action-exchange = { $who } beginnt einen Tausch mit { $hero }.
delve-action-pass = { $who } { $gives ->
    [yes] gibt
   *[no] nimmt
}: { $item ->
    [none] { $amount } { $amount ->
        [one] Krone
       *[other] Kronen
    }
   *[other] { $item }
}.
delve-action-reroll = { $who } wirft Würfel { $number } neu durch { $source }.
delve-action-star = { $who } gibt einen Stern für Zeile { $number } aus.
delve-action-victim = { $who } wählt das Opfer: { $target }.
delve-action-push = { $who } wählt, wohin der Rückstoß geht: { $area }.
delve-action-choose = { $who } wählt Weg { $number }.
delve-action-return = { $who } kehrt zurück in { $area }.

## Ereignisse

delve-event-quest-began = Die Quest beginnt: AKT { $act }, { $heroes } { $heroes ->
    [one] Held
   *[other] Helden
}.
delve-event-round-began = Runde { $round }.
delve-event-next-hero = { $soul ->
    [1] Die Seele von { $seat } ist am Zug.
   *[other] Am Zug: { $seat }.
}
delve-event-turn-ended = Der Zug von { $seat } ist vorbei.
delve-event-refreshed = { $seat }: { $power } ist wieder bereit.
delve-event-cooled = { $seat }: { $power } kühlt ab, noch { $left } { $left ->
    [one] Vierteldrehung
   *[other] Vierteldrehungen
}.
delve-event-enhanced = { $seat } erreicht Seelenrang { $rank } für { $price } Seelenpunkte; die Gruppe hat { $souls }.
delve-event-resurrected = { $seat } kehrt mit Seelenrang { $rank } in { $area } zurück{ $price ->
    [0] { "" }
   *[other] { " " }für { $price } Seelenpunkte
}; die Gruppe hat { $souls }.
delve-event-moved = { $who } geht von { $start } nach { $area } (übrig { $left }).
delve-event-evaded = { $seat } weicht in { $area } aus{ $freely ->
    [1] , frei
   *[other] { "" }
}.
delve-event-dashed = { $seat } spurtet: { $points } { $points ->
    [one] Bewegungspunkt
   *[other] Bewegungspunkte
} übrig.
delve-event-stood-up = { $who } steht auf.
delve-event-focused = { $seat } sammelt sich: der nächste Angriff hat 1 Treffer mehr.
delve-event-prayed = { $seat } betet und wirft { $faces }: { $stars ->
    [0] kein Stern
    [one] 1 Stern
   *[other] { $stars } Sterne
}. Kronen übrig: { $crowns }.
delve-event-blessed = { $seat } erhält den Segen { $card }.
delve-event-door-opened = { $seat } { $forced ->
    [1] bricht auf
   *[other] öffnet
}: { $door }.
delve-event-chest-opened = { $seat } öffnet: { $chest }.
delve-event-searched = { $seat } findet { $card } und wirft { $face }: { $matched ->
    [0] es passt nicht
   *[other] es passt
}.
delve-event-equipped = { $seat } legt { $worn ->
    [1] an
   *[other] ab
}: { $item }.
delve-event-picked = { $seat } hebt auf: { $item }.
delve-event-picked-crowns = { $seat } hebt { $amount } { $amount ->
    [one] Krone
   *[other] Kronen
} auf.
delve-event-dropped = { $seat } lässt fallen: { $item }.
delve-event-dropped-crowns = { $seat } lässt { $amount } { $amount ->
    [one] Krone
   *[other] Kronen
} fallen.
delve-event-passed = { $seat } gibt weiter an { $other }: { $item }.
delve-event-passed-crowns = { $seat } gibt { $amount } { $amount ->
    [one] Krone
   *[other] Kronen
} an { $other }.
delve-event-used-item = { $seat } benutzt { $item }{ $aim ->
    [none] { "" }
   *[other] : { $aim }
}{ $gone ->
    [1] . Es wird abgelegt.
   *[other] .
}
delve-event-used-power = { $seat } benutzt { $power }{ $aim ->
    [none] { "" }
   *[other] : { $aim }
}.
delve-event-used-blessing = { $seat } benutzt den Segen { $card }{ $aim ->
    [none] { "" }
   *[other] : { $aim }
}.
delve-event-wasted = { $who } ist geblendet: die Aktivität ist vertan.
delve-event-saved = { $who } wirft { $faces }: { $success ->
    [1] der Wurf gelingt
   *[other] der Wurf misslingt
}.
delve-event-attacked = { $who } greift { $target } an ({ $source }){ $reaction ->
    [1] , als Reaktion
   *[other] { "" }
}.
delve-event-hit-rolled = { $who } wirft { $red ->
    [none] { $blue }
   *[other] { $red }{ $blue ->
        [none] { "" }
       *[other] ; { $blue }
    }
}{ $stars ->
    [0] { "" }
    [one] : 1 Stern
   *[other] : { $stars } Sterne
}.
delve-event-rerolled = { $who } wirft neu durch { $source }: aus { $was } wird { $face }.
delve-event-added = { $source }: { $text }.
delve-event-star-spent = { $text }
delve-event-hit-total = Der Angriff auf { $target } hat { $hits } Treffer{ $lethal ->
    [0] { "" }
    [one] { " " }und 1 tödlichen Treffer
   *[other] { " " }und { $lethal } tödliche Treffer
}.
delve-event-block-rolled = { $who } verteidigt sich: { $faces ->
    [none] keine Würfel
   *[other] { $faces }
}.
delve-event-defended = { $who }: { $wounds ->
    [0] keine Wunde
    [one] 1 Wunde
   *[other] { $wounds } Wunden
}.
delve-event-wounded = { $who } erleidet { $amount ->
    [one] 1 Wunde
   *[other] { $amount } Wunden
} ({ $source }): Gesundheit { $health }.
delve-event-healed = { $who } erhält { $amount } Gesundheit zurück ({ $source }): Gesundheit { $health }.
delve-event-bashed = { $who } wird von { $start } nach { $area } gestoßen.
delve-event-pulled = { $who } wird von { $start } nach { $area } gezogen.
delve-event-bash-stopped = Für { $who } gibt es keinen Platz, wohin der Stoß ginge.
delve-event-armor-broken = Die Rüstung von { $who } bricht: { $broken } weniger.
delve-event-critical = { $who } erleidet den kritischen Marker { $card }{ $red ->
    [1] , der bleibt
   *[other] { "" }
}.
delve-event-fell = { $seat } fällt und ist eine Seele.
delve-event-killed = { $who } ist zerstört{ $by ->
    [none] { "" }
   *[other] , durch { $by }
}.
delve-event-minion-gone = Der Diener { $who } ist fort.
delve-event-afflicted = { $who } erhält { $condition }{ $rank ->
    [none] { "" }
   *[other] { " " }{ $rank }
} ({ $source }).
delve-event-ignored = { $who } hat schon gleich starken Zustand { $condition }: stattdessen 1 Wunde.
delve-event-immune = { $who } ist immun gegen { $condition }.
delve-event-cured = { $who } verliert: { $condition }.
delve-event-faded = { $condition } von { $who } { $rank ->
    [none] ist vorbei
    [gone] ist vorbei
   *[other] fällt auf Rang { $rank }
}.
delve-event-hid = { $who } ist verborgen.
delve-event-seen = { $who } ist nicht mehr verborgen.
delve-event-refilled = { $who } hat wieder { $shields } { $shields ->
    [one] magischen Schild
   *[other] magische Schilde
}.
delve-event-spawned = { $who } erscheint in { $area }{ $minion ->
    [1] , als Diener von { $owner }
   *[other] { "" }
}.
delve-event-encounter = Begegnung { $card }: { $obey ->
    [none] niemand ist genannt
   *[other] { $obey }
}.
delve-event-otherwise = Niemand von der Begegnung { $card } ist im Spiel: ihr anderer Teil wird ausgeführt.
delve-event-activated = { $who } wird aktiviert.
delve-event-skipped = { $who } ist { $condition }: die Aktivierung ist vertan.
delve-event-rule-tried = Regel { $number } von { $who } ({ $text }): { $matched ->
    [1] sie gilt, für { $heroes }
   *[0] { $unseen ->
        [none] niemand ist da
       *[other] { $unseen } außer Sicht
    }
}.
delve-event-victim-possible = Mögliches Opfer von { $who }: { $victim }, { $wounds ->
    [one] 1 Wunde
   *[other] { $wounds } Wunden
}, Gesundheit { $health }, { $distance ->
    [one] 1 Bereich
   *[other] { $distance } Bereiche
} entfernt{ $preferred ->
    [1] , bevorzugt
   *[other] { "" }
}.
delve-event-victim-chosen = { $who } wählt { $victim }: { $by ->
    [only] sonst kommt niemand in Frage
    [preference] bevorzugt
    [wounds] am stärksten verwundet
    [health] die geringste Gesundheit
    [distance] am nächsten
    [player] vom Besitzer der Karte gewählt, denn sie waren gleich
   *[order] so genannt
}.
delve-event-sentence = { $who }: { $text }
delve-event-cut-short = { $who } ist verlangsamt und tut nichts weiter.
delve-event-no-way = { $who } findet keinen Weg.
delve-event-strike-missed = { $who } erreicht { $victim } nicht.
delve-event-drew = { $deck }, für { $seat }: { $card }.
delve-event-shuffled = { $deck }: leer, die Ablage wird gemischt.
delve-event-event-left = Das Ereignis { $card } ist vorbei.
delve-event-events-out = Es gibt keine Ereignisse mehr.
delve-event-sky = { $night ->
    [1] Es wird Nacht: Angriffe von Helden haben 1 Treffer weniger.
   *[other] Es wird Tag.
}
delve-event-gained = { $seat } erhält { $item }.
delve-event-gained-crowns = { $seat }: { $amount } { $amount ->
    [one] Krone
   *[other] Kronen
}; hat jetzt { $crowns }.
delve-event-gained-souls = Die Gruppe erhält { $amount } { $amount ->
    [one] Seelenpunkt
   *[other] Seelenpunkte
} und hat { $souls }.
delve-event-read = Buch der Geheimnisse, { $number }{ $text ->
    [none] .
   *[other] : { $text }
}
delve-event-chose = { $seat } wählt: { $text }
delve-event-revealed = Entdeckt: { $district }.
delve-event-unlocked = Das magische Schloss ist fort: { $door ->
    [none] { $chest }
   *[other] { $door }
}.
delve-event-placed = In { $area } liegt jetzt: { $overlay }.
delve-event-removed = Die Plättchen in { $area } sind fort.
delve-event-objective = Das Ziel: { $objective }
delve-event-counted = Der Zähler steht auf { $count }.
delve-event-ended = { $won ->
    [1] Die Quest ist gewonnen
   *[other] Die Quest ist verloren
}{ $name ->
    [none] .
   *[other] : { $name }.
}{ $text ->
    [none] { "" }
   *[other] { " " }{ $text }
}
delve-added-aoe = er trifft auch andere
delve-added-afflict = er bringt einen Zustand
delve-added-reroll = Würfel können neu geworfen werden
delve-outcome = { $won ->
    [yes] Die Gruppe hat gewonnen
   *[no] Die Gruppe hat verloren
}, mit { $souls } { $souls ->
    [one] Seelenpunkt
   *[other] Seelenpunkten
}.
delve-ending-won = Die Quest ist gewonnen.
delve-ending-lost = Die Quest ist verloren.
delve-number-of = { $number }, { $who }
delve-from = { $source }: { $text }
delve-rule-line = { $number }. { $range }{ $prefers ->
    [none] { "" }
   *[other] ; bevorzugt: { $prefers }
}: { $text }
delve-sees-line = Von dort in Sicht: { $areas ->
    [none] nichts weiter
   *[other] { $areas }
}. Gesehen von: { $heroes ->
    [none] niemandem
   *[other] { $heroes }
}.
delve-menu-done = fertig
delve-menu-next = Wer als Nächster dran ist
delve-menu-move = Gehen
delve-menu-attack = Angreifen
delve-menu-power = Kräfte
delve-menu-item = Gegenstände
delve-menu-blessing = Segen
delve-menu-force = Aufbrechen
delve-menu-open = Öffnen
delve-menu-search = Suchen
delve-menu-equip = An- oder ablegen
delve-menu-pick = Aufheben
delve-menu-drop = Fallen lassen
delve-menu-exchange = Tauschen
delve-menu-pass = Weitergeben
delve-menu-reroll = Neu werfen
delve-menu-star = Sterne
delve-menu-victim = Opfer
delve-menu-push = Rückstoß nach
delve-menu-choose = Wege
delve-menu-return = Zurückkehren
