### Zum Ausdrucken: Karten, Platten, Marker und Papierfiguren als Seiten zum Ausschneiden.

page-print = Zum Ausdrucken
page-print-about = Wähle, was du brauchst, und drucke es mit deinem Browser; dort kannst du es auch als PDF-Datei behalten. Drucke mit 100 % und ohne Ränder, damit alles seine wahre Größe hat.
page-print-what = Was gedruckt wird
page-print-game = Spiel
page-print-for = Für
page-print-everything = Alles, was es gibt
page-print-stickers = Aufkleber für den Stift
page-print-cards = Eigene Karten eingeben

page-print-sheets = Bögen
page-print-amount = { $count ->
    [one] ein Stück
   *[other] { $count } Stück
}, { $pages ->
    [one] eine Seite
   *[other] { $pages } Seiten
}
page-print-which = Welche, und wie viele
page-print-all = Alle
page-print-nothing = Keine
page-print-own-short = deine eigene

page-print-how = Wie
page-print-many = Wie viele von jedem
page-print-many-needed = So viele, wie ein Spiel braucht
page-print-many-one = Von jedem eines
page-print-paper = Papier
page-print-paper-a4 = A4
page-print-paper-letter = Letter
page-print-marks = Schnittmarken
page-print-ink = Tinte
page-print-ink-full = Voll
page-print-ink-saving = Sparsam
page-print-backs = Rückseiten der Karten
page-print-codes = Codes für den Stift
page-print-size = Größe von Platten, Markern und Figuren
page-print-percent = { $value } %
page-print-yes = Ja
page-print-no = Nein

page-print-empty = Kein Bogen ist gewählt.
page-print-empty-do = Hake an, was du drucken willst; seine Seiten erscheinen hier.
page-print-none = Hier gibt es nichts zu drucken.
page-print-none-do = Niemand hat bisher gesagt, was an diesem Spiel aus Pappe ist.
page-print-none-for = Nichts davon braucht Papier. Wähle etwas anderes.

page-print-total = { $pages ->
    [one] Eine Seite
   *[other] { $pages } Seiten
}, { $count ->
    [one] ein Stück
   *[other] { $count } Stück
}
page-print-hint = Rückseiten liegen so, dass das Papier über die lange Seite gewendet wird.
page-print-do = Drucken
page-print-page = Seite { $number } von { $of }: { $title }
page-print-page-back = Seite { $number } von { $of }: { $title }, Rückseiten
page-print-own = Eigene Karte ({ $pack })
page-print-name = Name:
page-print-number = Nummer

page-print-banners = Banner drucken
page-print-banners-about = Schneide eine Flagge mit beiden Seiten aus, falte sie in der Mitte um eine Stecknadel oder einen Zahnstocher und klebe die Seiten zusammen.
page-print-banners-none = Noch kein Banner.
page-print-banners-none-do = Entwirf eines; dann druckst du es als Flagge für deinen Tisch.
page-print-banners-new = Ein Banner entwerfen
page-print-banners-which = Welche, und wie viele
page-print-banners-size = Größe einer Flagge
page-print-banners-wide = { $width } mm
page-print-banners-empty-do = Sage, wie viele Flaggen eines Banners du willst.
