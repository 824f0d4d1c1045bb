### Der Stift: Stifte und Leser, Codebücher, Aufkleber.

page-stylus = Stift
page-stylus-about = Tippe Figuren, Karten, Steuerkarte und Platten an statt den Bildschirm: mit einem simulierten Stift, einem tippenden Leser, der Kamera, NFC-Marken oder einem Bluetooth-Stift.
page-stylus-tab-pens = Stifte und Leser
page-stylus-tab-books = Codebücher
page-stylus-tab-stickers = Aufkleber
page-stylus-nothing = { $name }: Damit ist jetzt nichts zu tun
page-stylus-unknown = Kein Codebuch kennt diesen Code: { $code }
page-stylus-did-confirm = Bestätigen
page-stylus-did-page = Blättern
page-stylus-did-cancel = Abbrechen
page-stylus-did-dive = Herleitung
page-stylus-last = Zuletzt getippt: { $what }
page-stylus-last-none = Noch wurde nichts getippt.

## The simulated pen

page-stylus-panel = Simulierter Stift
page-stylus-panel-fold = Stift zuklappen
page-stylus-panel-open = Stift aufklappen
page-stylus-panel-left = Stift nach links
page-stylus-panel-right = Stift nach rechts
page-stylus-panel-which = Welcher Stift
page-stylus-panel-key = Zum simulierten Stift
page-stylus-buttons = Knöpfe des Stifts
page-stylus-confirm = Bestätigen
page-stylus-page = Blättern
page-stylus-page-held = Blättern halten: abbrechen
page-stylus-both = Beide: Herleitung
page-stylus-power = Ein/Aus
page-stylus-which = Was angetippt wird
page-stylus-off = Der Stift ist aus. Drücke Ein/Aus.
page-stylus-empty = Seine Batterie ist leer. Lege neue ein.
page-stylus-unpaired = Der Stift ist an, aber niemand hat ihn verbunden.
page-stylus-fields-none = In diesem Spiel gibt es noch nichts anzutippen.
page-stylus-light-off = Licht aus: Der Stift ist aus
page-stylus-light-blue = Blaues Licht: Der Stift sucht ein Gerät
page-stylus-light-green = Grünes Licht: verbunden
page-stylus-light-red = Rotes Licht: Der Stift geht aus
page-stylus-light-purple = Lila Licht: Werkseinstellungen

## Pens

page-stylus-pens = Deine Stifte
page-stylus-pens-none = Kein Stift ist verbunden.
page-stylus-pens-none-do = Schalte deinen Stift an und suche nach ihm. Ohne einen probiere den simulierten Stift: Die Suche findet auch ihn.
page-stylus-scan = Suchen
page-stylus-found = Gefunden
page-stylus-found-about = Ein neuer Stift hat einen zufälligen Namen und die PIN 0000.
page-stylus-connect = { $name } verbinden
page-stylus-pin = PIN von { $name }
page-stylus-pin-about = Vier Ziffern; zuerst 0000.
page-stylus-pin-wrong = Das ist nicht seine PIN. Ein neuer Stift hat 0000; wer sie vergessen hat, setzt den Stift auf die Werkseinstellungen zurück.
page-stylus-pin-do = Verbinden
page-stylus-connected = { $name } ist verbunden.
page-stylus-simulated = Simuliert
page-stylus-battery = Batterie: { $percent } %
page-stylus-battery-new = Neue Batterien
page-stylus-rename = Name und PIN
page-stylus-rename-name = Name
page-stylus-rename-pin = Neue PIN (leer: wie bisher)
page-stylus-rename-save = Speichern
page-stylus-on = Anschalten
page-stylus-off-do = Ausschalten
page-stylus-reset = Werkseinstellungen
page-stylus-reset-sure = Name und PIN gehen verloren, und er muss neu verbunden werden.
page-stylus-remove = { $name } entfernen
page-stylus-show = Simulierten Stift auf jedem Bildschirm zeigen
page-stylus-typed = Tippende Leser hören
page-stylus-typed-about = Barcode- und RFID-Leser, die sich wie eine Tastatur verhalten: Eine schnelle Folge von Zeichen mit Enter am Ende ist ein Antippen. Was du selbst tippst, geht dorthin, wohin es immer geht.
page-stylus-meaning = Was die Knöpfe bedeuten
page-stylus-meaning-confirm = Bestätigen (der große): der goldene Knopf; führt aus, was gewählt ist.
page-stylus-meaning-page = Blättern (der kleine): die nächste Seite mit Angaben.
page-stylus-meaning-cancel = Blättern, gehalten: abbrechen, einen Schritt zurück.
page-stylus-meaning-dive = Beide zugleich: die Herleitung dessen, was offen ist.
page-stylus-meaning-power = Ein/Aus (der winzige): an; gehalten: aus.
page-stylus-meaning-tap = Eine Figur, ein Feld einer Karte, eine Region: als tippte ein Finger sie auf dem Bildschirm an. Die Runen sind die Möglichkeiten in ihrer Reihenfolge.
page-stylus-trouble = Wenn ein Stift den Betrieb einstellt
page-stylus-trouble-1 = Starte ihn neu: Halte Ein/Aus, bis das Licht rot aufleuchtet, und drücke es dann noch einmal.
page-stylus-trouble-2 = Lege neue Batterien ein.
page-stylus-trouble-3 = Setze ihn auf die Werkseinstellungen zurück: Halte alle drei Knöpfe, bis das Licht lila wird. Seine PIN ist wieder 0000.
page-stylus-trouble-4 = Halte ihn senkrecht über Karten und Platten, an den Sockel einer Figur in etwa 45 Grad.
page-stylus-trouble-5 = Ein Stift, der zu weit weg war, verbindet sich von selbst, sobald er wieder nah ist.

## Other readers

page-stylus-readers = Andere Leser
page-stylus-camera = Kamera
page-stylus-camera-about = Liest Aufkleber: QR-Codes und Code 128. Halte den, den du meinst, in die Mitte des Bildes.
page-stylus-camera-start = Kamera einschalten
page-stylus-camera-stop = Kamera ausschalten
page-stylus-camera-none = Die Kamera ist nicht zu haben: { $why }
page-stylus-camera-lost = Die Kamera ist weg. Schalte sie wieder ein.
page-stylus-camera-picture = Was die Kamera sieht
page-stylus-nfc = NFC-Marken
page-stylus-nfc-about = Marken mit einem Code als Text, oder jede Marke nach ihrer Seriennummer.
page-stylus-nfc-start = Marken lesen
page-stylus-nfc-stop = Keine Marken mehr lesen
page-stylus-nfc-unread = Diese Marke ließ sich nicht lesen. Halte sie still und versuch es noch einmal.
page-stylus-nfc-none = Dieser Browser liest keine NFC-Marken. Chrome auf einem Android-Telefon kann es.
page-stylus-ble = Bluetooth-Stift
page-stylus-ble-about = Ein Versuch: Wie der alte Stift spricht, ist nicht bekannt. Was ein Stift meldet, gilt als Code, den ein Codebuch benennen kann.
page-stylus-ble-start = Bluetooth-Stift suchen
page-stylus-ble-none = Dieser Browser hat kein Web Bluetooth. Chrome und Edge haben es.
page-stylus-ble-silent = er meldet nichts, was diese Seite hören kann
page-stylus-ble-chip = Bluetooth
page-stylus-ble-pin = Nach einer PIN fragt dein Gerät, falls der Stift eine hat.
page-stylus-ble-lost = { $name } ist außer Reichweite; er verbindet sich von selbst.
page-stylus-reading = Liest
page-stylus-failed = Das ging nicht: { $why }
page-stylus-insecure = Warum nicht hier
page-stylus-insecure-here = Nicht unter dieser Adresse; warum, steht oben.
page-stylus-insecure-why = Browser erlauben Kamera, NFC und Bluetooth nur Seiten, die unterwegs niemand ändern kann, und diese Adresse ({ $address }) ist keine solche.
page-stylus-insecure-do = Öffne die Seite auf dem Rechner, der sie ausliefert, unter http://localhost, oder starte ihn mit shem serve --https.

## Code books

page-stylus-books = Codebücher
page-stylus-books-about = Ein Codebuch sagt, welcher Code wofür steht. Unsere eigenen Aufkleber brauchen keines.
page-stylus-books-none = Noch kein Codebuch
page-stylus-books-none-do = Mit einem benennst du die Codes, die deine Figuren, Karten oder Marken schon tragen: antippen und sagen, was es war.
page-stylus-books-new = Neues Codebuch
page-stylus-books-new-name = Unser Tisch
page-stylus-books-import = Eines mitbringen
page-stylus-books-came = { $name } ist jetzt hier.
page-stylus-books-offered = Ein Link bringt das Codebuch { $name } mit { $count ->
    [one] { $count } Code
   *[other] { $count } Codes
}.
page-stylus-books-keep = Behalten
page-stylus-book-codes = { $count ->
    [0] keine Codes
    [one] { $count } Code
   *[other] { $count } Codes
}
page-stylus-book-name = Name des Buchs
page-stylus-book-missing = Ein solches Codebuch gibt es hier nicht.
page-stylus-book-delete = { $name } löschen
page-stylus-book-delete-sure = Seine Codes vergisst dieses Gerät dann.
page-stylus-book-delete-do = Löschen
page-stylus-book-tap = Antippen, dann benennen
page-stylus-book-tap-about = Tippe etwas mit deinem Stift oder Leser an, oder gib seinen Code ein. Wähle dann, was es ist.
page-stylus-book-code = Code
page-stylus-book-group = Wohin es gehört
page-stylus-book-field = Was es ist
page-stylus-book-bind = Benennen
page-stylus-book-bound = { $code } ist jetzt { $name }.
page-stylus-book-instead = Bisher: { $name }
page-stylus-book-empty = Noch hat kein Code einen Namen.
page-stylus-book-unbind = { $code } vergessen
page-stylus-book-file = Als Datei speichern
page-stylus-book-link = Link kopieren
page-stylus-book-linked = Der Link ist in der Zwischenablage.
page-stylus-book-link-long = Dieses Buch ist zu lang für einen Link. Teile es als Datei.
page-stylus-book-print = Als Aufkleber drucken
page-stylus-book-merge = Codes eines anderen Buchs dazunehmen

## Stickers

page-stylus-stickers-about = Drucken und ausschneiden: Jeder Aufkleber hat einen Code, den die Kamera oder ein tippender Leser für das nimmt, was darauf steht.
page-stylus-stickers-codes = Wessen Codes
page-stylus-stickers-ours = Unsere eigenen
page-stylus-stickers-kind = Art des Codes
page-stylus-stickers-qr = QR
page-stylus-stickers-qr-about = Klein und von jeder Seite lesbar. Die Kamera liest ihn am besten.
page-stylus-stickers-bars = Code 128
page-stylus-stickers-bars-about = Striche, die jeder Strichcodeleser kennt.
page-stylus-stickers-unfit = Zu lang für Code 128. Drucke ihn als QR-Code.
page-stylus-stickers-sheet = Bogen
page-stylus-stickers-bases = Sockel
page-stylus-stickers-cards = Karten
page-stylus-stickers-control = Steuerkarte
page-stylus-stickers-tiles = Platten
page-stylus-stickers-of = Wovon
page-stylus-stickers-all = Von allem
page-stylus-stickers-paper = Papier
page-stylus-stickers-size = Größe
page-stylus-stickers-small = Klein
page-stylus-stickers-large = Groß
page-stylus-stickers-letter = Letter
page-stylus-stickers-print = Drucken
page-stylus-stickers-count = { $count ->
    [one] { $count } Aufkleber
   *[other] { $count } Aufkleber
}
