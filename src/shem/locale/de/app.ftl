### Was die App über HTTP sagt.

app-malformed = Die Anfrage ist nicht zu verstehen ({ $where }: { $why }). Lade die Seite neu.
app-not-found = Unter dieser Adresse ist nichts. Gehe zurück zur ersten Seite.
app-too-large = Das ist mehr, als die App auf einmal annimmt. Wähle eine kleinere Datei.
app-busy = Etwas anderes schreibt zu lange in die Datenbank, deshalb wurde nichts gespeichert. Versuche es gleich noch einmal.
app-full = Der Datenträger ist voll, deshalb wurde nichts gespeichert. Schaffe Platz und versuche es noch einmal.
app-away = Die Datenbank antwortet nicht. Ist der Datenträger voll oder ihr Server beendet? Nichts ist verloren: Versuche es noch einmal, wenn das behoben ist.
app-host = Dieser Rechner heißt hier nicht „{ $host }“. Öffne ihn mit seiner Nummer, wie sie beim Start steht, oder nenne den Namen in SHEM_HOSTS.
app-foreign = Eine fremde Seite wollte hier spielen. Öffne die App unter ihrer eigenen Adresse.
app-origin = Programme müssen diese Kopfzeile senden: „Origin: { $origin }“.
app-strange = Die Anfrage enthält { $what ->
    [deep] Listen in Listen, tiefer als 32
    [many] mehr als 20.000 Werte
    [number] eine Zahl, die zu groß oder keine ist
   *[letters] einen halben Buchstaben
}, was hier nichts braucht. Lade die Seite neu.
app-settings-size = Das ist mehr, als die App an Einstellungen eines Geräts behält: 64 kB.
app-matches = Dieses Gerät hat { $most } Partien; mehr darf es nicht haben. Lösche einige, die vorbei sind.
app-documents = Dieses Gerät hat { $most } davon gespeichert; mehr darf es nicht. Lösche eines, das du nicht brauchst.
app-document-size = Das ist mehr, als die App in einem davon behält: { $most } kB.
app-banner-name = Ein Banner hat einen Namen mit höchstens { $most } Buchstaben.
app-banner-code = Das ist kein Banner dieser App. Wähle noch einmal eines von deinen.
app-packs = Es gibt { $most } Pakete; mehr darf es nicht geben. Entferne eines, das du nicht brauchst.
app-packs-size = Alle eingelesenen Pakete zusammen dürfen { $most } MB groß sein, mehr nicht. Entferne eines, das du nicht brauchst.
app-sockets = { $most } Verbindungen sind offen; mehr nimmt die App nicht an. Komm später wieder.
app-device-sockets = Dieses Gerät hat { $most } offene Verbindungen zu Partien. Schließe andere Tabs und lade die Seite neu.
app-address-sockets = Dein Netz hat { $most } offene Verbindungen zu Partien. Schließe andere Tabs und lade die Seite neu.
app-address-matches = Aus deinem Netz wurden an einem Tag { $most } Partien begonnen; mehr dürfen es nicht sein. Spiele eine davon weiter oder komm morgen wieder.
app-address-documents = Aus deinem Netz wurden an einem Tag { $most } davon gespeichert; mehr dürfen es nicht sein. Ändere eines oder komm morgen wieder.
app-no-page = In dieser Installation ist die Seite nicht enthalten. Baue sie mit „make play“ aus den Quellen oder installiere Shem als Paket.
app-no-certificate = Diese App hat kein eigenes Zertifikat: Sie spricht http, oder https durch einen Proxy. Starte sie mit shem serve --https.
app-no-portion = Das gibt es nicht zum Ausdrucken. Vielleicht wurde es gelöscht.
app-no-match = Diese Partie gibt es auf diesem Gerät nicht. Vielleicht wurde sie gelöscht, oder ihr Link wurde auf einem anderen Gerät geöffnet.
app-no-link = Dieser Link öffnet nichts mehr. Bitte um einen neuen.
app-no-hints = In dieser Partie nimmt niemand Tipps.
app-hint-later = Einen Tipp gibt es nur für einen Platz, der jetzt entscheiden muss.
app-hint-moved = Die Partie ist inzwischen weitergegangen. Frag noch einmal.
app-hint-stopped = Das Nachdenken wurde abgebrochen.
app-no-thought = Dazu sind keine Gründe aufgehoben.
app-thought-secret = Was Bots denken, ist zu sehen, wenn die Partie vorbei ist: Noch ist etwas in ihr verborgen.
app-seat-taken = An diesem Platz sitzt schon jemand, und sein Link öffnet nichts mehr. Bitte den, der die Partie angelegt hat, um einen neuen.
app-not-yours = Das gehört einem anderen Gerät oder Platz.
app-no-seat = Diesen Platz gibt es in der Partie nicht.
app-no-seat-link = Dieser Platz hat keinen Link: Er wird auf dem Gerät gespielt, das die Partie begonnen hat, oder vom Computer.
app-renewed = Der Link dieses Platzes wurde erneuert. Um weiterzuspielen, bitte um den neuen.
app-deleted = Diese Partie wurde gelöscht.
app-file-secret = Die Datei dieser Partie würde verraten, was anderen verborgen ist. Es gibt sie, wenn die Partie vorbei ist.
app-no-board = Dieses Spiel hat in der App noch kein Brett. Spiele es im Terminal: shem play.
app-seats = Eine Partie hat 1 bis { $most } Plätze.
app-no-player = „{ $player }“ kann sich nicht setzen. Wähle aus: { $known }.
app-no-option = Es gibt keine Option „{ $name }“. Die Optionen sind: { $known }.
app-bad-option = Die Option „{ $name }“ hat nicht die richtige Form.
app-gathering = Diese Partie hat noch nicht begonnen: Noch nicht alle haben mitgebracht, worauf sie wartet.
app-open-seat = Position { $number }
app-begun = Diese Partie hat schon begonnen.
app-awaited = Noch nicht alle haben mitgebracht, worauf diese Partie wartet.
app-not-over = Diese Partie ist noch nicht zu Ende.
app-no-replay = Das ist keine gespeicherte Partie von Shem, oder sie wurde verändert. Wähle eine .jsonl-Datei der App oder der Kommandozeile.
app-replay-long = Diese Partie nachzuspielen braucht zu viel Zeit oder Speicher. Sieh sie dir auf der Kommandozeile an: shem replay DATEI
app-replay-line = Zeile { $line } dieser Datei ist kaputt: Sie ist abgeschnitten oder verändert. Speichere die Partie noch einmal oder nimm eine andere Kopie.
app-replay-over = Diese Partie ist vorbei: Es gibt nichts fortzusetzen.
app-not-replay = Nur eine Aufzeichnung lässt sich fortsetzen. Diese Partie geht von selbst weiter.
app-no-pack = Dieses Paket gibt es nicht.
app-pack-needed = Ein anderes Paket braucht dieses. Entferne erst jenes.
app-pack-size = Ein Paket ist eine Zip-Datei oder bis zu 400 YAML-Dateien, jede höchstens 256 kB, alle zusammen 1 MB.
app-replay-failed = Diese Partie ließ sich nicht noch einmal spielen. Wähle eine .jsonl-Datei der App oder der Kommandozeile.
app-pack-long = Dieses Paket zu lesen braucht zu viel Zeit oder Speicher. Teile es in kleinere.
app-pack-failed = Dieses Paket ließ sich nicht lesen. Sieh seine Dateien durch: shem content check ORDNER
app-pack-twice = „{ $name }“ ist zweimal im Paket. Behalte eines davon.
app-zip-kind = „{ $name }“ ist auf eine Weise gepackt, die hier nicht gelesen wird. Packe den Ordner als gewöhnliche Zip-Datei (deflate), ohne Passwort und ohne Verknüpfungen.
app-document-long = Das Mitgebrachte zu lesen braucht zu viel Zeit oder Speicher. Bring seinen Link, seinen Code oder seine Datei, wie die App sie gemacht hat.
app-document-failed = Das Mitgebrachte ließ sich nicht lesen. Bring seinen Link, seinen Code oder seine Datei, wie die App sie gemacht hat.
app-foreign-busy = Gerade werden viele Dateien durchgesehen. Versuch es gleich noch einmal.
app-bad-zip = Das ist keine Zip-Datei mit einem Paket: Ordner mit YAML-Dateien.
app-bad-pack = Das Paket ist so nicht zu gebrauchen: { $problems }
app-pack-name = Der Name einer Datei ist die Kennung ihres Stücks: kleine Buchstaben, Ziffern und „-“, nicht „{ $name }“.
app-stickers = Höchstens { $most } Aufkleber auf einmal, jeder mit einem Code von 1 bis 200 Zeichen.
