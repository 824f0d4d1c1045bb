### Golem Arcana auf dem Tisch: Möglichkeiten, Karten, Regionen und was eine Berührung meint.

## Möglichkeiten

arcana-table-place = { $region } ({ $ground })
arcana-table-move = { $place }{ $mp ->
    [0] { "" }
   *[other] , { $mp } BP
}{ $toll }
arcana-table-target = { $target }{ $region ->
    [none] { "" }
   *[other] { " " }auf { $region }
}{ $side ->
    [own] { " " }(auf deiner Seite)
   *[enemy] { "" }
}, Leben { $health }: Trefferwert { $hit } ({ $chance }{"\u00A0"}%), Schaden { $damage }{ $expected ->
    [none] { "" }
   *[other] , erwartet { $expected }, zerstört zu { $kill }{"\u00A0"}%
}
arcana-table-own-side = Das trifft auch deine eigene Seite: { $golems }.
arcana-table-area = { $region }: { $targets }
arcana-table-charge = Ansturm mit { $move } von { $approach } aus, { $mp } BP{ $toll }: { $targets }
arcana-table-charge-on = Ansturm mit { $ability }, { $mp } BP{ $toll }: { $targets }
arcana-table-way-harms = Der Weg dorthin kostet, soweit bekannt, { $loss } Leben.
arcana-table-on = { $target } auf { $region }, Leben { $health }
arcana-table-deploy = { $golem } auf { $place }
arcana-table-resign = Aufgeben
arcana-table-note-crits = Der graue Teil eines Lebensbalkens ist der Schaden ohne Volltreffer.
arcana-table-note-charge = Ein Ansturm bezahlt Bewegung und Angriff. Wer getroffen wird, kann aus der Region gedrängt werden.
arcana-table-note-displacement = Danach bestimmst du, wer wohin verschoben wird.
arcana-table-end-turn = Zug beenden
arcana-table-end = { $ap ->
    [0] Es bleiben keine AP übrig.
    [one] 1 AP wird zu 1 Mana: { $mana } insgesamt.
   *[other] { $ap } AP werden zu { $ap } Mana: { $mana } insgesamt.
}

## Karten

arcana-table-construct = Konstrukt
arcana-table-move-kind = { $kind ->
    [fly] fliegen
   *[walk] gehen
}{ $nimble ->
    [yes] , wendig
   *[no] { "" }
}
arcana-table-strikes = { $kind ->
    [melee] Nahkampf
   *[ranged] Fernkampf
}, { $scope ->
    [single] ein Feind
    [everyone] alle in einer Region
    [others] alle anderen in einer Region
    [allies] Verbündete in einer Region
   *[enemies] Feinde in einer Region
}
arcana-table-lost = verlorenes Leben
arcana-table-ticks = { $kind ->
    [steps] { $ahead ->
        [yes] ab seinem nächsten Zug, { $ticks ->
            [one] 1 Zug
           *[other] { $ticks } Züge
        } lang
       *[no] { $ticks ->
            [one] nur diesen Zug
           *[other] insgesamt { $ticks } Züge
        }
    }
   *[ticks] { $ticks ->
        [one] noch einmal
       *[other] noch { $ticks }{"\u00A0"}Mal
    }
}
arcana-table-of = { $name }, { $army }

## Regionen

arcana-table-no-stop = Kein Golem kann hier anhalten.
arcana-table-blocks = { $how ->
    [height] Verstellt allen die Sicht, die nicht ebenso hoch stehen.
   *[yes] Verstellt die Sicht.
}
arcana-table-range = Fernkampf von hier aus: Reichweite { $change }.
arcana-table-accuracy = Fernkampf von hier aus: Genauigkeit { $change }.
arcana-table-enter = Wer sie betritt, erleidet { $damage } Schaden.
arcana-table-stay = Wer zu Beginn seines Zuges hier steht, erleidet { $damage } Schaden.
arcana-table-swamp-move = Wer von hier aus eine Bewegung beginnt, erleidet { $damage } Schaden.
arcana-table-climb = { $how ->
    [climbed] Sie zu verlassen kostet { $ap } AP mehr, und jeder Feind hier hält auf, wer geht.
    [named] Sie zu verlassen kostet { $ap } AP mehr.
   *[doubled] Sich von hier zu lösen kostet doppelt so viel.
}
arcana-table-unblessable = Hier darf weder Segen noch Fluch liegen.
arcana-table-obstructions = { $count ->
    [one] 1 Hindernis nimmt einen Platz weg.
   *[other] { $count } Hindernisse nehmen je einen Platz weg.
}
arcana-table-way-walk = Gehen
arcana-table-way-fly = Fliegen

## Wie es lief

arcana-table-ap-start = Zu Beginn des Zuges
arcana-table-ap-first = Im ersten Zug an diesem Platz der Zugreihenfolge
arcana-table-gave-up = Aufgegeben von { $armies }.
arcana-table-vp-captured = Eroberungsregion { $region }
arcana-table-vp-destroyed = Zerstörte Golems

## Ansehen

arcana-table-enemies = Deine Feinde
arcana-table-threat = { $who }: eine Bewegung (blau), Angriffe davor oder danach (rot).
arcana-table-threat-ability = { $golem }, { $ability }: { $kind ->
    [move] wohin es von hier aus geht
    [attack] was von hier aus erreicht wird
   *[power] hat keine eigene Reichweite
}.
arcana-table-goal-side = { $armies }: zusammen { $vp } SP.
arcana-table-goal-class = { $size } { $vp }
arcana-table-goal-destroyed = { $destruction ->
    [class] SP für einen zerstörten feindlichen Golem: { $list }.
    [apv] Ein zerstörter feindlicher Golem gibt { $share }{"\u00A0"}% seiner Punkte als SP.
    [own] Was zerstörte Golems geben, hängt von der Position ab.
   *[none] Zerstörte Golems geben keine SP.
}{ $constructs ->
    [no] { " " }Zerstörte Konstrukte geben keine.
   *[yes] { "" }
}

## Zahlen

arcana-number-accuracy = Genauigkeit
arcana-number-health = Leben

## Was sich nicht beantworten lässt

table-golem-first = Wähle zuerst einen Golem und was er tun soll.

## Was gefragt ist

arcana-table-ask-turn = Du bist am Zug: Wähle einen Golem, rufe einen Alt-Ehrwürdigen an oder beende den Zug.
arcana-table-ask-deploy = Stelle deine Armee auf: Wähle einen Golem, dann eine Region deiner Zone.
arcana-table-ask-path = { $ability }: { $golem } { $path ->
    [none] beginnt auf { $region }
   *[other] ist jetzt auf { $region } (Weg: { $path })
}. Welche Region kommt als nächste?
arcana-table-ask-displace = { $source } verschiebt { $golem } von { $region } um bis zu { $distance ->
    [one] 1 Region
   *[other] { $distance } Regionen
}. Wähle das Ziel oder lass ihn stehen.
arcana-table-ask-shift = { $source } bewegt { $role ->
    [blessing] den Segen
   *[curse] den Fluch
} auf { $region } um bis zu { $distance ->
    [one] 1 Region
   *[other] { $distance } Regionen
}. Wähle das Ziel oder lass ihn liegen.
arcana-table-ask-move-well = { $source } bewegt den Manabrunnen auf { $region } um bis zu { $distance ->
    [one] 1 Region
   *[other] { $distance } Regionen
}. Wähle das Ziel oder lass ihn, wo er ist.
arcana-table-ask-silence = { $source } lässt einen Ritter von { $golem } verstummen: Welchen?
arcana-table-ask-choose = { $encounter }: Was tut deine Armee?
arcana-table-wait-turn = Am Zug: { $names }.
arcana-table-wait-deploy = Aufstellung von { $names }.
arcana-table-wait-path = Der Weg von { $golem } wird Region für Region genannt, jetzt von { $region } aus (durch { $names }).
arcana-table-wait-displace = Es liegt bei { $names }, wohin { $golem } von { $region } verschoben wird.
arcana-table-wait-shift = Es liegt bei { $names }, wohin { $role ->
    [blessing] der Segen
   *[curse] der Fluch
} auf { $region } kommt.
arcana-table-wait-move-well = Es liegt bei { $names }, wohin der Manabrunnen auf { $region } kommt.
arcana-table-wait-silence = Es liegt bei { $names }, welcher Ritter von { $golem } verstummt.
arcana-table-wait-choose = { $encounter }: Die Wahl liegt bei { $names }.

## Seit deinem Zug

arcana-digest-attack = { $golem } { $result ->
    [miss] verfehlt { $target } mit { $ability } (Trefferwert { $to_hit })
    [lucky] trifft { $target } mit { $ability } (Trefferwert { $to_hit }): Glückstreffer, { $damage } Schaden
    [crit] trifft { $target } mit { $ability } (Trefferwert { $to_hit }): Volltreffer, { $damage } Schaden
    [super-crit] trifft { $target } mit { $ability } (Trefferwert { $to_hit }): Meistertreffer, { $damage } Schaden
   *[hit] trifft { $target } mit { $ability } (Trefferwert { $to_hit }): { $damage } Schaden
}{ arcana-digest-gone }
arcana-digest-attacks = { $golem } greift { $target ->
    [many] { $targets } Golems
   *[other] { $target }
} mit { $ability } an: { $hits ->
    [0] alle { $blows } Angriffe gehen fehl
   *[other] { $hits } von { $blows } treffen, { $damage } Schaden
}{ arcana-digest-gone }
arcana-digest-gone = { $lost ->
    [0] { "" }
    [one] ; { $gone } wird zerstört{ arcana-digest-for }
   *[other] ; { $gone } werden zerstört{ arcana-digest-for }
}.
arcana-digest-for = { $vp ->
    [0] { "" }
   *[other] , { $vp } SP
}
arcana-digest-moves = { $few ->
    [yes] { $golems } { $count ->
        [one] bewegt sich
       *[other] bewegen sich
    }.
   *[no] { $count } Golems bewegen sich.
}
arcana-digest-vp = { $amount } SP für { $army }.
arcana-digest-mana = { $amount } Mana für { $army }.
arcana-digest-harmed = { $count ->
    [one] { $golems } erleidet { $amount } Schaden.
   *[other] { $army }: { $count } Golems erleiden { $amount } Schaden.
}
arcana-digest-healed = { $count ->
    [one] { $golems } erhält { $amount } Leben zurück.
   *[other] { $army }: { $count } Golems erhalten { $amount } Leben zurück.
}
arcana-digest-expired = { $amount } Wirkungen sind vorbei.
arcana-digest-own = { $damage ->
    [0] Deine Golems haben keinen Schaden erlitten.
   *[other] Deine Golems haben { $damage } Schaden erlitten{ $lost ->
        [0] { "" }
        [one] ; { $gone } wurde zerstört
       *[other] ; { $gone } wurden zerstört
    }.
}
arcana-digest-between = Zwischen den Zügen
