### Was die App über HTTP sagt.

app-malformed = Die Anfrage ist nicht zu verstehen ({ $where }: { $why }). Lade die Seite neu.
app-not-found = Unter dieser Adresse ist nichts. Gehe zurück zur ersten Seite.
app-too-large = Das ist mehr, als die App auf einmal annimmt. Wähle eine kleinere Datei.
app-host = Dieser Rechner heißt hier nicht „{ $host }“. Öffne ihn mit seiner Nummer, wie sie beim Start steht, oder nenne den Namen in SHEM_HOSTS.
app-foreign = Eine fremde Seite wollte hier spielen. Öffne die App unter ihrer eigenen Adresse.
app-no-page = In dieser Installation ist die Seite nicht enthalten. Baue sie mit „make play“ aus den Quellen oder installiere Shem als Paket.
app-no-match = Diese Partie gibt es auf diesem Gerät nicht. Vielleicht wurde sie gelöscht, oder ihr Link wurde auf einem anderen Gerät geöffnet.
app-no-link = Dieser Link öffnet nichts mehr. Bitte um einen neuen.
app-not-yours = Das gehört einem anderen Gerät oder Platz.
app-no-seat = Diesen Platz gibt es in der Partie nicht.
app-deleted = Diese Partie wurde gelöscht.
app-file-secret = Die Datei einer Partie enthält alle Geheimnisse. Es gibt sie, wenn die Partie vorbei ist.
app-no-board = Dieses Spiel hat in der App noch kein Brett. Spiele es im Terminal: shem play.
app-seats = Eine Partie hat 1 bis { $most } Plätze.
app-no-player = „{ $player }“ kann sich nicht setzen. Wähle aus: { $known }.
app-no-option = Es gibt keine Option „{ $name }“. Die Optionen sind: { $known }.
app-bad-option = Die Option „{ $name }“ hat nicht die richtige Form.
app-no-army = Diese Armee gibt es auf diesem Gerät nicht. Wähle eine andere.
app-bad-army = Das ist keine Armee ({ $where }: { $why }).
