### Was die Befehlszeile sagt.

## Hilfe der Befehlszeile

help-shem = Schiedsrichter, Gegner und Labor für Brettspiele mit Golems.
help-version = Nennt die Version und ob die Regeln kompiliert laufen.
help-lang = Die Sprache, en oder de; darf überall stehen. Sonst die des Systems, sonst Englisch.
help-json = Gibt JSON aus.
help-games = Zählt die Spiele auf.
help-play = Spielt eine Partie Zeile für Zeile; mit --resume geht eine gespeicherte weiter.
help-simulate = Lässt Bots viele Partien spielen und sagt, wie oft jeder gewinnt.
help-replay = Erzählt eine gespeicherte Partie mit allen Zahlen nach.
help-pack = Ein Ordner mit weiteren Inhalten oder der Name eines Pakets, das die App übernommen hat; mehrmals möglich. Auch SHEM_PACKS nennt solche Ordner.
help-content-group = Die Inhaltsdateien: Figuren, Kacheln und Aufstellungen aller Spiele.
help-content-check = Prüft Inhaltsdateien; jedes Problem mit Datei und Zeile.
help-content-packs = Nennt die Inhaltspakete: die verwendeten und die, die die App übernommen hat.
help-content-schema = Gibt das JSON-Schema aller Inhaltsdateien aus.
help-game = Das Spiel, mit seinem Namen aus „shem games“.
help-seat = Wer dort sitzt, der Reihe nach für jeden Platz: human (ein Mensch) oder der Computer: greedy, random oder, in Spielen, die sie haben, eine Stufe: apprentice, scribe, shaper, adept, master oder archmage.
help-dice = app: das Programm würfelt. enter: du tippst, was deine Würfel zeigen.
help-seed = Dieselbe Zahl ergibt dieselben Würfe und Bots.
help-save = Hält die Partie in dieser neuen Datei. Sonst in einer Datei in deinem Datenordner, die zu Beginn genannt wird.
help-resume = Setzt die Partie in dieser Datei fort.
help-n = Wie viele Partien.
help-jobs = Wie viele Prozesse sich die Arbeit teilen; die Ergebnisse sind für jede Zahl gleich.
help-file = Eine gespeicherte Partie.
help-check = Vergleicht nur und nennt den ersten Eintrag, den die Regeln anders spielen.
help-folder = Der Ordner eines Pakets. Sonst alles, was zum Programm gehört.
meta-game = SPIEL
meta-file = DATEI
meta-name = NAME
meta-names = [NAME...]
meta-folder = ORDNER
version = shem { $number }; die Regeln laufen { $build ->
    [compiled] kompiliert
   *[interpreted] interpretiert
}.
version-unknown = (nicht installiert)
unknown-language = Eine Sprache „{ $typed }“ gibt es nicht. Es gibt: { $known }.
play-what = Sag, welches Spiel oder welche Datei: shem play SPIEL, shem play --resume DATEI
system-error = { $path }: { $reason }

## Aufzählungen

game-line = { $name }: { $title }. { $about }
game-seats = { $least } bis { $most } Plätze; Computerspieler: { $bots }.
game-seats-fixed = { $most } { $most ->
    [one] Platz
   *[other] Plätze
}; Computerspieler: { $bots }.
game-personalities = Eine Vorliebe können haben: { $bots }. Es gibt: { $known }.
content-pack = { $name }: { $folder }
content-pack-replaces = ersetzt { $cards }
content-packs = { $count ->
    [0] Kein Paket wird verwendet, und die App hat keines übernommen.
    [one] 1 Paket.
   *[other] { $count } Pakete.
}
content-checked = { $count ->
    [0] Alle Inhalte sind in Ordnung.
    [one] 1 Problem.
   *[other] { $count } Probleme.
}

## Simulation

help-analyse = Sagt, wie eine beendete Partie verlief: Siegchancen, Wendepunkte durch Spiel oder Würfel, und wer Glück hatte.
analysing = Entscheidungen abwägen
analyse-open = Eine Partie wird ausgewertet, wenn sie zu Ende ist: Diese geht noch weiter.
analyse-chances = Siegchance nach jeder Entscheidung, von 0 bis 100 %:
analyse-moments = Wo es sich wendete, das Größte zuerst:
analyse-quiet = Keine Entscheidung und kein Wurf änderte viel.
analyse-by = durch die Entscheidung { $play } %, durch die Würfel { $dice } %
analyse-better = Besser: { $text } (+{ $gain } %)
analyse-cost = { $name }, { $count ->
    [one] eine Entscheidung
   *[other] { $count } Entscheidungen
}: { $play } % gegenüber dem, was der Computer getan hätte.
analyse-no-dice = Für diese Entscheidungen wurde nicht gewürfelt.
analyse-luck = { $count ->
    [one] Eine Entscheidung mit Würfeln brachte
   *[other] { $count } Entscheidungen mit Würfeln brachten
} { $gained } % der Siegchance; zu erwarten waren etwa ± { $spread } %: mehr Glück als { $rank } von 100.
help-lab-group = Messen, wie gut der Computer spielt.
help-ladder = Lässt jede Stufe gegen die darunter spielen, die höchste, jede Vorliebe und gelernte Gewichte (trained) gegen den Bot greedy und sagt, wie oft jede gewinnt und wie sie spielt.
help-ladder-n = Wie viele Schlachten je Begegnung.
help-ladder-level = Nur diese Stufe, oder Vorliebe als greedy-careful, oder trained; geht mehrmals.
help-reliability = Sagt, wie gut Siegchancen eingehalten werden: von den Stellungen, die mit 70 % gewonnen heißen, wie viele es wurden.
help-reliability-n = Wie viele Stellungen, aus Kämpfen zwischen zwei Bots greedy.
reliability-head = { $game }, Fassung { $build }, Startwert { $seed }, { $count } Stellungen
reliability-columns = | gesagt | gewonnen | Anteil | 95-%-Intervall | von 0 bis 100 %: o gewonnen, + gesagt, * beides, = Intervall |
reliability-share = { $share } %
ladder-head = { $game }, Fassung { $build }, Startwert { $seed }
ladder-columns = | Stufe | gegen | gewonnen | unentschieden | 95-%-Bereich | Sekunden Rechenzeit je Zug |
ladder-columns-together = | Stufe | gemeinsam gewonnen | 95-%-Bereich | Sekunden Rechenzeit je Zug |
ladder-won = { $count } von { $of }
ladder-interval = { $low } bis { $high } %
ladder-style = Wie gespielt wurde, je Schlacht, und der andere daneben:
ladder-style-who = Stufe
ladder-style-both = { $own } zu { $other }
simulating = { $game }
report-head = { $game }, { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}, Startzahl { $seed }. Anteile mit 95-%-Intervall:
report-bot = { $bot } (Teilnehmer { $number })
report-draws = unentschieden
report-together = gemeinsam gewonnen
report-chair = Platz { $number }
report-share = { $name }: { $count }, { $share } % ({ $low } bis { $high } %)
report-ending = { $ending } ({ $count ->
    [one] einmal
   *[other] { $count }{"\u00A0"}Mal
})
report-length = Länge in Runden oder Zügen: im Mittel { $mean }, { $least } bis { $most }.
report-decisions = Entscheidungen je Partie: im Mittel { $mean }, { $least } bis { $most }.
report-speed = { $seconds } s, { $speed } Entscheidungen je Sekunde.

## Nacherzählung

replay-setup = { $number }. Aufbau
replay-draws = Gewürfelt: { $faces }
replay-hand = Von Hand eingegeben: { $faces }
replay-reopened = Die Partie war vorbei; ihre Würfel werden von hier an neu gezogen.
replay-seated = { $number }. { $how ->
    [freed] Der Link von { $seat } wurde erneuert: Wer dort gespielt hat, hat den Tisch verlassen.
    [hinted] Ein Tipp für { $seat }.
    [host] Wer die Partie angelegt hat, setzt sich auch für { $seat } an den Tisch.
   *[taken] Für { $seat } setzt sich jemand an den Tisch.
}
replay-no-secret = Die Datei wurde vor dem Ende mitgenommen, ohne das Geheimnis ihrer Würfel. Wer sie fortsetzt (shem play --resume), zieht sie neu.
replay-undone = { $number }. { $seat }: Eintrag { $of } wird zurückgenommen.
replay-redone = { $number }. { $seat }: Eintrag { $of } wird wiederhergestellt, wie er war.
replay-secret = { $number }. { $seat }: eine Entscheidung; Geheimes wird erst nach dem Ende der Partie erzählt.
replay-open = Die Partie ist noch nicht zu Ende.
replay-agrees = { $count ->
    [one] Ein Eintrag, mit demselben Ergebnis nachgespielt.
   *[other] Alle { $count } Einträge, mit demselben Ergebnis nachgespielt.
}

## Die App

help-serve = Im Browser spielen: die App auf diesem Rechner starten.
help-host = die Adresse, an der sie hört (sonst: nur dieser Rechner, mit --share das ganze Netz)
help-port = der Port; 0: irgendein freier
help-share = andere Geräte im selben Netz per Link und QR-Code hereinlassen
help-https = https sprechen, mit einem eigenen Zertifikat dieses Rechners, das beim ersten Mal gemacht wird; Kamera, NFC und Bluetooth brauchen es auf anderen Geräten
help-open = die Seite im Browser öffnen
serve-address = Die App läuft unter { $address }
serve-network = Andere Geräte in diesem Netz: { $address }
serve-https-first = Shem hat ein eigenes Zertifikat für https gemacht.
serve-https-old = Das Zertifikat für https wäre bald abgelaufen. Es gibt ein neues.
serve-https-names = Dieser Rechner hat andere Namen oder Adressen als vorher. Es gibt ein neues Zertifikat für https.
serve-https-warning = Browser warnen zuerst, die Verbindung sei nicht sicher: Niemand, den sie kennen, bürgt für diesen Rechner. Mithören kann trotzdem keiner. Vergleiche den Fingerabdruck des Zertifikats mit diesem, wähle dann „Erweitert“ und geh weiter.
serve-https-fingerprint = SHA-256: { $fingerprint }
serve-https-trust = Ein Gerät, das der Stelle dahinter vertraut, warnt nicht mehr. Öffne dort { $address }, oder nimm { $file }, und installiere sie als Zertifizierungsstelle. Bürgen kann sie nur für die Namen dieses Rechners, für seine und für private Adressen. Ihr Fingerabdruck:
serve-end = Jede Entscheidung ist sofort gesichert. Strg+C beendet die App.
error-cannot-serve = Die App kann unter { $host }, Port { $port } nicht hören. Läuft sie schon? Wähle einen anderen mit --port oder irgendeinen freien mit --port 0.
error-database-url = SHEM_DATABASE ist keine URL einer Datenbank. Ein Beispiel: postgresql://user@localhost/shem
error-database-kind = SHEM_DATABASE nennt eine Datenbank der Art „{ $kind }“; Shem bewahrt seine Daten in SQLite oder PostgreSQL auf.
error-database-driver = Python fehlt „{ $driver }“, das mit dieser Datenbank spricht. Installiere es: pip install "shem[postgres]"
error-database-newer = Eine neuere Version von Shem hat diese Datenbank angelegt: Sie hat { $found }, dieses Programm kennt bis { $known }. Installiere die neuere Version oder nenne in SHEM_HOME einen anderen Ordner.
error-held = Eine andere App benutzt { $folder }: Prozess { $process }, unter { $address }. Öffne diese Adresse, beende sie zuerst oder nenne in SHEM_HOME einen anderen Ordner.
error-held-database = Eine andere App benutzt die Datenbank { $database }: Prozess { $process } auf { $machine }, unter { $address }. Öffne diese Adresse, beende sie zuerst oder nenne in SHEM_DATABASE eine andere Datenbank.
error-bad-home = Der Ordner { $folder } von SHEM_HOME hat ein „{ $mark }“ im Namen, das in SHEM_PACKS Ordner trennt. Nenne in SHEM_HOME einen anderen Ordner.
error-bad-setting = { $name } muss eine ganze Zahl sein, nicht „{ $text }“.
error-bad-number = { $name } muss eine Zahl sein wie 0.5, nicht „{ $text }“.
error-database-closed = Die Datenbank { $url } ist nicht zu gebrauchen: { $why }
