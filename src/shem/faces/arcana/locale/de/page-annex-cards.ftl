# Karten, die man abtippt. Die Seite liest diese Datei selbst; die Namen beginnen mit page-.

page-cards = Meine Karten
page-cards-say = Tippe die Karten von Golem Arcana aus deiner Schachtel ab. Sie bleiben auf dem Gerät, auf dem Shem läuft, in einem Paket, mit dem alle an seinen Tischen spielen.
page-cards-new = Eine neue Karte
page-cards-of-golems = Golem
page-cards-of-knights = Ritter
page-cards-of-relics = Relikt
page-cards-of-ancients = Alt-Ehrwürdiger
page-cards-all-golems = Golems
page-cards-all-knights = Ritter
page-cards-all-relics = Relikte
page-cards-all-ancients = Alt-Ehrwürdige
page-cards-mine = Abgetippt
page-cards-none = Noch keine eigene Karte
page-cards-none-do = Beginne oben eine, oder sag unten, welche echte Karte du hast.
page-cards-replaces = Anstelle der Karte des Programms
page-cards-remove = { $name } löschen
page-cards-remove-sure = Die Karte verschwindet aus ihrem Paket. Begonnene Schlachten behalten sie.
page-cards-remove-back = Dann gilt wieder die Karte des Programms. Begonnene Schlachten behalten diese.
page-cards-remove-do = Löschen
page-cards-removed = { $name } ist gelöscht.
page-cards-share = „{ $pack }“ als Datei speichern
page-cards-bring = Eine Datei mit Karten hereinholen
page-cards-brought = Die Karten sind da.
page-cards-command = Auf der Kommandozeile: shem play arcana --pack { $pack }
page-cards-guessed = Von uns ausgedacht
page-cards-guessed-say = Diese Karten hatten wir nicht, also sind manche oder alle ihre Werte von uns. Hast du die echte, dann tippe sie ab: Sie tritt überall an die Stelle der unseren, außer in Lektionen.
page-cards-find = Eine Karte finden
page-cards-not-found = Keine Karte heißt so.
page-cards-made-up = { $count } von { $of } Werten von uns
page-cards-real = Ich habe die echte Karte
page-cards-real-now = Von der echten Karte
page-cards-will-replace = Diese Karte tritt an die Stelle der gleichnamigen des Programms, überall außer in Lektionen. Begonnene Schlachten behalten die alte.
page-cards-choose = Wählen …
page-cards-any = Gleichgültig
page-cards-yes = Ja
page-cards-no = Nein
page-cards-add = Dazu: { $what }
page-cards-number = { $what } { $number }
page-cards-up = { $what } { $number }: nach oben
page-cards-drop = Weglassen: { $what }
page-cards-drop-number = Weglassen: { $what } { $number }
page-cards-more = Mehr
page-cards-list = Mehrere mit Kommas dazwischen
page-cards-numbers = Zahlen mit Kommas dazwischen
page-cards-no-sentence = Hier steht der Satz der Karte, sobald die Wirkung genug sagt.
page-cards-keeping = Aufbewahren
page-cards-source = Woher die Werte kommen
page-cards-pack = Paket
page-cards-pack-say = Ein Name deiner Wahl; Karten eines Pakets werden zusammen weitergegeben.
page-cards-keep = Karte behalten
page-cards-kept = { $name } ist in „{ $pack }“ aufbewahrt.
page-cards-preview = Die Karte
page-cards-preview-later = Hier steht die Karte in Worten, sobald nichts mehr fehlt oder falsch ist.
page-cards-sound = Es fehlt nichts, und nichts ist falsch.
page-cards-health = Leben
page-cards-armor = Rüstung
page-cards-dodge = Ausweichen
page-cards-apv = { $apv } APV
page-cards-open = { $count ->
    [one] 1 Sache fehlt noch oder ist falsch.
   *[other] { $count } Sachen fehlen noch oder sind falsch.
}
page-cards-wrong = { $count ->
    [one] 1 Sache ist zu ändern
   *[other] { $count } Sachen sind zu ändern
}
