### Lektionen: Schlachten, die sagen, was zu tun ist. Ein Hinweis sind zwei, drei kurze Sätze: was das ist und was man berührt.

page-lesson = Lektion
page-lesson-count = { $number } von { $of }
page-lesson-read = Verstanden
page-lesson-skip = Überspringen
page-lesson-close = Die Lektion beenden und allein weiterspielen
page-lesson-on = Weiterspielen
page-lesson-key = zu den Worten der Lektion

## Die erste Schlacht

page-lesson-first-goal = Um die Flagge geht es: Wer sie zu Beginn seines Zuges allein hält, bekommt einen Siegpunkt. Fünf Punkte gewinnen. Berühre ihre Region.
page-lesson-first-walk = Deine Dune Viper kommt dorthin. Berühre sie, dann „Gehen“ auf ihrer Karte: Das kostet 1 von deinen 6 Aktionspunkten.
page-lesson-first-go = Wohin sie kann, leuchtet. Berühre die Region der Flagge, dann den goldenen Knopf. Vorher geschieht nichts.
page-lesson-first-move-other = Berühre deinen Löwen, „Gehen“ auf seiner Karte, dann eine Region, die leuchtet, und den goldenen Knopf.
page-lesson-first-no-move = Gerade kann niemand von dir ziehen. Im nächsten Zug gibt es wieder Aktionspunkte.
page-lesson-first-aim = Jetzt schießen: Berühre „Stachelsalve“ auf der Karte der Viper, dann einen Feind, der leuchtet, etwa das Horned Blight.
page-lesson-first-aim-other = Ein Feind ist in Reichweite: Berühre einen deiner Golems, einen Angriff auf seiner Karte, dann einen Feind, der leuchtet.
page-lesson-first-closer = Noch ist kein Feind in Reichweite. Zieh einen Golem näher heran, oder lass sie kommen und schieß im nächsten Zug.
page-lesson-first-preview = Bevor du zahlst, siehst du deine Aussicht zu treffen, und Zeile für Zeile, woher sie kommt. Jede unterstrichene Zahl lässt sich öffnen.
page-lesson-first-strike = Einen Versuch wert? Der goldene Knopf schießt, und die Würfel fallen.
page-lesson-first-no-attack = Für einen Angriff reichen die Aktionspunkte nicht mehr. Mit deinem nächsten Zug sind sie wieder da.
page-lesson-first-dice = Zwei Würfel ergeben eine Zahl bis hundert: Bis zum Trefferwert ist es ein Treffer, und Päsche wie 11 und 22 sind immer gut. Gewürfelt hat die App; mit eigenen Würfeln geht es auch.
page-lesson-first-cooldown = Sieh auf die Karte der Viper: „Stachelsalve“ ist heiß. Was benutzt wurde, kostet doppelt, bis es sich abgekühlt hat. Wechsle also ab.
page-lesson-first-cooldown-other = Was benutzt wurde, ist heiß: Es kostet doppelt, bis es sich abgekühlt hat, und die Karte zeigt es. Wechsle also ab.
page-lesson-first-mana = Mit Mana hilft dein Alt-Ehrwürdiger; Brunnen geben es dem, der sie hält. Öffne „Alt-Ehrwürdige“, nutze den Fluch, berühre die Region eines Feindes und bestätige. Wer dort steht, kommt kaum davon.
page-lesson-first-no-mana = Dein Alt-Ehrwürdiger verlangt mehr Mana, als du hast. Brunnen und übrige Aktionspunkte bringen welches; vielleicht im nächsten Zug.
page-lesson-first-end = Fertig bist du, wenn du es sagst. Berühre „Zug beenden“ und bestätige: Übrige Aktionspunkte werden zu Mana.
page-lesson-first-wait = Die anderen sind am Zug. Du siehst, was sie tun, und kannst inzwischen alles ansehen.
page-lesson-first-on = Das war ein Zug, und der Rest ist mehr davon. Halte die Flagge, schieß weiter, bring fünf Punkte heim.
page-lesson-first-won = Du hast deine erste Schlacht gewonnen. Armeen, Szenarien und Freunde zum Spielen warten.
page-lesson-first-lost = Verloren, aber jetzt weißt du, wie ein Zug geht. Unter „Spielregeln“ lässt sich das noch einmal spielen.
page-lesson-first-drawn = Unentschieden, und jetzt weißt du, wie ein Zug geht. Unter „Spielregeln“ lässt sich das noch einmal spielen.
