### Delve: was Karten, Kräfte, Sätze und Abschnitte bewirken. Jeder Satz beginnt klein: vor ihm kann stehen, wann.

delve-sentence = { $text }.
delve-unless-save = { $text }, falls kein Rettungswurf gelingt
delve-when-wounds = nach einem Angriff, der verwundet hat: { $text }
delve-when-kills = nach einer Tötung: { $text }
delve-when-hurt = nach einer Wunde durch einen Angriff: { $text }
delve-when-turn = zu Beginn des Zuges oder der Aktivierung: { $text }
delve-when-time = in der Zeitphase: { $text }
delve-when-dies = beim Tod: { $text }

delve-whom-self = { $bearer ->
    [hero] der Held
    [foe] dieser Feind
    [rule] dieser Feind
   *[token] wer sie hat
}
delve-whom-target = { $bearer ->
    [rule] das Opfer
   *[other] das Ziel
}
delve-whom-heroes-here = { $reach ->
    [0] jeder Held in diesem Bereich
    [one] jeder Held bis zu 1 Bereich entfernt
   *[other] jeder Held bis zu { $reach } Bereiche entfernt
}
delve-whom-enemies-here = { $reach ->
    [0] jeder Feind in diesem Bereich
    [one] jeder Feind bis zu 1 Bereich entfernt
   *[other] jeder Feind bis zu { $reach } Bereiche entfernt
}
delve-whom-everyone-here = { $reach ->
    [0] jeder in diesem Bereich
    [one] jeder bis zu 1 Bereich entfernt
   *[other] jeder bis zu { $reach } Bereiche entfernt
}
delve-whom-others-here = { $reach ->
    [0] jeder andere in diesem Bereich
    [one] jeder andere bis zu 1 Bereich entfernt
   *[other] jeder andere bis zu { $reach } Bereiche entfernt
}
delve-whom-heroes-there = { $reach ->
    [0] jeder Held im Bereich des Ziels
    [one] jeder Held bis zu 1 Bereich vom Ziel entfernt
   *[other] jeder Held bis zu { $reach } Bereiche vom Ziel entfernt
}
delve-whom-enemies-there = { $reach ->
    [0] jeder Feind im Bereich des Ziels
    [one] jeder Feind bis zu 1 Bereich vom Ziel entfernt
   *[other] jeder Feind bis zu { $reach } Bereiche vom Ziel entfernt
}
delve-whom-heroes = jeder Held
delve-whom-enemies = jeder Feind
delve-whom-active = der Held am Zug

## Angriff und Verteidigung

delve-deed-hits = { $amount } Treffer { $sign ->
    [less] weniger
   *[other] mehr
}{ $always ->
    [yes] { " " }in jedem Angriff
   *[no] { "" }
}
delve-deed-lethal = { $amount } { $amount ->
    [one] tödlicher
   *[other] tödliche
} Treffer mehr{ $always ->
    [yes] { " " }in jedem Angriff
   *[no] { "" }
}
delve-deed-pierce = { $always ->
    [yes] jeder Angriff
   *[no] der Angriff
} missachtet { $amount } Rüstung
delve-deed-shields = { $amount } { $amount ->
    [one] Schild
   *[other] Schilde
} { $sign ->
    [less] weniger
   *[other] mehr
}{ $always ->
    [yes] { " " }in jeder Verteidigung
   *[no] { "" }
}
delve-deed-reroll = { $amount ->
    [one] einen Würfel
   *[other] { $amount } Würfel
} ({ $what }) neu werfen
delve-deed-critical = { $amount ->
    [one] eine kritische Wunde
   *[other] { $amount } kritische Wunden
} für das Ziel
delve-deed-aoe = Fläche { $reach }: { $reach ->
    [0] alle von der Seite des Ziels in seinem Bereich
    [one] alle von der Seite des Ziels in seinem Bereich und bis zu 1 Bereich entfernt
   *[other] alle von der Seite des Ziels bis zu { $reach } Bereiche entfernt
}
delve-deed-bash = Rückstoß { $amount }
delve-deed-break = Rüstungsbruch { $amount }
delve-deed-drain = Lebensraub { $amount }

## Werte

delve-deed-armor = { $amount } Rüstung { $sign ->
    [less] weniger
   *[other] mehr
}
delve-deed-blue = { $amount } { $amount ->
    [one] blauer
   *[other] blaue
} Würfel { $sign ->
    [less] weniger
   *[other] mehr
} in der Verteidigung
delve-deed-moves = { $amount } Bewegung { $sign ->
    [less] weniger
   *[other] mehr
}
delve-deed-save = { $amount } Würfel { $sign ->
    [less] weniger
   *[other] mehr
} für Rettungswürfe
delve-deed-health = { $amount } volle Gesundheit { $sign ->
    [less] weniger
   *[other] mehr
}
delve-deed-combats = { $amount } { $amount ->
    [one] Kampfaktivität
   *[other] Kampfaktivitäten
} { $sign ->
    [less] weniger
   *[other] mehr
} je Zug
delve-deed-actions = { $amount } { $amount ->
    [one] Aktion
   *[other] Aktionen
} { $sign ->
    [less] weniger
   *[other] mehr
} je Zug
delve-deed-magic = { $amount ->
    [one] 1 magischer Schild
   *[other] { $amount } magische Schilde
}
delve-deed-resist = Widerstand: Angriffe mit { $what } haben { $amount } Treffer weniger
delve-deed-weak = Schwäche: Angriffe mit { $what } haben { $amount } Treffer mehr
delve-deed-flies = fliegt: Plättchen und Niederschlag berühren es nicht
delve-deed-immune = immun gegen { $what }
delve-deed-bars = kein { $what }

## Taten

delve-deed-hurts = { $whom } erleidet { $amount ->
    [one] 1 Wunde
   *[other] { $amount } Wunden
}
delve-deed-heals = { $whom } erhält { $amount } Gesundheit zurück
delve-deed-afflict = { $whom } erhält { $what }{ $rank ->
    [none] { "" }
   *[other] { " " }{ $rank }
}
delve-deed-cures = { $whom } verliert: { $what }
delve-deed-refills = { $whom } erhält { $amount ->
    [0] alle verbrauchten magischen Schilde
    [one] einen verbrauchten magischen Schild
   *[other] { $amount } verbrauchte magische Schilde
} zurück
delve-deed-points = { $whom } erhält { $amount } { $amount ->
    [one] Bewegungspunkt
   *[other] Bewegungspunkte
} in diesem Zug
delve-deed-more-actions = { $whom } erhält { $amount } { $amount ->
    [one] Aktion
   *[other] Aktionen
} in diesem Zug
delve-deed-more-combats = { $whom } erhält { $amount } { $amount ->
    [one] Kampfaktivität
   *[other] Kampfaktivitäten
} in diesem Zug
delve-deed-readies = { $whom } frischt { $amount ->
    [0] alle benutzten Kräfte
    [one] eine benutzte Kraft
   *[other] { $amount } benutzte Kräfte
} auf
delve-deed-crowns = { $whom } { $sign ->
    [less] verliert
   *[other] erhält
} { $amount } { $amount ->
    [one] Krone
   *[other] Kronen
}
delve-deed-souls = die Gruppe { $sign ->
    [less] verliert
   *[other] erhält
} { $amount } { $amount ->
    [one] Seelenpunkt
   *[other] Seelenpunkte
}
delve-deed-gains = { $whom } erhält { $what }
delve-deed-treasures = { $whom } zieht { $amount ->
    [one] einen Schatz
   *[other] { $amount } Schätze
}
delve-deed-draws = { $whom } zieht { $amount ->
    [one] eine Karte
   *[other] { $amount } Karten
} ({ $what })
delve-deed-spawns = { $amount } { $what } { $amount ->
    [one] erscheint
   *[other] erscheinen
}{ $at ->
    [none] { " " }hier
   *[other] : { $at }
}
delve-deed-summons = { $amount } { $what } { $amount ->
    [one] gehorcht
   *[other] gehorchen
} dem Helden als { $amount ->
    [one] Diener
   *[other] Diener
}
delve-deed-hides = { $whom } ist verborgen
delve-deed-slips = { $whom } weicht in diesem Zug frei aus
delve-deed-pulls = { $whom } wird { $amount } { $amount ->
    [one] Bereich
   *[other] Bereiche
} herangezogen
delve-deed-pushes = { $whom } wird { $amount } { $amount ->
    [one] Bereich
   *[other] Bereiche
} weggestoßen
delve-deed-strikes = er greift das Opfer{ $reach ->
    [0] { "" }
    [one] { " " }bis zu 1 Bereich entfernt
   *[other] { " " }bis zu { $reach } Bereiche entfernt
} an{ $sign ->
    [more] , mit { $amount } Treffer mehr
   *[other] { "" }
}
delve-deed-advances = er geht { $sign ->
    [more] bis zu { $amount } { $amount ->
        [one] Bereich
       *[other] Bereiche
    } { "" }
   *[other] { "" }
}auf das Opfer zu{ $reach ->
    [0] { "" }
    [one] , bis auf 1 Bereich
   *[other] , bis auf { $reach } Bereiche
}
delve-deed-retreats = er geht { $sign ->
    [more] bis zu { $amount } { $amount ->
        [one] Bereich
       *[other] Bereiche
    } { "" }
   *[other] { "" }
}vom Opfer weg
delve-deed-shelters = er geht hinter einen anderen Feind, weiter vom Opfer weg
delve-deed-dies = { $whom } stirbt
delve-deed-activates = { $sign ->
    [none] jeder Feind
   *[other] { $amount ->
        [one] der nächste Feind
       *[other] die { $amount } nächsten Feinde
    }
}{ $what ->
    [none] { "" }
   *[other] { " " }der Art { $what }
}{ $rank ->
    [none] { "" }
   *[other] { " " }vom Rang { $rank }
} { $amount ->
    [0] wird
    [one] wird
   *[other] werden
} aktiviert
delve-deed-stands = { $whom } steht auf
delve-deed-brings = { $amount ->
    [0] es wird Tag
   *[other] es wird Nacht: Angriffe von Helden haben 1 Treffer weniger
}
delve-deed-opens = eine Tür geht auf: { $at }
delve-deed-reveals = entdeckt: { $at }
delve-deed-places = { $what } wird gelegt: { $at }
delve-deed-removes = { $what ->
    [none] die Plättchen verschwinden: { $at }
   *[other] { $what } verschwindet: { $at }
}
delve-deed-unlocks = das magische Schloss verschwindet: { $what ->
    [none] { $at }
   *[other] { $what }
}
delve-deed-objective = das Ziel ist jetzt: { $what }
delve-deed-wins = die Quest ist gewonnen
delve-deed-loses = die Quest ist verloren

## Karten

delve-attack-line = Angriff: { $red ->
    [0] { "" }
    [one] 1 roter Würfel
   *[other] { $red } rote Würfel
}{ $blue ->
    [0] { "" }
   *[other] { $red ->
        [0] { "" }
       *[other] { " " }und { "" }
    }{ $blue ->
        [one] 1 blauer Würfel
       *[other] { $blue } blaue Würfel
    }
}, { $far ->
    [0] im eigenen Bereich
   *[other] { $near } bis { $far } Bereiche weit
}, { $type }.
delve-star-line = Ein Stern: { $text }
delve-use-line = { $timing ->
    [combat] Als Kampfaktivität
    [action] Als Aktion
    [free] Frei, einmal je Zug
    [hit] In der Trefferphase eines eigenen Angriffs
   *[defence] In der eigenen Abwehrphase
}{ $aim ->
    [none] { "" }
    [hero] , auf einen Helden { $reach ->
        [0] im Bereich
        [one] in Sicht bis zu 1 Bereich entfernt
       *[other] in Sicht bis zu { $reach } Bereiche entfernt
    }
    [enemy] , auf einen Feind { $reach ->
        [0] im Bereich
        [one] in Sicht bis zu 1 Bereich entfernt
       *[other] in Sicht bis zu { $reach } Bereiche entfernt
    }
   *[area] , auf einen Bereich { $reach ->
        [0] : den eigenen
        [one] in Sicht bis zu 1 Bereich entfernt
       *[other] in Sicht bis zu { $reach } Bereiche entfernt
    }
}: { $text }
delve-once = Einmal zu benutzen, dann abgelegt.
delve-stays = Sie bleibt bis zur Heilung oder bis zum Tod.
delve-nothing = Nichts geschieht.
delve-search-line = Passt zu { $faces }: { $text }
delve-encounter-line = { $kind ->
    [any] { $rank ->
        [any] Alle Feinde werden aktiviert.
       *[other] Alle Feinde vom Rang { $rank } werden aktiviert.
    }
   *[other] { $rank ->
        [any] Alle Feinde der Art { $kind } werden aktiviert.
       *[other] Alle Feinde der Art { $kind } vom Rang { $rank } werden aktiviert.
    }
}
delve-otherwise-line = Sonst: { $text }
delve-rule-range = { $far ->
    [0] Helden in seinem Bereich
   *[other] Helden in Sicht, { $near } bis { $far } Bereiche entfernt
}
delve-rule-idle = Die nächsten Helden, zu denen er gehen kann, gesehen oder nicht
delve-prefer-law = Helden der Ordnung
delve-prefer-neutral = neutrale Helden
delve-prefer-chaos = Helden des Chaos
delve-prefer-strongest = den höchsten Seelenrang
delve-prefer-weakest = die geringste Rüstung
delve-prefer-richest = die meisten Kronen
delve-prefer-ailing = wer einen Körperzustand hat
delve-prefer-alone = wer allein in einem Bereich ist
delve-prefer-farthest = den Fernsten
delve-prefer-active = den Helden am Zug
