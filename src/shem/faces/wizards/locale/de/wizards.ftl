### Wizards (Golems von Lloyd Krassner).

wizards-title = Wizards
wizards-about = Golems von Lloyd Krassner: Zauberer bauen Golems aus Karten, sprechen Zauber, die andere bannen können, und kämpfen Stapel gegen Stapel.
wizards-seat = Spieler { $number }
wizards-golem = { $material }-{ $shape } { $size }
wizards-named = { $golem } ({ $number })
wizards-chit = Golem { $number }
wizards-owned = { $unit } von { $seat }
wizards-wizard = { $seat ->
    [none] der Zauberer
   *[other] der Zauberer von { $seat }
}
wizards-slot-wizard = der Zauberer
wizards-slot-golem = der Golem der Größe { $size }
wizards-trait-material = Material
wizards-trait-size = Größe
wizards-trait-shape = Form
wizards-hardness-soft = Weich
wizards-hardness-hard = Hart
wizards-hardness-rock = Fels
wizards-hardness-metal = Metall
wizards-deck-golem = Golemstapel
wizards-deck-event = Ereignisstapel
wizards-phase-power = Kraftphase
wizards-phase-craft = Bauphase
wizards-phase-fate = Schicksalsphase
wizards-phase-spell = Zauberphase
wizards-phase-move = Bewegungsphase
wizards-phase-battle = Kampfphase
wizards-phase-end = Endphase

## Karten

wizards-text-material = Material, { $hardness }: Stärke { $force }, Panzer { $armor }. Wer dieses Feld beherrscht, zahlt den einfachen Preis: { $site }.
wizards-text-size = Größe: Treffer { $hits }, Stärke { $force }, Panzer { $armor }.
wizards-text-shape = Form: Bewegung { $move }, Stärke { $force }, Panzer { $armor }{ $flies ->
    [yes] . Sie fliegt über Einheiten und Wasser.
   *[no] .
}
wizards-text-extra-attack = Eine deiner Einheiten greift in dieser Runde einmal mehr an: { $whom ->
    [any] jede
   *[other] { $whom }
}.
wizards-text-armor = Deine angegriffene Einheit hat in diesem Angriff { $amount } Panzer mehr: { $whom ->
    [any] jede
   *[other] { $whom }
}.
wizards-text-force = Dein Angreifer hat in diesem Angriff { $amount } Stärke mehr, gegen ein Ziel dieser Art: { $whom ->
    [any] jedes
   *[other] { $whom }
}.
wizards-text-haste = Jeder Golem eines Stapels darf in diesem Zug ein zweites Mal ganz ziehen.
wizards-text-mana = Du erhältst { $amount } Mana.
wizards-text-storm = Jeder Golem eines Stapels wird mit Stärke { $amount } angegriffen.
wizards-text-power = Die Golems eines Stapels haben { $amount } Stärke mehr, für { $turns ->
    [one] einen deiner Züge
   *[other] { $turns } deiner Züge
}.
wizards-text-protection = Die Golems eines Stapels haben { $amount } Panzer mehr, für { $turns ->
    [one] einen deiner Züge
   *[other] { $turns } deiner Züge
}.
wizards-text-portal = Die Golems eines deiner Stapel kommen auf ein leeres Feld.
wizards-text-divination = Du siehst beide Hände eines Gegners und die nächsten { $amount } Karten jedes Kartenstapels.
wizards-text-dispell = Hebt den gerade gespielten Zauber auf.
wizards-text-repair = Aller Schaden der Einheiten eines Stapels ist weg.
wizards-text-theft = Du nimmst eine zufällige Karte aus einer Hand eines Gegners.
wizards-text-transformation = Ein Golem erhält für immer eine andere Größe, Form oder ein anderes Material. Von zwei gleichen in seinem Stapel werden beide zerstört.

## Der Tisch

wizards-round-line = Runde { $round } von { $limit }. Am Zug: { $seat }.
wizards-seat-line = { $seat }: { $alive ->
    [yes] { $mana } Mana (+{ $income } in der nächsten Kraftphase), Fundorte { $sites }, Golemkarten { $golem }, Ereigniskarten { $event }
   *[no] tot
}.
wizards-hand-golem = Deine Golemkarten: { $cards ->
    [none] keine
   *[other] { $cards }
}.
wizards-hand-event = Deine Ereigniskarten: { $cards ->
    [none] keine
   *[other] { $cards }
}.
wizards-unit-line = { $space } { $unit }{ $wizard ->
    [yes] { "" }
   *[no] { " " }von { $seat }
}: Stärke { $force }, Panzer { $armor }, { $wizard ->
    [yes] { "" }
   *[no] Bewegung { $move }, { "" }
}Treffer { $hits } von { $full }{ $may ->
    [yes] , kann ziehen
   *[no] { "" }
}{ $auras ->
    [none] { "" }
   *[other] , unter { $auras }
}
wizards-deck-line = { $deck }: { $left } übrig; abgelegt: { $discards ->
    [none] nichts
   *[other] { $discards }
}.
wizards-known-line = Du weißt von { $seat }, { $deck }: { $cards }.
wizards-top-line = { $deck }, die nächsten Karten, soweit du sie kennst: { $cards }.
wizards-spell-line = Noch offen: { $event } von { $seat }.
wizards-cast-line = { $event } von { $seat }{ $aim ->
    [none] { "" }
   *[other] : { $aim }
}
wizards-battle-line = Kampf von { $here } gegen { $there }, Runde { $round }.
wizards-space-line = { $space }, { $tile }.
wizards-held-line = { $how ->
    [none] Niemand beherrscht es.
    [on] Beherrscht von { $seats }, mit einem Golem darauf.
   *[beside] Beherrscht von { $seats }, mit einem Golem daneben.
}
wizards-aura-line = { $event } von { $seat }: { $left ->
    [one] bis zur nächsten eigenen Endphase
   *[other] noch { $left } eigene Endphasen
}.
wizards-legend = # Turm, * Monolith, ~ Wasser, . Ödland. Dahinter, wer dort steht: der Spieler, ein Doppelpunkt, W für den Zauberer und die Nummern der Golems.
wizards-spaces = Tippe ein Feld: { $spaces }.

## Fragen

wizards-ask-craft = Einen Golem bauen? Du hast { $mana } Mana.
wizards-ask-draw = Karte { $number } von { $most }: aus welchem Stapel?
wizards-ask-buy = Eine Karte mehr für { $price } Mana kaufen? Du hast { $mana }.
wizards-ask-discard = Deine Hand ist zu groß ({ $deck }): Leg { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} ab.
wizards-ask-cast = Einen Zauber für { $price } Mana spielen?
wizards-ask-answer = { $seat } spielt { $event }{ $aim ->
    [none] { "" }
   *[other] { " " }({ $aim })
}. Für { $price } Mana bannen?
wizards-ask-move = Zieh eine Einheit:
wizards-ask-fight = Einen benachbarten Stapel angreifen?
wizards-ask-strike = Runde { $round }: Wer greift wen an{ $extra ->
    [yes] , im zusätzlichen Angriff
   *[no] { "" }
}?
wizards-ask-battle-cards = { $unit } greift an: { $target }. Eine Kampfkarte spielen?
wizards-ask-return = Einen verlorenen weichen Golem zurückholen?
wizards-option-craft = { $golem } auf { $space }
wizards-option-draw = vom { $deck }
wizards-option-cast = { $event }{ $aim ->
    [none] { "" }
   *[other] : { $aim }
}
wizards-option-transform = { $unit } auf { $space } wird { $value }
wizards-option-move = { $unit } nach { $space }
wizards-option-fight = { $here } greift { $there } an ({ $seat })
wizards-option-strike = { $unit } greift an: { $target }
wizards-option-play = { $event } für { $unit }
wizards-option-return = { $unit } nach { $space }
wizards-option-done = { $prompt ->
    [craft] nichts bauen
    [buy] nichts mehr kaufen
    [cast] passen
    [answer] geschehen lassen
    [battle-cards] passen
    [return] die anderen aufgeben
    [fight] keine Kämpfe mehr
   *[other] keine Züge mehr
}
wizards-option-more = { $what } ({ $count })
wizards-aim-theft = die Hand von { $seat }, { $deck }
wizards-aim-portal = { $start } nach { $space }
wizards-aim-transformation = { $unit } auf { $space } wird { $value }
wizards-how-move = Tippe die Nummer des Golems und ein Feld, etwa: ziehe 2 C4
wizards-how-fight = Tippe dein Feld und das andere, etwa: kampf A1 B1
wizards-how-cast = Tippe den Zauber und die Felder, die er nennt, etwa: zauber eile A1
wizards-how-look = Tippe ein Feld, die Nummer eines eigenen Golems oder eine Karte, etwa: zeige C4
wizards-no-golem = Du hast keinen Golem { $typed } auf dem Brett.
wizards-cannot-come = { $name } kann jetzt nicht kommen: Jede dieser Karten ist anderswo.
wizards-command-done = fertig, passe, nein, done, pass
wizards-command-move = ziehe, zieh, move, mv
wizards-command-fight = kampf, angriff, fight
wizards-command-cast = zauber, zaubere, cast
wizards-command-look = zeige, feld, einheit, look
wizards-command-mana = mana
wizards-play-help =
    Wizards: Felder heißen A1 bis H8. „ziehe 2 C4“ zieht deinen Golem 2, „kampf A1 B1“ greift an, „zauber eile A1“ spielt einen Zauber.
    „fertig“ beendet, wonach du gefragt bist. Eine Karte oder ein Stapel lässt sich durch den Anfang nennen.
    zeige C4         ein Feld und wer dort steht; ebenso „zeige 2“ für einen eigenen Golem, „zeige eile“ für eine Karte
    warum zeige C4   woher die Werte derer kommen, die dort stehen
    warum mana       was alle in der nächsten Kraftphase erhalten
    anweisungen      deine stehenden Anweisungen, die nur du siehst; „anweisungen 1“ gibt die erste oder nimmt sie zurück

## Würfe

wizards-roll-tile = Welches Plättchen liegt auf { $space }? { $left } sind übrig.
wizards-roll-corner = In welcher Ecke steht der Turm des nächsten Spielers ({ $left } sind übrig)?
wizards-roll-first-wizard = Wer beginnt ({ $left } Spieler)?
wizards-roll-card = { $seat } zieht eine Karte vom { $deck }: welche?
wizards-roll-look = { $seat } sieht die nächste Karte vom { $deck } an: welche?
wizards-roll-stolen = { $seat } nimmt eine Karte aus der Hand von { $victim } ({ $deck }): welche?
wizards-roll-attack = Der Würfel des Angreifers: { $unit ->
    [none] der Sturm
   *[other] { $unit }
} gegen { $target }.
wizards-roll-defence = Der Würfel des Verteidigers: { $target } gegen { $unit ->
    [none] den Sturm
   *[other] { $unit }
}.
wizards-roll-imagined-card = Eine Karte, die dort sein könnte ({ $left } insgesamt).

## Aktionen

wizards-action-done = { $seat } ist fertig.
wizards-action-craft = { $seat } baut auf { $space }: { $golem }.
wizards-action-draw = { $seat } zieht vom { $deck }.
wizards-action-buy = { $seat } kauft eine Karte vom { $deck }.
wizards-action-discard = { $seat } legt { $card } ab ({ $deck }).
wizards-action-cast = { $seat } spielt { $event }{ $target ->
    [none] { "" }
   *[other] : { $target }
}.
wizards-action-move = { $seat } zieht von { $start } nach { $space }: { $unit }.
wizards-action-fight = { $seat } greift von { $here } aus { $there } an.
wizards-action-strike = { $seat }: { $unit } greift an: { $target }.
wizards-action-play = { $seat } spielt { $event }: { $unit }.
wizards-action-return = { $seat } holt einen Golem zurück, auf { $space }.

## Ereignisse

wizards-event-map-laid = Die Karte liegt. Türme, von Spieler 1 an: { $towers }.
wizards-event-first-drawn = { $seat } beginnt.
wizards-event-dealt = { $seat } erhält { $golem } Golemkarten und { $event } Ereigniskarten.
wizards-event-turn-began = Runde { $round }: Am Zug ist { $seat }.
wizards-event-mana-gained = { $seat } erhält { $amount } Mana und hat { $mana }.
wizards-event-crafted = { $seat } baut auf { $space } für { $cost } Mana: { $number }.
wizards-event-drew = { $seat } { $bought ->
    [1] kauft
   *[other] zieht
} eine Karte vom { $deck }.
wizards-event-own-card = Geheim: { $seat } hat jetzt { $card } ({ $deck }).
wizards-event-shuffled = Der { $deck } ist leer: Das Abgelegte wird gemischt.
wizards-event-discarded = { $seat } legt { $card } ab ({ $deck }).
wizards-event-cast = { $seat } spielt { $event }{ $aim ->
    [none] { "" }
   *[other] : { $aim }
}.
wizards-event-passed = { $seat } passt.
wizards-event-negated = { $seat } bannt { $event } von { $caster }.
wizards-event-ritual = Ritual: { $seat } erhält { $amount } Mana und hat { $mana }.
wizards-event-hasted = { $seat } treibt die Golems auf { $space } zur Eile: Sie dürfen in diesem Zug zweimal ziehen.
wizards-event-aura = { $seat } legt { $event } auf die Golems auf { $space }: { $amount } mehr, für { $turns ->
    [one] einen Zug
   *[other] { $turns } Züge
}.
wizards-event-aura-ended = { $event } endet: { $number }.
wizards-event-ported = Die Golems auf { $space } kommen durch ein Portal von { $seat } nach { $to }.
wizards-event-repaired = { $seat } behebt allen Schaden auf { $space }.
wizards-event-looked = { $seat } sieht die Hände von { $victim } und die Stapel an.
wizards-event-hand-seen = Geheim: { $victim } hält, { $deck }: { $cards ->
    [none] nichts
   *[other] { $cards }
}.
wizards-event-deck-seen = Geheim: die nächsten Karten, { $deck }: { $cards ->
    [none] keine
   *[other] { $cards }
}.
wizards-event-stole = { $seat } { $cards ->
    [1] nimmt eine Karte aus der Hand von { $victim } ({ $deck })
   *[other] findet die Hand von { $victim } leer ({ $deck })
}.
wizards-event-own-theft = Geheim: { $seat } hat von { $victim } { $card } genommen.
wizards-event-transformed = Auf { $space } ändert sich an einem Golem ({ $trait }: { $value }): { $number }.
wizards-event-likes-destroyed = Gleich auf { $space } ({ $trait }): Zerstört sind { $units }.
wizards-event-stormed = Der Sturm würfelt { $attack }, { $number } { $defence }: { $hit ->
    [1] ein Treffer ist verloren
   *[other] kein Schaden
}.
wizards-event-moved = { $number } zieht von { $start }: { $way }.
wizards-event-battle-began = { $seat } greift { $enemy } an: { $here } gegen { $there }.
wizards-event-battle-round = Runde { $round } des Kampfes.
wizards-event-aimed = { $number } greift an: { $target }{ $extra ->
    [1] , ein zusätzlicher Angriff
   *[other] { "" }
}.
wizards-event-played = { $seat } spielt { $event }: { $number }.
wizards-event-struck = { $number } würfelt { $attack }, { $target } { $defence }: { $hit ->
    [1] ein Treffer ist verloren
   *[other] kein Schaden
}.
wizards-event-destroyed = { $number } ist auf { $space } zerstört.
wizards-event-battle-ended = { $winner } gewinnt den Kampf von { $here } gegen { $there }.
wizards-event-wizard-died = Der Zauberer von { $seat } ist tot. Seine Einheiten sind weg; auf der Hand waren { $golem ->
    [none] keine Golemkarte
   *[other] { $golem }
} und { $event ->
    [none] keine Ereigniskarte
   *[other] { $event }
}.
wizards-event-returned = { $number } ist wieder da, auf { $space }.
wizards-event-lost = { $number } kehrt nicht zurück.
wizards-event-turn-ended = Der Zug von { $seat } ist vorbei.
wizards-event-ended = Das Spiel ist aus. Fundorte: { $sites }. Mana: { $mana }.
wizards-outcome = { $winners ->
    [none] Unentschieden.
   *[other] Sieg für { $winners }.
} Fundorte: { $scores }.
wizards-ending-last-wizard = Ein Zauberer ist übrig.
wizards-ending-round-limit = Die letzte Runde ist gespielt.

wizards-order-pass-spells = Bei Zaubern in fremden Zügen passen, bis etwas von mir genannt wird
wizards-order-no-cards = In dieser Schlacht keine Kampfkarten spielen

wizards-digest-own = { $hits ->
    [0] Deine Einheiten haben keinen Treffer verloren
    [one] Deine Einheiten haben 1 Treffer verloren
   *[other] Deine Einheiten haben { $hits } Treffer verloren
}{ $gone ->
    [none] .
   *[other] ; zerstört: { $gone }.
}
