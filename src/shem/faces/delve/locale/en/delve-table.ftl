### Delve's page: what the table says to it.

delve-table-wait = { $names }: { $question }
delve-table-price-points = { $amount } movement { $amount ->
    [one] point
   *[other] points
}
delve-table-price-crowns = { $amount } { $amount ->
    [one] Crown
   *[other] Crowns
}
delve-table-price-souls = { $amount } soul { $amount ->
    [one] point
   *[other] points
}
delve-table-point = .
delve-table-tap-first = { $prompt ->
    [hero-turn] Touch an area, an Enemy or something that can be used.
    [hit-stage] Touch a die with what rerolls it, or what enhances the attack.
    [def-stage] Touch a die with what rerolls it, or what enhances the defence.
    [push] Touch an area.
    [victim] Touch one of the Heroes.
   *[other] Touch one of the choices.
}
delve-table-no-attack = No attack can be made so now.
delve-table-no-activation = No Enemy has activated so.
delve-table-no-advice = There is advice for whoever is asked.
delve-table-odds = { $mean } wounds on average; { $target } is destroyed in { $kills }% of cases, and not wounded in { $none }%.
delve-table-odds-with = With { $name }: { $mean } wounds on average, destroyed in { $kills }% of cases.
delve-table-advice = The careful party would: { $what }.
delve-table-advice-term = { $term } { $gain }
