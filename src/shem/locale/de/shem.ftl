### Was jedes Spiel und jeder Befehl sagt.

list-and = { $first } und { $last }
list-or = { $first } oder { $last }

## Befehle, wie man sie tippen kann (durch Kommas getrennt; die englischen gelten auch).

command-why = warum, why, w
command-not = nicht, not
command-bot = bot, bots
command-undo = zurücknehmen, undo, u
command-table = tisch, table, t
command-options = optionen, options, o
command-back = zurück, back, b
command-map = karte, map, m
command-log = verlauf, log, l
command-help = hilfe, help, h, ?
command-save = speichern, save
command-quit = verlassen, quit, q, exit
command-app = app, a
command-all = alle, alles, all
answer-yes = ja, j, yes, y
answer-no = nein, n, no

## Spielen

kept-in = Diese Partie steht in { $path }. Nichts geht verloren, wenn du gehst oder der Strom ausfällt.
kept-left = Die Partie bleibt erhalten. Weiter geht es mit: shem play --resume { $path }
kept-over = Die Partie bleibt in { $path }. Noch einmal ansehen: shem replay { $path }
resumed = Die Partie { $path } geht weiter.
resumed-torn = Die letzte Zeile der Datei war abgeschnitten. Dieser Schritt gilt nicht und wird neu gefragt.
resumed-anew = Die Datei wurde vor dem Ende mitgenommen, ohne das Geheimnis ihrer Würfel: Von hier an werden sie neu gezogen.
seat-is = { $seat }: { $label }.
a-person = ein Mensch
a-bot = der Computer ({ $name })
bot-seat = Computer: { $name }
bot-typed = { $name } ({ $typed })
bot-name-greedy = geübt
bot-name-random = Anfänger
help-hint = Eine Zahl wählt aus. „hilfe“ nennt die übrigen Befehle.
ask-choice = { $name }>{" "}
ask-roll = Wurf>{" "}
back = zurück
do-it = Trotzdem?
yes-or-no = (ja oder nein)
unknown-command = „{ $typed }“ bedeutet hier nichts. „hilfe“ nennt die Befehle, „optionen“ die Möglichkeiten.
no-such-option = Eine Möglichkeit { $typed } gibt es nicht; { $count ->
    [0] hier ist keine nummeriert
   *[other] wähle { $known }
}.
roll-first = Erst kommt der Wurf.
saved = Eine Kopie steht in { $path }. Die Partie geht in ihrer eigenen Datei weiter.
save-where = Sag, wohin: speichern DATEI
save-replaces = { $path } gibt es schon. Überschreiben?
save-failed = { $path } lässt sich nicht schreiben: { $reason }.
undone-past = { $count ->
    [one] { $name }: 1 Schritt trotz Würfeln oder Gezeigtem zurückgenommen.
   *[other] { $name }: { $count } Schritte trotz Würfeln oder Gezeigtem zurückgenommen.
}
entered-past = { $count ->
    [one] { $name }: 1 Wurf wurde von Hand eingegeben.
   *[other] { $name }: { $count } Würfe wurden von Hand eingegeben.
}
entered-setup = Aufbau
hand-over = Gib die Tastatur an { $name } weiter. { $name }, drück die Eingabetaste, wenn niemand sonst den Bildschirm sieht.{" "}
hand-over-done = { $name }, diese Seite ist nur für dich.
allowed = Das ist jetzt erlaubt.
why-nothing = Hinter dem letzten Ereignis stehen keine Zahlen. „warum 2“ erklärt Möglichkeit 2, „warum #12“ Eintrag 12 des Verlaufs.
why-no-number = Dahinter steht keine Zahl.
why-not-what = Sag, welche Aktion: warum nicht, dann die Aktion, wie du sie tippen würdest.
no-such-entry = Der Verlauf hat jetzt keinen Eintrag { $typed }.
no-bot-yet = Noch hat kein Bot etwas entschieden.
play-help =
    Eine Zahl wählt aus; 0 oder „zurück“ geht zurück; die Eingabetaste liest die Möglichkeiten noch einmal vor.
    warum        die Zahlen hinter dem letzten Ereignis; „warum 2“ hinter Möglichkeit 2; „warum #12“ hinter Eintrag 12 des Verlaufs
    warum nicht  und eine Aktion: weshalb sie nicht erlaubt ist
    warum bot    was die Bots bei ihrer letzten Entscheidung abgewogen haben
    undo         die letzte eigene Entscheidung zurücknehmen; andere werden gefragt, wo das nötig ist
    optionen     was du wählen kannst         tisch      die ganze Stellung
    karte        die Karte                    verlauf    was geschehen ist („verlauf alles“: von Anfang an)
    speichern DATEI   eine Kopie schreiben    verlassen  gehen; die Partie bleibt und kann weitergehen
    Wird nach Würfeln gefragt: tippe, was sie zeigen. „app“ lässt dieses eine Mal das Programm würfeln, „app alles“ bis zum Ende der Aktion.

## Zahlen und ihre Gründe

tally-total = { $name }: { $total }
tally-source = { $reason }: { $source }
rulebook = [engl. Regelbuch: { $chapter }]

## Ablehnungen, die alle Spiele teilen

reject-roll-awaited = Ein Wurf steht noch aus. Gib ihn zuerst ein.
reject-no-such-seat = Einen Platz { $have } gibt es nicht; die Partie hat { $need }.

## Bots

bot-brief = { $name }: { $count ->
    [one] eine Möglichkeit
   *[other] { $count } Möglichkeiten
} abgewogen, erwarteter Gewinn { $gain }:
bot-chose = { $action }
bot-weighs-nothing = { $name }: Hier wird nicht abgewogen.
bot-weighed = { $count ->
    [one] Abgewogen wurde nur diese Möglichkeit:
   *[other] { $count } Möglichkeiten wurden abgewogen; die besten:
}
bot-option = { $gain } ({ $sure }): { $action }
bot-exact = genau
bot-sampled = aus Stichproben, auf { $error } genau
bot-term = { $term } { $gain }
bot-secret = Die Wahl von { $name } ist noch geheim.

## Würfel

roll-by-name = Tippe den Namen oder seinen Anfang; mehrere mit Kommas dazwischen. „app“ zieht einen, „app alles“ die übrigen.
dice-ten = Wirf einen zehnseitigen Würfel und tippe, was er zeigt (0 ist 10), oder „app“.
dice-hundred = Wirf zwei zehnseitige Würfel, Zehner zuerst, und tippe 1 bis 99 oder 00 für 100, oder „app“.
dice-other = Tippe eine Zahl von 1 bis { $size } oder „app“.
dice-faces = Zahlen über { $sides } beginnen wieder bei 1.
dice-again = Über { $over }: noch einmal werfen.
roll-again = { $typed } zählt nicht: noch einmal werfen.
roll-not-a-number = „{ $typed }“ ist kein Wurf. Tippe eine ganze Zahl von 1 bis { $most } oder „app“.
roll-off-dice = { $typed } kann nicht fallen. Tippe eine ganze Zahl von 1 bis { $most } oder „app“.
roll-lone-zero = Eine einzelne 0 ist nicht eindeutig. Tippe 00 für 100.
roll-which-name = { $count ->
    [0] Nichts, was noch übrig ist, heißt „{ $typed }“. Übrig sind: { $names }.
   *[other] „{ $typed }“ passt auf mehrere: { $names }.
}

## Hilfe der Befehlszeile

help-shem = Schiedsrichter, Gegner und Labor für Brettspiele mit Golems.
help-version = Nennt die Version und ob die Regeln kompiliert laufen.
help-lang = Die Sprache, en oder de; darf überall stehen. Sonst die des Systems, sonst Englisch.
help-json = Gibt JSON aus.
help-games = Zählt die Spiele auf.
help-play = Spielt eine Partie Zeile für Zeile; mit --resume geht eine gespeicherte weiter.
help-simulate = Lässt Bots viele Partien spielen und sagt, wie oft jeder gewinnt.
help-replay = Erzählt eine gespeicherte Partie mit allen Zahlen nach.
help-pack = Ein Ordner mit weiteren Inhalten; mehrmals möglich. Auch SHEM_PACKS nennt solche Ordner.
help-content-group = Die Inhaltsdateien: Figuren, Kacheln und Aufstellungen aller Spiele.
help-content-check = Prüft Inhaltsdateien; jedes Problem mit Datei und Zeile.
help-content-schema = Gibt das JSON-Schema aller Inhaltsdateien aus.
help-game = Das Spiel, mit seinem Namen aus „shem games“.
help-seat = Wer dort sitzt, der Reihe nach für jeden Platz: human (ein Mensch), greedy (der Computer, geübt) oder random (der Computer, Anfänger).
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
content-checked = { $count ->
    [0] Alle Inhalte sind in Ordnung.
    [one] 1 Problem.
   *[other] { $count } Probleme.
}

## Simulation

simulating = { $game }
report-head = { $game }, { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}, Startzahl { $seed }. Anteile mit 95-%-Intervall:
report-bot = { $bot } (Teilnehmer { $number })
report-draws = unentschieden
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

## Fehler

did-you-mean = Meintest du „{ $name }“?
error-refused = Das ist nicht erlaubt: { $refusal }.
error-no-position = Der Aufbau wartet auf einen Wurf; es gibt noch keine Stellung.
error-unknown-game = Ein Spiel „{ $name }“ gibt es nicht.
error-unknown-bot = Einen Bot „{ $name }“ gibt es für { $game } nicht. Es gibt: { $known }.
error-unknown-option = Eine Option „{ $name }“ gibt es nicht. Die Optionen sind: { $known }.
error-bad-seats = Das Spiel ist für { $least } bis { $most } Plätze, nicht für { $value }.
error-seat-count = Diese Partie ist für { $right } Plätze, nicht für { $found }.
error-dice-kind = Würfel sind „app“, „enter“ oder „either“, nicht „{ $found }“.
error-dice-app = Für diesen Platz würfelt die App: So wurde die Partie angelegt.
error-no-secret = Diese Datei wurde vor dem Ende mitgenommen, ohne das Geheimnis ihrer Würfel: Nichts kann gewürfelt werden. Setze sie mit shem play --resume fort, das zieht sie neu.
error-along-hidden = In dieser Partie ist noch etwas verborgen. Ihre Datei gibt es, wenn sie vorbei ist.
error-too-few = Mindestens 1 ist nötig, nicht { $found }: { $what ->
    [battles] Partien (-n)
   *[jobs] Prozesse (--jobs)
}.
error-too-many = Höchstens { $most } Partien auf einmal (-n), nicht { $found }.
error-content = { $count ->
    [one] Eine Inhaltsdatei ist nicht brauchbar:
   *[other] Die Inhalte sind nicht brauchbar; { $count } Probleme:
}
error-roll-off-die = { $face } steht nicht auf diesem Würfel: Er hat die Seiten 1 bis { $sides }.
error-roll-not-awaited = Es steht kein Wurf aus.
error-undo-roll-entered = Ein Wurf dieser Aktion ist schon eingegeben. Bring sie erst zu Ende.
error-undo-nothing = Es gibt nichts zurückzunehmen.
error-undo-stands = In dieser Partie wird nichts zurückgenommen, was gewürfelt, gezeigt oder vom Computer beantwortet ist oder sie beendet hat: So wurde sie angelegt.
error-redo-nothing = Es gibt nichts wiederherzustellen: Seitdem ist etwas anderes geschehen.
error-redo-not-yours = Das hat Platz { $seat } zurückgenommen; nur dieser Platz kann es wiederherstellen.
error-undo-no-seat = Einen Platz { $seat } gibt es nicht; die Partie hat { $right }.
error-undo-consent = Dazu muss noch Platz { $seats } einverstanden sein.
error-save-exists = { $path } gibt es schon und bleibt, wie es ist. Nenne eine andere Datei oder setze sie mit --resume fort.
error-save-unreadable = { $path } lässt sich nicht lesen.
error-save-torn-header = { $path } endet in der ersten Zeile; daraus lässt sich keine Partie fortsetzen.
error-save-not-json = { $path }, Zeile { $line }: Das ist keine Zeile einer gespeicherten Partie.
error-save-changed = { $path } wurde inzwischen von einem anderen Programm geändert. Es wurde nichts hineingeschrieben.
error-save-format = { $path } hat ein anderes Format, als dieses Programm liest ({ $right }).
error-save-game = { $path } gehört zu einem Spiel, das hier unbekannt ist: { $found }.
error-save-rules-newer = { $path } wurde nach neueren Regeln gespielt (Version { $found }; diese sind Version { $right }).
error-save-header-edited = { $path }: Die erste Zeile wurde nachträglich geändert.
error-save-field = { $path }, Zeile { $line }: Ein Feld fehlt oder ist falsch.
error-save-setup = { $path }, Zeile { $line }: Die Aufstellung dieser Partie lässt sich nicht spielen: { $problem }
error-save-line = { $path }, Zeile { $line }: Diese Art Zeile ist unbekannt.
error-save-order = { $path }, Zeile { $line }: Die Zeile kann an dieser Stelle nicht stehen.
error-save-number = { $path }, Zeile { $line }: Das ist Eintrag { $found }, an der Reihe ist aber Eintrag { $right }.
error-save-legality = { $path }, Zeile { $line }: Die Aktion von Eintrag { $entry } ist nach den Regeln nicht erlaubt.
error-save-draws = { $path }, Zeile { $line }: Die Würfe von Eintrag { $entry } sind nicht die, nach denen die Regeln fragen.
error-save-events = { $path }, Zeile { $line }: In Eintrag { $entry } geschieht nach den Regeln etwas anderes.
error-save-digest = { $path }, Zeile { $line }: Eintrag { $entry } führt nach den Regeln zu einer anderen Stellung.
error-save-redo = { $path }, Zeile { $line }: Was Eintrag { $entry } wiederherstellt, war so nicht zurückgenommen.
error-save-undo = { $path }, Zeile { $line }: Was Eintrag { $entry } zurücknimmt, lässt sich so nicht zurücknehmen.

## Die App

help-serve = Im Browser spielen: die App auf diesem Rechner starten.
help-host = die Adresse, an der sie hört (sonst: nur dieser Rechner, mit --share das ganze Netz)
help-port = der Port; 0: irgendein freier
help-share = andere Geräte im selben Netz per Link und QR-Code hereinlassen
help-open = die Seite im Browser öffnen
serve-address = Die App läuft unter { $address }
serve-network = Andere Geräte in diesem Netz: { $address }
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
