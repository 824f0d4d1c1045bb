# Was die Seite um Lektionen herum sagt. Die Seite liest diese Datei selbst; ids beginnen mit page-.

page-lesson = Lektion
page-lesson-count = { $number } von { $of }
page-lesson-read = Verstanden
page-lesson-skip = Überspringen
page-lesson-undo = Zurücknehmen
page-lesson-go-on = Damit weiter
page-lesson-close = Die Lektion beenden und allein weiterspielen
page-lesson-on = Weiterspielen
page-lesson-next = Nächste Lektion
page-lesson-begin = Beginnen
page-lesson-again = Noch einmal
page-lesson-later = Jetzt nicht
page-lesson-finished = Auf diesem Gerät geschafft
page-lessons-say = Jede ist eine eigene Partie mit den echten Regeln. Sie sagt, was zu tun ist, und zeigt, wo; vorher ist nichts zu lesen.
page-lessons-none = Dieses Spiel hat keine Lektionen
page-lesson-key = zu den Worten der Lektion
