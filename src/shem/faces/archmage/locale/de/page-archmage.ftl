# Die Sätze der Seite von Archmage. Die Seite liest diese Datei selbst; Kennungen beginnen mit page-.

## Eine neue Partie

page-archmage-new-about = Wer sitzt wo, und wie viele Punkte gewinnen?
page-archmage-goal = Punkte zum Sieg
page-archmage-goal-about = { $least } bis { $most }; üblich sind { $usual }
page-archmage-cards = Wer die Stadt auslegt
page-archmage-cards-app = Die App
page-archmage-cards-named = Ich nenne die Karten
page-archmage-cards-about = Mit einem Stapel aus Pappe vor dir nennst du jede Karte, wie sie ausgelegt wird, und wer der erste Erzmagier ist.
page-archmage-start-under = { $count } Spieler, bis { $goal } Punkte

## Das Auslegen

page-archmage-deal = Nenne die nächste Karte
page-archmage-deal-ask = Ausgelegt wird Reihe für Reihe von Nordwesten: Welche Karte kommt als Nächste?
page-archmage-draw-archmage = Wer ist der erste Erzmagier?
page-archmage-dealt = { $dealt } von { $all } Karten liegen aus.
page-archmage-deal-search = Karte suchen
page-archmage-deal-back = { $card } zurücknehmen
page-archmage-deal-before = Eine vor { $card }
page-archmage-deal-onward = Hinter der letzten weiter
page-archmage-deal-stays = Was dann liegt, bleibt liegen
page-archmage-archmage-is = { $name } ist zuerst Erzmagier
page-archmage-deal-app = Diese zieht die App

## Die Stadt

page-archmage-city = Die Stadt, sieben Reihen zu sieben Vierteln; jenseits eines Randes beginnt die Gegenseite. { $golem }
page-archmage-charm = Zauber
page-archmage-curse = Fluch
page-archmage-charms = Zauber
page-archmage-curses = Flüche
page-archmage-special = besonders
page-archmage-taken = geerntet von { $name }
page-archmage-golem-here = hier steht der Golem
page-archmage-choosable = wählbar: { $what }
page-archmage-chance = hier endet der Golem zu { $chance }
page-archmage-lies-here = Hier liegt: { $artifact }
page-archmage-look = { $place } ansehen
page-archmage-artifacts = Artefakte

## Der Zug

page-archmage-seat-line = { $name }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $units ->
    [one] 1 Einheit
   *[other] { $units } Einheiten
}{ $archmage ->
    [yes] , Erzmagier
   *[no] { "" }
}{ $announced ->
    [none] { "" }
   *[other] , angekündigt: { $announced }
}
page-archmage-phase-setup = Es geht los
page-archmage-phase-horn = Vor dem Verteilen
page-archmage-phase-allocation = Verteile deine Einheiten
page-archmage-phase-announcement = Kündige eine Phase an
page-archmage-phase-redistribution = Neu verteilen
page-archmage-phase-orientation = Ausrichtung
page-archmage-phase-movement = Bewegung
page-archmage-phase-harvesting = Ernte
page-archmage-phase-regeneration = Erholung
page-archmage-phase-over = Es ist vorbei
page-archmage-touch-district = Berühre ein erleuchtetes Viertel der Stadt.
page-archmage-own = Deine Einheiten:
page-archmage-own-again = Meine Einheiten neu verteilen

## Die Schalen

page-archmage-bowls = Deine Schalen
page-archmage-covered = Die Schalen sind zugedeckt. Nur { $name } sieht sie an.
page-archmage-uncover = Ich bin { $name }: meine Schalen zeigen
page-archmage-left = { $left ->
    [0] Nichts ist übrig
    [one] 1 Einheit ist übrig
   *[other] { $left } Einheiten sind übrig
}
page-archmage-of-units = von { $units }
page-archmage-units = { $units ->
    [one] 1 Einheit
   *[other] { $units } Einheiten
}
page-archmage-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
page-archmage-less = Eine Einheit weniger: { $phase }
page-archmage-more = Eine Einheit mehr: { $phase }
page-archmage-announced-mark = angekündigt
page-archmage-bonus-if = Gewinnst du die Erholung, Bonuseinheiten im nächsten Zug:
page-archmage-bonus = { $units ->
    [one] 1 Bonuseinheit
   *[other] { $units } Bonuseinheiten
}
page-archmage-repour = Von vorn
page-archmage-allocate = Verteilen
page-archmage-leave = So lassen
page-archmage-lost = { $units ->
    [one] 1 Einheit geht verloren
   *[other] { $units } Einheiten gehen verloren
}
page-archmage-all = alle Einheiten sind verteilt

## Aufdecken

page-archmage-revealed = In diesem Zug aufgedeckt
page-archmage-revealed-before = Im letzten Zug aufgedeckt
page-archmage-scale = { $name }: { $units ->
    [one] 1 Einheit
   *[other] { $units } Einheiten
}
page-archmage-tie-archmage = Bei Gleichstand gewinnt der Erzmagier.
page-archmage-tie-left = Bei Gleichstand gewinnt, wer vom Erzmagier an nach links als Nächster sitzt.
page-archmage-tie-amulet = Lokis Amulett hat den Gleichstand entschieden.

## Spieler

page-archmage-announced = angekündigt: { $phase }
page-archmage-split = hat verteilt
page-archmage-again = hat neu verteilt
page-archmage-nothing-harvested = Noch nichts geerntet.
page-archmage-harvested = { $charms ->
    [one] 1 Zauber
   *[other] { $charms } Zauber
}, { $curses ->
    [one] 1 Fluch
   *[other] { $curses } Flüche
}

## Die Vorhersage

page-archmage-forecast = Wo kann der Golem enden?
page-archmage-forecast-places = Wo der Golem endet, und wer dort erntet
page-archmage-forecast-ends = Der Golem endet auf
page-archmage-forecast-phases = Wer die Phase gewinnt

## Tasten

page-archmage-key-choice = Nach Nummer wählen
page-archmage-key-enter = Tun, was gewählt ist
page-archmage-key-cancel = Ein Schritt zurück
page-archmage-key-board = Zur Stadt; die Pfeile gehen von Viertel zu Viertel
page-archmage-key-bowls = Zu den Schalen
