### Delves Seite: was der Tisch ihr sagt.

delve-table-wait = { $names }: { $question }
delve-table-price-points = { $amount } { $amount ->
    [one] Bewegungspunkt
   *[other] Bewegungspunkte
}
delve-table-price-crowns = { $amount } { $amount ->
    [one] Krone
   *[other] Kronen
}
delve-table-price-souls = { $amount } { $amount ->
    [one] Seelenpunkt
   *[other] Seelenpunkte
}
delve-table-point = ,
delve-table-tap-first = { $prompt ->
    [hero-turn] Tippe auf einen Bereich, einen Feind oder etwas, das sich benutzen lässt.
    [hit-stage] Tippe auf einen Würfel und was ihn neu wirft, oder auf etwas, das den Angriff verstärkt.
    [def-stage] Tippe auf einen Würfel und was ihn neu wirft, oder auf etwas, das die Verteidigung verstärkt.
    [push] Tippe auf einen Bereich.
    [victim] Tippe auf einen der Helden.
   *[other] Tippe auf eine der Möglichkeiten.
}
delve-table-no-attack = So kann jetzt kein Angriff gemacht werden.
delve-table-no-activation = So wurde kein Feind aktiviert.
delve-table-no-advice = Rat gibt es für die, die gefragt sind.
delve-table-odds = Im Schnitt { $mean } Wunden; { $target } ist in { $kills }{"\u00A0"}% der Fälle zerstört und in { $none }{"\u00A0"}% nicht verwundet.
delve-table-odds-with = Mit { $name }: im Schnitt { $mean } Wunden, in { $kills }{"\u00A0"}% der Fälle zerstört.
delve-table-advice = Die vorsichtige Gruppe würde: { $what }.
delve-table-advice-term = { $term } { $gain }
