### Golem Arcana.

arcana-title = Golem Arcana
arcana-about = Eine Schlacht von Golems auf einem Feld aus Kacheln, Ausgaben 2015 und 2014.

## Der Tisch

arcana-greeting = Szenario: { $title }. Ausgabe { $edition }.

arcana-ability-of = { $ability } von { $golem }
arcana-deployment-line = Aufstellung.
arcana-round-line = Runde { $round }{ $rounds ->
    [0] { "" }
   *[other] { " " }von { $rounds }
}, { $army ->
    [none] an ihrem Ende
   *[other] am Zug: { $army }
}.
arcana-army-line = { $army }{ $team ->
    [0] { "" }
   *[other] { " " }(Team { $team })
}: { $out ->
    [yes] ausgeschieden
   *[no] { $ap } AP
}, { $mana } Mana, { $vp } SP.
arcana-health-of = Leben { $health } von { $full }
arcana-cooling = { $ability } kühlt noch { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
} ab
arcana-stands = auf { $region } ({ $ground })
arcana-in-reserve = in Reserve
arcana-is-destroyed = zerstört
arcana-is-lost = verloren
arcana-well-line = Manabrunnen { $region }, noch { $mana } Mana: { $holder ->
    [none] niemand ist da
   *[other] { $holder }
}.
arcana-well-dry = Manabrunnen { $region }: versiegt.
arcana-passive-line = { $name } (passiv):

## Die Karte

arcana-legend-letters = Gelände: { $terrain }. Deckung: { $cover }. Ein Punkt ist keine Region.
arcana-legend-scenario = Ziffern: Aufstellungszone dieser Position. * Eroberungsregion. o Manabrunnen.
arcana-legend-battle = * Eroberungsregion. o Manabrunnen, der noch Mana gibt. Nach dem Doppelpunkt: die Nummern der Golems.

## Fragen und Möglichkeiten

arcana-ask-region = { $what }: Welche Region? Tippe eine.
arcana-golem-idle = { $golem } Nichts zu tun.
arcana-ability-cost = { $name } { $price }
arcana-idle-move = kein Ziel erreichbar
arcana-idle-target = kein Ziel in Reichweite und Sicht
arcana-option-end = { $text }. { $end }
arcana-option-deploy = { $golem }, { $size }, braucht { $base } von 4 Plätzen
arcana-option-hold = Die übrigen in Reserve halten
arcana-option-regions = { $what }; { $count ->
    [one] 1 Region
   *[other] { $count } Regionen
}
arcana-option-arrive = Der Weg endet hier: los
arcana-option-stay = Er bleibt
arcana-regions-for-mp = { $mp ->
    [0] beim Betreten
   *[other] { $mp } BP
}: { $regions }
arcana-regions-free = Frei: { $regions }
arcana-path-line = Weg: { $path }. { $mp } BP{ $toll }.
arcana-toll = { $loss ->
    [0] { "" }
   *[other] , { $loss } Leben verloren
}{ $gain ->
    [0] { "" }
   *[other] , { $gain } Leben geheilt
}
arcana-end-warning = { $ap ->
    [one] 1 AP wäre noch da; er wird zu 1 Mana
   *[other] { $ap } AP wären noch da; sie werden zu { $ap } Mana
}.

## Getippte Befehle

arcana-command-move = gehe, bewege, move, mv
arcana-command-attack = angriff, attack, att, hit
arcana-command-deploy = stelle, deploy, place
arcana-command-path = weg, path, route
arcana-command-go = nach, go
arcana-command-stay = bleibe, stay
arcana-command-arrive = ankunft, arrive
arcana-command-hold = halte, hold
arcana-command-end = ende, end
arcana-command-golem = golem, g
arcana-how-move = Tippe: gehe, die Nummer des Golems, eine Region; dazwischen den Namen der Fähigkeit, wenn er mehrere hat. Zum Beispiel: gehe 3 B4
arcana-how-attack = Tippe: angriff, die Nummer des Golems, den Namen des Angriffs, wenn er nicht klar ist, dann die Nummer des Ziels oder eine Region. Zum Beispiel: angriff 2 volley 7
arcana-how-deploy = Tippe: stelle, die Nummer des Golems, eine Region. Zum Beispiel: stelle 1 A1
arcana-how-path = Tippe: weg, die Nummer des Golems und den Namen der Bewegung, wenn er mehrere hat. Zum Beispiel: weg 3
arcana-how-golem = Tippe: golem und seine Nummer. Zum Beispiel: golem 3
arcana-no-golem = „{ $typed }“ ist keine Nummer eines Golems; sie gehen von 1 bis { $most }.
arcana-no-region = Eine Region { $typed } gibt es auf dieser Karte nicht.
arcana-no-ability = { $golem } hat keine solche Fähigkeit „{ $typed }“. Es gibt: { $known }.
arcana-which-ability = Welche Fähigkeit von { $golem }: { $known }?
arcana-which-enemy = { $count ->
    [0] In { $region } steht kein Feind.
   *[other] In { $region } stehen { $count } Feinde: Sag mit der Nummer, welcher.
}
arcana-not-on-board = { $golem } ist nicht auf dem Feld.
arcana-play-help =
    Golem Arcana: Golems haben Nummern, Regionen einen Buchstaben und eine Zahl.
    gehe 3 B4          Golem 3 geht nach B4           weg 3       seinen Weg selbst nennen
    angriff 2 7        Golem 2 greift Golem 7 an; angriff 2 volley E5 nennt den Angriff und zielt auf eine Region
    sturm 2 7          Golem 2 stürmt gegen Golem 7 an, neben dem kein Platz ist; sturm 2 bite 7 B4 sagt, wie und von wo
    nutze 2 rally 5    eine Kraft von Ritter oder Relikt des Golems 2, oder eines Konstrukts, auf Golem 5 (oder auf eine Region, oder ohne Ziel)
    wunder             das Wunder eines Alt-Ehrwürdigen   segne B4, verfluche B4   wo ein Segen oder Fluch liegen soll
    golem 3            seine ganze Karte              region B4   was dort liegt, und wer dort steht
    ehrwürdige         die Kräfte der Alt-Ehrwürdigen     aufgaben    was sonst Punkte bringt; auch dein Geheimnis
    ende               den Zug beenden                aufgeben    die Schlacht aufgeben
    warum angriff 2 7  die Zahlen einer Aktion        warum golem 3   seine Rüstung und sein Ausweichen

## Würfe

arcana-roll-order = Zugreihenfolge: Wer nimmt Platz { $place }?
arcana-roll-attack = { $ability } von { $golem } auf { $region }: Angriffswurf.
arcana-roll-attack-again = { $ability } von { $golem } auf { $region }: { $first } wird noch einmal gewürfelt, und der zweite Wurf gilt.
arcana-roll-to-hit = { $target }: Trefferwert { $hit }. { $equal ->
    [yes] So viel oder weniger trifft
   *[no] Weniger als das trifft
}; Pasche sind besonders (11, 22 ... 00).
arcana-roll-push-out = { $source } verdrängt { $golem }: wohin?
arcana-roll-breakdown = { $golem } hat einen Ausfall unter { $percent }{"\u00A0"}%: Was fällt aus?
arcana-roll-direction = { $source } verschiebt { $golem } zufällig: in welche Richtung?

## Aktionen

arcana-action-end-turn = Der Zug von { $army } endet.
arcana-action-deploy = { $army }: { $golem } wird auf { $region } aufgestellt.
arcana-action-hold-back = { $army }: Die übrigen bleiben in Reserve.
arcana-action-move = { $golem } kommt mit { $ability } nach { $region }.
arcana-action-route = { $army }: { $golem } nutzt { $ability } auf einem Weg, der Region für Region genannt wird.
arcana-action-attack = { $golem } greift { $target } mit { $ability } an.
arcana-action-area-attack = { $golem } greift mit { $ability } in { $region } an.
arcana-action-go = { $army }: weiter nach { $region }.
arcana-action-arrive = { $army }: Der Weg ist vollendet.
arcana-action-charge = { $golem } stürmt von { $approach } mit { $move } und { $ability } gegen { $target } an.
arcana-action-area-charge = { $golem } stürmt von { $approach } mit { $move } und { $ability } nach { $region } hinein.
arcana-action-use = { $golem } nutzt { $ability }.
arcana-action-use-on = { $golem } nutzt { $ability } gegen { $target }.
arcana-action-use-at = { $golem } nutzt { $ability } auf { $region }.
arcana-action-miracle = { $army }: { $ancient } wird um ein Wunder gebeten.
arcana-action-bless = { $army }: Der Segen von { $ancient } wird auf { $region } gelegt.
arcana-action-curse = { $army }: Der Fluch von { $ancient } wird auf { $region } gelegt.
arcana-action-choose = { $army }: Möglichkeit { $option } wird gewählt.
arcana-action-resign = Die Schlacht wird aufgegeben, von { $army }.

## Ereignisse

arcana-event-order = Zugreihenfolge: { $armies }.
arcana-then = { $first }, dann { $next }
arcana-event-deployed = { $golem } steht auf { $region }.
arcana-event-held-back = { $army }, in Reserve gehalten: { $golems }.
arcana-event-round = Runde { $round } beginnt.
arcana-event-turn = Am Zug: { $army }.
arcana-event-captured = { $army }: { $vp } SP für { $region }, zusammen { $total }.
arcana-event-well = { $army }: { $mana } Mana aus dem Brunnen auf { $region }, zusammen { $total }. { $left ->
    [0] Der Brunnen ist versiegt.
    [one] Er gibt noch einmal.
   *[other] Er gibt noch { $left }{"\u00A0"}Mal.
}
arcana-event-granted = { $army }: { $mana } Mana als Zuteilung, zusammen { $total }.
arcana-event-expired = { $effect } bei { $golem } durch { $source } ist vorbei.
arcana-event-moved = { $golem } bewegt sich mit { $ability }{ $ap ->
    [0] { "" }
   *[other] { " " }für { $ap } AP
}: { $path }.
arcana-event-entered-board = { $golem } betritt mit { $ability } für { $ap } AP das Feld auf { $region }.
arcana-event-charged = { $golem } stürmt von { $approach } nach { $region } an, mit { $move } für { $ap } AP.
arcana-event-attacked = { $golem } nutzt { $ability } auf { $region } für { $cost }. Wurf: { $roll }.{ $spared ->
    [0] { "" }
   *[other] { " " }Ohne Abklingzeit, und die Kosten steigen nicht.
}
arcana-event-rerolled = { $roll } für { $ability } von { $golem }: { $source } lässt noch einmal würfeln, und dieser Wurf gilt.
arcana-event-used = { $golem } nutzt { $ability } für { $cost }.
arcana-event-used-on = { $golem } nutzt { $ability } auf { $target } für { $cost }.
arcana-event-used-at = { $golem } nutzt { $ability } auf { $region } für { $cost }.
arcana-event-summoned = { $golem } ruft mit { $ability } auf { $region } ein Konstrukt herbei: { $construct }, Leben { $health }.
arcana-event-left = Die Konstrukte von { $army } vergehen: { $golems }.
arcana-event-miracle = { $army }: Das Wunder { $ancient } wird für { $mana } Mana gewährt; { $total } übrig.
arcana-event-blessed = { $army }: { $ancient } wird für { $mana } Mana { $origin ->
    [none] auf { $region } gelegt
   *[other] von { $origin } nach { $region } bewegt
}; { $total } übrig.
arcana-event-cursed = { $army }: { $ancient } wird für { $mana } Mana { $origin ->
    [none] auf { $region } gelegt
   *[other] von { $origin } nach { $region } bewegt
}; { $total } übrig.
arcana-event-lifted = { $source } liegt nicht mehr auf { $region }.
arcana-event-bled = { $golem } zahlt { $damage } Leben für { $ability }, { $health } übrig.
arcana-power-of = { $power } ({ $owner })
arcana-event-struck = { $result ->
    [miss] { $target } wird verfehlt (Trefferwert { $to_hit }).
    [lucky] Glückstreffer: { $target } erleidet { $damage } Schaden, { $health } Leben übrig (Trefferwert { $to_hit }).
    [crit] Volltreffer: { $target } erleidet { $damage } Schaden, { $health } Leben übrig (Trefferwert { $to_hit }).
    [super-crit] Meistertreffer: { $target } erleidet { $damage } Schaden, { $health } Leben übrig (Trefferwert { $to_hit }).
   *[hit] { $target } wird getroffen und erleidet { $damage } Schaden, { $health } Leben übrig (Trefferwert { $to_hit }).
}
arcana-event-harmed = { $golem } erleidet { $damage } Schaden durch { $source }, { $health } Leben übrig.
arcana-event-healed = { $gain ->
    [0] { $golem } erhält kein Leben durch { $source } zurück: noch { $health }.
   *[other] { $golem } erhält { $gain } Leben durch { $source } zurück: jetzt { $health }.
}
arcana-event-placed = { $golem }: { $effect }{ $rounds ->
    [0] { "" }
    [one] { " " }für 1 Runde
   *[other] { " " }für { $rounds } Runden
} durch { $source }.
arcana-event-silenced = { $part } von { $golem } verstummt{ $rounds ->
    [0] { "" }
    [one] { " " }für 1 Runde
   *[other] { " " }für { $rounds } Runden
} durch { $source }.
arcana-event-mana-changed = { $army }: { $change } Mana durch { $source }, insgesamt { $total }.
arcana-event-ap-changed = { $army }: { $change } AP durch { $source }, jetzt { $total }.
arcana-event-vp-changed = { $army }: { $change } SP durch { $source }, insgesamt { $total }.
arcana-event-laid = { $source } liegt nun auf { $region }{ $rounds ->
    [0] { "" }
    [one] { " " }für 1 Runde
   *[other] { " " }für { $rounds } Runden
}, für { $army }.
arcana-event-shifted = { $by } bewegt { $source } von { $origin } nach { $region }.
arcana-event-cooled = { $ability } von { $golem } kühlt durch { $source } ab: noch { $pips }.
arcana-event-displaced = { $golem } wird durch { $source } von { $origin } nach { $region } verschoben.
arcana-event-stayed = { $golem } bleibt in { $region }: { $source }.
arcana-event-crushed = { $golem } zermalmt die Hindernisse von { $region }: nun Mittlere Deckung mit Platz für alle.
arcana-event-breakdown = { $golem } hat einen Ausfall unter { $percent }{"\u00A0"}% seines Lebens{ $mana ->
    [0] { "" }
   *[other] ; seine Armee erhält { $mana } Mana: { $total } insgesamt
}.
arcana-event-shut-down = { $golem } kann nicht mehr nutzen: { $part }.
arcana-event-restored = { $golem } kann wieder nutzen: { $part }.
arcana-event-destroyed = { $golem } ist zerstört: { $mana } Mana für seine Armee{ $victor ->
    [none] { "" }
   *[other] , { $vp } SP für { $victor }
}.
arcana-event-eliminated = Ausgeschieden: { $army }{ $lost ->
    [none] { "" }
   *[other] ; in Reserve verloren: { $lost }
}.
arcana-event-not-deployed-in-time = { $army }: nicht rechtzeitig aufgestellt und darum verloren: { $lost }.
arcana-event-turn-ended = Der Zug von { $army } endet; { $ap } AP werden zu { $mana } Mana: zusammen { $total }.
arcana-event-ended = Die Schlacht ist vorbei.
arcana-ending-last-standing = Nur eine Seite ist noch auf dem Feld.
arcana-ending-vp-total = Die SP, die die Schlacht beenden, sind erreicht.
arcana-ending-round-limit = Die letzte Runde ist vorbei.
arcana-outcome = { $count ->
    [0] Unentschieden. SP: { $scores }.
   *[other] Sieg für { $winners }. SP: { $scores }.
}
arcana-result-miss = Fehlschlag
arcana-result-hit = Treffer
arcana-result-lucky = Glückstreffer
arcana-result-crit = Volltreffer
arcana-result-super-crit = Meistertreffer

## Zahlen und ihre Gründe

arcana-number-to-hit = Trefferwert
arcana-number-damage = Schaden
arcana-number-crit-damage = Schaden eines Volltreffers
arcana-number-cost = Kosten
arcana-number-points = Bewegungspunkte
arcana-number-range = Reichweite
arcana-number-armor = Rüstung
arcana-number-dodge = Ausweichen
arcana-number-ap = AP
arcana-number-mana = Mana
arcana-number-vp = SP
arcana-number-against = { $number }, { $golem }
arcana-why-accuracy = Genauigkeit
arcana-why-dodge = Ausweichen
arcana-why-contested = umkämpfte Region
arcana-why-pit-aim = Zielen aus der Grube
arcana-why-cover = Deckung der Region
arcana-why-intervening = Deckung dazwischen
arcana-why-base-damage = Schaden
arcana-why-crit = Volltreffer
arcana-why-armor = Rüstung
arcana-why-no-less = nie unter 0
arcana-why-range = Reichweite
arcana-why-elevated = erhöht
arcana-why-effect = Effekt
arcana-why-cost = Kosten
arcana-why-cooldown = Abklingzeit verdoppelt
arcana-why-breakaway = Loslösen
arcana-why-climb = Herausklettern
arcana-why-points = Bewegungspunkte
arcana-why-printed = wie gedruckt
arcana-why-ap-left = übrige AP
arcana-why-well = Manabrunnen
arcana-why-granted = vom Szenario gewährt
arcana-why-destroyed = Golem zerstört, ein Teil seines APV
arcana-why-breakdown = ein Viertel für einen Ausfall
arcana-why-breakdowns-paid = durch Ausfälle schon ausgezahlt
arcana-why-capture = Eroberungsregion

## Ablehnungen

arcana-reject-over = Die Schlacht ist vorbei.
arcana-reject-not-your-turn = { $about } ist jetzt nicht gefragt.
arcana-reject-not-now = Erst ist etwas anderes zu entscheiden.
arcana-reject-no-such-golem = Diesen Golem gibt es nicht: { $about }.
arcana-reject-not-your-golem = { $about } gehört zu einer anderen Armee.
arcana-reject-gone = { $about } ist nicht mehr in der Schlacht.
arcana-reject-not-deployed = { $about } ist noch in Reserve; er betritt das Feld mit einer Bewegung.
arcana-reject-deployed-already = { $about } ist schon auf dem Feld.
arcana-reject-no-such-ability = { $about } hat keine solche Fähigkeit.
arcana-reject-not-a-move = Diese Fähigkeit von { $about } ist keine Bewegung.
arcana-reject-not-an-attack = Diese Fähigkeit von { $about } ist kein Angriff.
arcana-reject-not-a-power = Diese Fähigkeit von { $about } ist keine Kraft, die man so nutzt.
arcana-reject-ap-short = Das kostet { $need } AP; du hast { $have }.
arcana-reject-mana-short = Das kostet { $need } Mana; du hast { $have }.
arcana-reject-health-short = Das kostet { $need } Leben; { $about } hat { $have }.
arcana-reject-not-granted = Nichts gewährt { $about } jetzt diese Bewegung.
arcana-reject-knight-silenced = Die Ritter von { $about } sind zum Schweigen gebracht.
arcana-reject-knight-down = Dieser Ritter von { $about } ist außer Gefecht.
arcana-reject-shut-down = Diese Fähigkeit von { $about } ist ausgefallen.
arcana-reject-relic-spent = Das Relikt von { $about } ist verbraucht; es wirkt einmal je Schlacht.
arcana-reject-no-uses = { $about } hat dies in dieser Runde schon so oft genutzt, wie es geht.
arcana-reject-no-movement = { $about } hat jetzt keine Bewegungspunkte.
arcana-reject-no-such-region = Diese Region gibt es nicht: { $about }.
arcana-reject-stays = Eine Bewegung muss in eine andere Region als { $about } führen.
arcana-reject-out-of-reach = { $about } ist außer Reichweite: { $need ->
    [-1] kein Weg führt dorthin
   *[other] nötig sind { $need }, da sind { $have }
}.
arcana-reject-no-room = { $about } ist voll: { $need } nötig, { $have } frei.
arcana-reject-wrong-ground = { $about } ist kein Gelände, in das diese Verschiebung führt.
arcana-reject-not-in-zone = { $about } liegt nicht in deiner Aufstellungszone.
arcana-reject-must-deploy = Erst muss mindestens ein Golem auf dem Feld stehen.
arcana-reject-all-paths-alike = Nichts, worauf { $about } stoßen könnte, wirkt auf ihn, es gibt also nichts zu wählen: Nenn nur das Ziel.
arcana-reject-not-adjacent = Von hier führt kein Schritt nach { $about }.
arcana-reject-dead-end = Über { $about } ist keine Region mit Platz mehr zu erreichen.
arcana-reject-cannot-stop = { $about } hat dort keinen Platz zum Anhalten.
arcana-reject-not-an-enemy = { $about } ist kein Feind.
arcana-reject-no-enemy-there = In { $about } steht kein Feind.
arcana-reject-nobody-meant = In { $about } steht niemand, den dieser Angriff trifft.
arcana-reject-not-melee = Dieser Angriff von { $about } ist kein Nahangriff; ein Ansturm braucht einen.
arcana-reject-not-primary = { $about } stürmt mit der ersten seiner Bewegungen an.
arcana-reject-there-already = Er steht schon in { $about }: Angriff ohne Ansturm.
arcana-reject-has-room = In { $about } ist Platz ({ $need } nötig, { $have } frei): erst hingehen, dann angreifen.
arcana-reject-not-filled-by-enemies = Kein feindlicher Golem ist unter denen, die { $about } füllen.
arcana-reject-no-way-in = Kein Schritt dieser Bewegung führt von { $about } in jene Region.
arcana-reject-held-there = Feinde in { $about } würden den Ansturm dort aufhalten.
arcana-reject-other-region = Ein Nahkampfangriff trifft nur die eigene Region, nicht { $about }.
arcana-reject-same-region = Ein Fernkampfangriff kann die eigene Region { $about } nicht treffen.
arcana-reject-out-of-range = { $about } ist zu weit weg: { $need } Regionen, Reichweite { $have }.
arcana-reject-no-sight = Die Sicht ist verstellt{ $about ->
    [none] { " " }durch eine Lücke in der Karte
   *[other] { " " }durch { $about }
}.
arcana-reject-needs-target = Das braucht einen Golem als Ziel.
arcana-reject-needs-region = Das braucht eine Region als Ziel.
arcana-reject-needs-no-aim = Diese Kraft von { $about } zielt auf niemanden und nirgendwohin.
arcana-reject-not-an-ally = { $about } ist kein Verbündeter.
arcana-reject-construct-there = In { $about } steht schon ein Konstrukt; in jeder Region ist nur eines.
arcana-reject-no-such-ancient = Deine Armee hat keinen solchen Alt-Ehrwürdigen.
arcana-reject-no-such-power = Dieser Alt-Ehrwürdige hat keine solche Kraft.
arcana-reject-miracle-worked = Dieser Alt-Ehrwürdige hat sein Wunder in diesem Zug schon gewirkt.
arcana-reject-not-blessable = Auf Wasser, { $about }, darf weder Segen noch Fluch liegen.
arcana-reject-one-of-a-kind = Auf { $about } liegt schon eines seiner Art.
arcana-reject-lies-there = Es liegt schon auf { $about }.

## Was Bots bewerten

arcana-term-outcome = der Ausgang
arcana-term-points = Siegpunkte
arcana-term-strength = Stärke auf dem Feld
arcana-term-ground = gehaltener Boden
arcana-term-attacks-now = Angriffe jetzt
arcana-term-attacks-next = Angriffe im nächsten Zug
arcana-term-danger = Gefahr
arcana-term-nearness = Nähe zum Feind
arcana-term-effects = wirkende Effekte
arcana-term-supplies = AP, Mana, Abklingzeit
arcana-term-unspent = übrige AP
