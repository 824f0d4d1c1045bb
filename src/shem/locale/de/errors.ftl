### Fehler, die Befehlszeile und App gemeinsam haben.

did-you-mean = Meintest du „{ $name }“?
error-refused = Das ist nicht erlaubt: { $refusal }.
error-no-position = Der Aufbau wartet auf einen Wurf; es gibt noch keine Stellung.
error-unknown-game = Ein Spiel „{ $name }“ gibt es nicht.
error-no-levels = { $game } hat keine Spielstufen.
error-no-rung = Eine Stufe „{ $name }“ gibt es nicht zu messen. Es gibt: { $known }.
error-unknown-bot = Einen Bot „{ $name }“ gibt es für { $game } nicht. Es gibt: { $known }.
error-no-personality = { $name } kann nicht „{ $personality }“ sein. Diese können { $known } sein: { $bots }.
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
error-book-not-json = Das ist kein Codebuch: Es ist kein JSON.
error-book-shape = Das ist kein Codebuch: Eines hat Namen, Spiel und Einträge, sonst nichts.
error-book-name = Der Name eines Codebuchs hat 1 bis { $most } Zeichen, ohne Leerzeichen am Rand.
error-book-game = Das Codebuch sagt nicht, für welches Spiel es ist.
error-book-entries = Ein Codebuch hat seine Codes als Einträge, höchstens { $most }.
error-book-code = Ein Code hat 1 bis { $most } Zeichen, ohne Leerzeichen am Rand: { $code }
error-book-field = Wofür der Code { $code } steht, ist kein Feld.
error-book-other-game = Dieses Codebuch ist für ein anderes Spiel ({ $game }).
