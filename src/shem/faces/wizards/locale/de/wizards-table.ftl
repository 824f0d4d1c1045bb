### Die Seite von Wizards: was der Tisch ihr sagt.

wizards-table-title = Wizards
wizards-table-victory-last = Wessen Zauberer als letzter lebt, gewinnt.
wizards-table-victory-limit = Nach Runde { $limit } gewinnt, wer die meisten Fundorte beherrscht; unter Gleichen, wer das meiste Mana hat.

## Fragen

wizards-table-wait-craft = { $names }: einen Golem bauen, mit { $mana } Mana?
wizards-table-wait-draw = { $names }: Karte { $number } von { $most }, aus welchem Stapel?
wizards-table-wait-buy = { $names }: eine Karte mehr für { $price } von { $mana } Mana?
wizards-table-wait-discard = { $names }: Was wird abgelegt ({ $deck }, { $count })?
wizards-table-wait-cast = { $names }: ein Zauber für { $price } Mana?
wizards-table-wait-answer = { $names }: { $event } von { $seat } für { $price } Mana bannen{ $aim ->
    [none] { "" }
   *[other] { " " }({ $aim })
}?
wizards-table-wait-move = Am Ziehen: { $names }.
wizards-table-wait-fight = { $names }: angreifen?
wizards-table-wait-strike = { $names }, Runde { $round }: Wer greift wen an{ $extra ->
    [yes] , im zusätzlichen Angriff
   *[no] { "" }
}?
wizards-table-wait-battle-cards = { $names }: eine Kampfkarte, da { $unit } angreift ({ $target })?
wizards-table-wait-return = { $names }: einen verlorenen weichen Golem zurückholen?

## Möglichkeiten

wizards-table-price = { $mana } Mana
wizards-table-does-craft = Er steht auf { $space } und darf in diesem Zug ziehen.{ $doubled ->
    [yes] { " " }Der Preis ist verdoppelt, denn du beherrschst dieses Feld nicht: { $site }.
   *[no] { " " }Der Preis ist einfach, denn du beherrschst dieses Feld: { $site }.
}
wizards-table-does-draw = Du siehst die Karte; die anderen sehen, aus welchem Stapel.
wizards-table-does-buy = Du siehst die Karte; die anderen sehen, aus welchem Stapel.
wizards-table-does-discard = Alle sehen sie beim Abgelegten.
wizards-table-does-move = Über { $way }.
wizards-table-does-fight = Beide Stapel kämpfen, bis einer weg ist. Niemand zieht sich zurück.
wizards-table-does-strike = In { $chance } von 100 Würfen trifft er.
wizards-table-does-return = Er ist mit allen Treffern wieder da.
wizards-table-does-done = { $prompt ->
    [craft] Du baust in diesem Zug keinen Golem.
    [buy] Dann wird jede Hand auf sieben Karten gekürzt.
    [cast] Die Zauberphase ist vorbei, wenn alle nacheinander passen.
    [answer] Du bannst ihn nicht.
    [move] Dann kommen die Kämpfe.
    [fight] Dann endet der Zug.
    [battle-cards] Gewürfelt wird, wenn beide nacheinander passen.
   *[other] Was übrig ist, kehrt nicht zurück.
}
wizards-table-tap-first = { $prompt ->
    [craft] Wähle Material, Größe, Form und ein Feld.
    [cast] Wähle einen Zauber, dann, wofür er ist.
    [move] Berühre eine Einheit, dann ein Feld.
    [fight] Berühre deinen Stapel, dann den, den er angreift.
    [strike] Berühre, wer angreift, dann sein Ziel.
   *[other] Berühre eine der Möglichkeiten.
}
wizards-table-no-attack = Jetzt ist kein Angriff angesagt. Nenne zwei Einheiten.

## Karten

wizards-table-use = { $kind ->
    [craft] Damit kannst du jetzt bauen.
    [discard] Du kannst sie jetzt ablegen.
    [play] Du kannst sie in diesem Angriff spielen.
   *[other] Du kannst sie jetzt spielen.
}{ $count ->
    [one] { " " }(auf eine Weise)
   *[other] { " " }(auf { $count } Weisen)
}
wizards-table-idle-golem = { $prompt ->
    [craft] Mit ihr entsteht jetzt kein Golem, den du bezahlen und aufstellen kannst.
   *[other] Für deine Bauphase.
}
wizards-table-idle-event = { $why ->
    [battle] Für einen Kampf: vor einem Angriff, für eine Einheit, die sie nennt.
    [dispell] Als Antwort auf einen Zauber eines anderen.
    [target] Es gibt nichts, worauf sie wirken könnte.
   *[later] Für eine Zauberphase, deine oder die eines anderen.
}
wizards-table-when = { $kind ->
    [golem] Bauphase: Drei Karten, ein Material, eine Größe und eine Form, ergeben einen Golem.
    [battle] Kampfkarte, kostenlos: vor einem Angriff, bis beide Seiten passen.
    [dispell] Zauber: als Antwort auf einen Zauber.
   *[spell] Zauber: in jeder Zauberphase.
}
wizards-table-hasted = Er darf in diesem Zug zweimal ziehen.
wizards-table-wizard = Für Karten ist er Klein, Weich und ein Mensch, aber kein Golem. Er zieht nicht.
wizards-table-tile-tower = +1 Mana in der Kraftphase dessen, der ihn besetzt; +1 Panzer für Einheiten darin.
wizards-table-tile-site = Wer es beherrscht, erhält zum einfachen Preis: { $materials ->
    [none] nichts
   *[other] { $materials }
}.
wizards-table-tile-monolith = +1 Mana in der Kraftphase dessen, der ihn besetzt.
wizards-table-tile-water = Hier hält niemand an; nur Flieger kommen darüber.
wizards-table-tile-wasteland = Es gibt nichts.
wizards-table-odds = { $unit } gegen { $target }: Ein Treffer in { $chance } von 100 Würfen.
wizards-table-forecast = Dein Stapel gewinnt { $won } von 100 solchen Schlachten ({ $low } bis { $high }, { $playouts } durchgespielt).
wizards-table-no-forecast = Eine Vorschau gibt es nur von einer Schlacht, die du jetzt beginnen darfst.
