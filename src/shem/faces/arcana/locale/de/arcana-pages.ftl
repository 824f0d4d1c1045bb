### Golem Arcana: Karten, Seiten zum Nachschlagen, Möglichkeiten von Rittern, Relikten und Alt-Ehrwürdigen.

arcana-wild-army = niemand
arcana-wild-line = Wilde Golems, aller Feinde:

## Karten

arcana-card-line = { $line }, { $figures }, APV { $apv }
arcana-knight-line = { $rank } { $name }, APV { $apv }{ $state ->
    [down] , ausgefallen
    [silenced] , verstummt
   *[free] { "" }
}:
arcana-relic-line = Relikt { $name }, APV { $apv }:
arcana-summons-line = Beschwört das Konstrukt { $name }: Leben { $health }, Rüstung { $armor }, Ausweichen { $dodge }
arcana-ability-line = { $name }{ $about ->
    [none] { "" }
   *[other] { " " }({ $about })
}: { $told }
arcana-aim-range = Reichweite { $range }
arcana-aim-sight = in Sicht
arcana-uses = { $uses ->
    [one] einmal je Runde
   *[other] { $uses }{"\u00A0"}Mal je Runde
}
arcana-state-cooling = kühlt noch { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
} ab
arcana-state-uses = { $kind ->
    [relic] { $left ->
        [0] verbraucht
       *[other] einmal je Schlacht
    }
   *[construct] { $left ->
        [0] für diese Runde verbraucht
       *[other] noch { $left }{"\u00A0"}Mal
    }
}
arcana-state-down = ausgefallen
arcana-shut-down = ausgefallen: { $what }
arcana-active-until = { $deed }{ $ends ->
    [none] { "" }
   *[other] { " " }{ $ends }
} ({ $source })
arcana-active-ticks = { $deed }, { $kind ->
    [steps] { $ahead ->
        [yes] ab seinem nächsten Zug, { $ticks ->
            [one] 1 Zug
           *[other] { $ticks } Züge
        } lang
       *[no] { $ticks ->
            [one] nur noch diesen Zug
           *[other] veränderlich, insgesamt noch { $ticks } Züge
        }
    }
   *[ticks] { $ticks ->
        [one] noch einmal
       *[other] noch { $ticks }{"\u00A0"}Mal
    }
} ({ $source })
arcana-until-round = bis Runde { $round }

## Was auf Regionen liegt

arcana-zone-line = { $region }: { $kind ->
    [blessing] Segen { $name }
    [curse] Fluch { $name }
   *[laid] { $name }
}{ $army ->
    [none] { "" }
   *[other] , { $army }
}{ $ends ->
    [none] { "" }
   *[other] , { $ends }
}.
arcana-legend-lying = + ein Segen, ! ein Fluch, ~ ein anderer Effekt liegt dort; „region B4“ sagt, welcher.
arcana-region-line = { $region }: { $ground }, Platz für { $room } kleine Sockel, { $free } frei.
arcana-region-effect = { $source }: { $text }{ $until ->
    [none] { "" }
   *[other] { " " }({ $until })
}
arcana-region-zone = In der Aufstellungszone von { $army }.
arcana-capture-line = Eroberungsregion { $region }, { $vp } SP{ $mana ->
    [0] { "" }
   *[other] { " " }und { $mana } Mana
}{ $grows ->
    [0] { "" }
   *[other] , { $grows } SP mehr für jeden weiteren Zug in Folge{ $turns ->
        [0] { "" }
       *[other] { " " }(jetzt { $turns })
    }
}{ $once ->
    [yes] , je Armee einmal{ $paid ->
        [none] { "" }
       *[other] { " " }(schon gehabt: { $paid })
    }
   *[no] { "" }
}{ $who ->
    [any] { "" }
   *[other] , nur für { $who }
}: { $holder ->
    [none] niemand ist da
   *[other] { $holder }
}.
arcana-well-hidden = Ein verborgener Manabrunnen liegt in einer von diesen: { $regions }.

## Alt-Ehrwürdige

arcana-no-ancients = Keine Armee hat Alt-Ehrwürdige.
arcana-ancient-line = { $name } ({ $army }):
arcana-spell-line = { $kind ->
    [miracle] Wunder { $name }, { $mana } Mana
    [blessing] Segen { $name }, { $mana } Mana, { arcana-spell-lies }
   *[curse] Fluch { $name }, { $mana } Mana, { arcana-spell-lies }
}
arcana-spell-move = Es später zu versetzen kostet { $mana } Mana.
arcana-spell-lies = { $region ->
    [none] nicht auf dem Feld
   *[other] jetzt auf { $region }
}

## Aufgaben

arcana-no-objectives = Dieses Szenario hat keine besonderen Aufgaben.
arcana-own-secret = Dein Geheimnis: { $objective }
arcana-objective-line = { $title }. { $text }
arcana-objective-text = { $gift ->
    [none] Erfüllt{ $trigger }.
   *[other] Bringt { $gift }{ $trigger }.
}{ $who ->
    [any] { "" }
   *[other] { " " }Für { $who }.
}{ $done ->
    [none] { "" }
   *[other] { " " }Erfüllt von { $done }.
}
arcana-gift-vp = { $amount } SP
arcana-gift-mana = { $amount } Mana
arcana-gift-ap = { $amount } AP
arcana-gift-end = das Ende der Schlacht
arcana-occasion-told = , wenn es in der Geschichte so weit ist
arcana-occasion-enter = , wenn { $classes ->
    [any] ein Golem
   *[other] { $classes }
}{ $army ->
    [any] { "" }
   *[other] { " " }von { $army }
} { $among ->
    [none] { $regions ->
        [any] eine beliebige Region
       *[other] { $regions }
    }
   *[other] die richtige von { $among }
} betritt
arcana-occasion-round-start = { " " }zu Beginn { $round ->
    [0] jeder Runde
   *[other] von Runde { $round }
}
arcana-occasion-round-end = { " " }am Ende { $round ->
    [0] jeder Runde
   *[other] von Runde { $round }
}
arcana-occasion-turn-start = { " " }zu Beginn { $army ->
    [any] eines Zuges
   *[other] des Zuges von { $army }
}{ $round ->
    [0] { "" }
   *[other] { " " }in Runde { $round }
}
arcana-occasion-capture = { " " }bei der Eroberung von { $regions ->
    [any] einer beliebigen Eroberungsregion
   *[other] { $regions }
} durch { $army ->
    [any] eine Armee
   *[other] { $army }
}
arcana-occasion-destroyed = , wenn { $golem ->
    [any] { $count ->
        [one] 1 Golem
       *[other] { $count } Golems
    }
   *[other] { $count } { $golem }
}{ $of ->
    [any] { "" }
   *[other] { " " }von { $of }
}{ $classes ->
    [any] { "" }
   *[other] , jeweils { $classes },
} { $by ->
    [any] { "" }
   *[other] von { $by }{ " " }
}zerstört { $count ->
    [one] wird
   *[other] werden
}
arcana-occasion-vp = { " " }bei { $reaches } SP von { $army ->
    [any] einer Armee
   *[other] { $army }
}{ $teams ->
    [yes] { " " }allein
   *[no] { "" }
}

## Was die Schlacht beendet

arcana-end-total = { $teams ->
    [yes] Sobald die Armeen einer Seite zusammen { $vp } SP haben, gewinnt diese Seite.
   *[no] Sobald eine Armee { $vp } SP hat, gewinnt sie.
}
arcana-end-total-own = { $teams ->
    [yes] Mit zusammen { $vp } SP geht der Sieg an die Seite von { $army }.
   *[no] Mit { $vp } SP geht der Sieg an { $army }.
}
arcana-end-story = Die Schlacht { $chosen ->
    [yes] kann zu Ende sein
   *[no] ist zu Ende
}{ $trigger }{ $after ->
    [none] { "" }
   *[other] ; vorher muss dies geschehen sein: { $after }
}{ $unless ->
    [none] { "" }
   *[other] ; nicht mehr, wenn dies geschehen ist: { $unless }
}.{ $winner ->
    [vp] { "" }
    [actor] { " " }Der Sieg geht an die Armee, die das herbeigeführt hat{ $teams ->
        [yes] , und an ihre Verbündeten
       *[no] { "" }
    }.
   *[other] { " " }Der Sieg geht an { $winner }{ $teams ->
        [yes] { " " }und die Verbündeten
       *[no] { "" }
    }.
}
arcana-end-objective = { $trigger ->
    [none] Die Schlacht ist zu Ende, wenn dieses Ziel erfüllt wird: { $title }.
   *[other] Die Schlacht ist zu Ende{ $trigger } ({ $title }).
}{ $who ->
    [any] { "" }
   *[other] { " " }Nur für { $who }.
}
arcana-end-secret = Auch ein geheimes Ziel kann die Schlacht beenden.
arcana-end-last = { $wins ->
    [yes] Die letzte { $teams ->
        [yes] Seite
       *[no] Armee
    } auf dem Feld gewinnt, gleich wie viele SP sie hat.
   *[no] Die Schlacht ist zu Ende, wenn nur noch eine { $teams ->
        [yes] Seite
       *[no] Armee
    } auf dem Feld ist.
}
arcana-end-rounds = Nach { $rounds } { $rounds ->
    [one] Runde
   *[other] Runden
} ist die Schlacht zu Ende.
arcana-end-most = Dann gewinnt{ $teams ->
    [yes] { " " }die Seite, deren Armeen zusammen die meisten SP haben
   *[no] , wer die meisten SP hat
}; bei Gleichstand, wer mehr Punkte an Golems auf dem Feld hat.

## Möglichkeiten

arcana-idle-power = niemand und nichts, worauf sie zielen könnte
arcana-option-charge-route = Den Weg selbst nennen, Region für Region: { $move }
arcana-option-charges = Ansturm mit { $ability } auf mehrere Arten: { $target }
arcana-option-ancients = Alt-Ehrwürdige: { $names }; { $mana } Mana
arcana-ancients-idle = Deine Alt-Ehrwürdigen tun für { $mana } Mana nichts; „ehrwürdige“ sagt, was sie verlangen.
arcana-ask-ancients = Deine Alt-Ehrwürdigen, { $mana } Mana:
arcana-idle = { $what }{ $why ->
    [none] { "" }
   *[other] : { $why }
}
arcana-option = { $ability }, { $price }{ $text ->
    [none] { "" }
   *[other] : { $text }
}
arcana-hint-turn = Oder tippe zum Beispiel: gehe 3 B4, angriff 3 7
arcana-hint-deploy = Oder tippe zum Beispiel: stelle 1 A1
arcana-resign-warning = Alle deine Golems verlassen das Feld, und die Schlacht geht ohne dich weiter.

## Getippte Befehle

arcana-command-use = nutze, kraft, use, power
arcana-command-charge = sturm, ansturm, charge
arcana-command-miracle = wunder, miracle
arcana-command-bless = segne, segen, bless
arcana-command-curse = verfluche, fluch, curse
arcana-command-choose = waehle, wähle, choose
arcana-command-resign = aufgeben, resign
arcana-command-region = region, r
arcana-command-ancients = ehrwürdige, ehrwuerdige, ancients
arcana-command-objectives = aufgaben, aufgabe, objectives
arcana-how-use = Tippe: nutze, die Nummer des Golems, den Namen der Kraft, wenn er nicht klar ist, dann die Nummer des Ziels oder eine Region, wenn sie zielt. Zum Beispiel: nutze 2 rally 5
arcana-how-charge = Tippe: sturm, die Nummer des Golems, die Namen von Angriff und Bewegung, wenn sie nicht klar sind, die Nummer des Ziels (oder eine Region), und die Region, von der aus er anstürmt, wenn es mehrere gibt. Zum Beispiel: sturm 2 7 B4
arcana-how-region = Tippe: region und ihren Namen. Zum Beispiel: region B4
arcana-how-bless = Tippe: segne, den Namen des Alt-Ehrwürdigen, wenn es mehrere gibt, und eine Region. Zum Beispiel: segne B4
arcana-how-curse = Tippe: verfluche, den Namen des Alt-Ehrwürdigen, wenn es mehrere gibt, und eine Region. Zum Beispiel: verfluche B4
arcana-how-choose = Tippe: wähle und die Nummer der Möglichkeit. Zum Beispiel: wähle 1
arcana-no-ancient = Kein Alt-Ehrwürdiger deiner Armee heißt so: „{ $typed }“. Es gibt: { $known }.
arcana-which-ancient = Welcher Alt-Ehrwürdige: { $known }?
arcana-which-charge = { $golem } kann dort auf mehrere Arten anstürmen: { $ways }. Sag mehr.
arcana-charge-way = { $ability } mit { $move } von { $region }
arcana-no-army-ancients = Deine Armee hat keine Alt-Ehrwürdigen.
arcana-legend-zone = Aufstellungszone der Position { $position } ({ $army }){ $start ->
    [0] { "" }
   *[other] , ab Runde { $start }
}{ $until ->
    [0] { "" }
   *[other] , bis Runde { $until }
}: { $regions }.
arcana-legend-well = Manabrunnen { $region ->
    [none] verborgen in einer von { $among }
   *[other] { $region }
}: { $mana } Mana, eine Gabe je Zug.
arcana-no-abilities = { $golem } hat keine solche Fähigkeit.
arcana-which-golem = { $count ->
    [0] In { $region } steht niemand.
   *[other] In { $region } stehen { $count }: Sag mit der Nummer, wer.
}
arcana-legend-capture = Eroberungsregion { $region }: { $vp } SP{ $mana ->
    [0] { "" }
   *[other] { " " }und { $mana } Mana
} je Zug{ $grows ->
    [0] { "" }
   *[other] , { $grows } SP mehr für jeden Zug in Folge
}{ $once ->
    [yes] , je Armee einmal
   *[no] { "" }
}{ $who ->
    [any] { "" }
   *[other] { " " }für { $who }
}.
arcana-measured = Mit Shem { $version } in { $battles } Schlachten zwischen zwei gleichen Computerspielern ({ $bot }) gemessen: { $order ->
    [position] Position 1, die immer beginnt, gewann { $position }{"\u00A0"}%.
   *[other] Position 1 gewann { $position }{"\u00A0"}%, und wer begann, { $first }{"\u00A0"}%.
}
arcana-legend-claims = Position { $position } ({ $army }): { $destruction ->
    [class] ein zerstörter Golem bringt je nach Klasse { $classes } SP
    [apv] ein zerstörter Golem bringt { $share }{"\u00A0"}% seines APV als SP
   *[none] zerstörte Golems bringen keine SP
}{ $constructs ->
    [no] , ein Konstrukt keine
   *[yes] { "" }
}.
arcana-legend-changed = Nicht wie sonst, { $ground }: { $figures }.
arcana-changed-walk = { $amount ->
    [0] wer geht, kommt nicht hinein
   *[other] { $amount } BP zu Fuß
}
arcana-changed-fly = { $amount ->
    [0] wer fliegt, kommt nicht hinein
   *[other] { $amount } BP im Flug
}
arcana-changed-stop = { $how ->
    [yes] dort darf eine Bewegung enden
   *[no] dort darf keine Bewegung enden
}
arcana-changed-blocks = { $how ->
    [yes] versperrt die Sicht
    [height] versperrt die Sicht, außer aus der Höhe
   *[no] versperrt die Sicht nicht
}
arcana-changed-range = Reichweite von dort { $amount }
arcana-changed-ranged_accuracy = Genauigkeit von Fernangriffen von dort { $amount }{"\u00A0"}%
arcana-changed-enter = { $amount ->
    [0] Betreten kostet kein Leben
   *[other] Betreten kostet { $amount } Leben
}
arcana-changed-turn = { $amount ->
    [0] Bleiben kostet kein Leben
   *[other] Bleiben kostet { $amount } Leben
}
arcana-changed-climb = { $amount ->
    [0] Herausklettern kostet nichts
   *[other] Herausklettern kostet { $amount } AP
}
arcana-changed-blessable = { $how ->
    [yes] nimmt Segen und Flüche an
   *[no] nimmt weder Segen noch Fluch an
}
arcana-changed-values = vom Trefferwert ab: { $values }
arcana-changed-value = { $size } { $amount }
arcana-changed-intervenes = { $how ->
    [yes] zählt auf dem Weg zur Hälfte
   *[no] zählt auf dem Weg nicht
}
arcana-legend-ground = { $name } auf { $regions }:
