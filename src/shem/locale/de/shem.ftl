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
command-order = anweisungen, anweisung, orders, order
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
bot-name-apprentice = Stufe 1, Lehrling
bot-name-scribe = Stufe 2, Schreiber
bot-name-shaper = Stufe 3, Former
bot-name-adept = Stufe 4, Adept
bot-name-master = Stufe 5, Meister
bot-name-archmage = Stufe 6, Erzmagier
bot-name-greedy = geübt
bot-name-trained = erfahren
bot-name-search = suchend
bot-name-random = Anfänger
bot-with = { $name }, { $personality }
personality-aggressive = angriffslustig
personality-careful = vorsichtig
personality-flags = auf Fahnen aus
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
no-orders = Hier lässt sich keine stehende Anweisung geben.
no-such-order = Eine stehende Anweisung { $typed } gibt es nicht; wähle { $known }.
order-on = gilt
order-off = gilt nicht
order-stands = Deine stehende Anweisung: { $order }.
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
bot-ahead = { NUMBER($chance) } % Siegchance bei einem Blick weiter voraus
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
