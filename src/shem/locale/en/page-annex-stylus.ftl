### The stylus: pens and readers, code books, stickers.

page-stylus = Stylus
page-stylus-about = Tap figures, cards, the control card and tiles instead of the screen: with a simulated pen, a reader that types, the camera, NFC tags or a Bluetooth pen.
page-stylus-tab-pens = Pens and readers
page-stylus-tab-books = Code books
page-stylus-tab-stickers = Stickers
page-stylus-nothing = { $name }: nothing to do with it now
page-stylus-unknown = No code book knows this code: { $code }
page-stylus-did-confirm = Confirm
page-stylus-did-page = Page
page-stylus-did-cancel = Cancel
page-stylus-did-dive = Deep Dive
page-stylus-last = Last tap: { $what }
page-stylus-last-none = Nothing was tapped yet.

## The simulated pen

page-stylus-panel = Simulated pen
page-stylus-panel-fold = Fold the pen's panel
page-stylus-panel-open = Open the pen's panel
page-stylus-panel-left = Move the pen to the left
page-stylus-panel-right = Move the pen to the right
page-stylus-panel-which = Which pen
page-stylus-panel-key = To the simulated pen
page-stylus-buttons = Buttons of the pen
page-stylus-confirm = Confirm
page-stylus-page = Page
page-stylus-page-held = Hold Page: cancel
page-stylus-both = Both: Deep Dive
page-stylus-power = Power
page-stylus-which = What to tap
page-stylus-off = The pen is off. Press Power.
page-stylus-empty = Its battery is empty. Put new ones in.
page-stylus-unpaired = The pen is on, but nobody has connected it.
page-stylus-fields-none = There is nothing to tap in this game yet.
page-stylus-light-off = Light off: the pen is off
page-stylus-light-blue = Blue light: the pen looks for a device
page-stylus-light-green = Green light: connected
page-stylus-light-red = Red light: the pen goes off
page-stylus-light-purple = Purple light: factory settings

## Pens

page-stylus-pens = Your pens
page-stylus-pens-none = No pen is connected.
page-stylus-pens-none-do = Switch your pen on and scan for it. Without one, try the simulated pen: a scan finds it, too.
page-stylus-scan = Scan
page-stylus-found = Found
page-stylus-found-about = A new pen is called by a random name, and its PIN is 0000.
page-stylus-connect = Connect { $name }
page-stylus-pin = PIN of { $name }
page-stylus-pin-about = Four digits; 0000 at first.
page-stylus-pin-wrong = That is not its PIN. A new pen has 0000; who has forgotten it resets the pen to its factory settings.
page-stylus-pin-do = Connect
page-stylus-connected = { $name } is connected.
page-stylus-simulated = Simulated
page-stylus-battery = Battery: { $percent } %
page-stylus-battery-new = New batteries
page-stylus-rename = Name and PIN
page-stylus-rename-name = Name
page-stylus-rename-pin = New PIN (empty: as it is)
page-stylus-rename-save = Save
page-stylus-on = Switch on
page-stylus-off-do = Switch off
page-stylus-reset = Factory settings
page-stylus-reset-sure = Its name and PIN are lost, and it has to be connected anew.
page-stylus-remove = Remove { $name }
page-stylus-show = Show the simulated pen on every screen
page-stylus-typed = Hear readers that type
page-stylus-typed-about = Barcode and RFID readers that act as a keyboard: a fast run of letters with Enter at its end is a tap. What you type yourself goes where it always goes.
page-stylus-meaning = What the buttons mean
page-stylus-meaning-confirm = Confirm (the large one): the gold button; carries out what is chosen.
page-stylus-meaning-page = Page (the small one): the next page of information.
page-stylus-meaning-cancel = Page, held: cancel, one step back.
page-stylus-meaning-dive = Both together: a Deep Dive into what is open.
page-stylus-meaning-power = Power (the tiny one): on; held: off.
page-stylus-meaning-tap = A figure, a card's field, a Region: as if a finger touched it on the screen. The runes are the choices in their order.
page-stylus-trouble = When a pen stops working
page-stylus-trouble-1 = Start it anew: hold Power until the light flashes red, then press Power again.
page-stylus-trouble-2 = Put new batteries in.
page-stylus-trouble-3 = Reset it to its factory settings: hold all three buttons until the light turns purple. Its PIN is 0000 again.
page-stylus-trouble-4 = Hold it upright over cards and tiles, and at about 45 degrees to a figure's base.
page-stylus-trouble-5 = A pen that was away too long connects by itself as soon as it is near again.

## Other readers

page-stylus-readers = Other readers
page-stylus-camera = Camera
page-stylus-camera-about = Reads stickers: QR codes and Code 128. Hold the one that you mean in the middle of the picture.
page-stylus-camera-start = Start the camera
page-stylus-camera-stop = Stop the camera
page-stylus-camera-none = The camera cannot be had: { $why }
page-stylus-camera-lost = The camera is gone. Start it again.
page-stylus-camera-picture = What the camera sees
page-stylus-nfc = NFC tags
page-stylus-nfc-about = Tags with a code as text, or any tag by its serial number.
page-stylus-nfc-start = Read tags
page-stylus-nfc-stop = Stop reading tags
page-stylus-nfc-unread = That tag could not be read. Hold it still and try again.
page-stylus-nfc-none = This browser reads no NFC tags. Chrome on an Android phone does.
page-stylus-ble = Bluetooth pen
page-stylus-ble-about = Experimental: the old pen's protocol is not known. What a pen notifies is taken as a code, which a code book can name.
page-stylus-ble-start = Look for a Bluetooth pen
page-stylus-ble-none = This browser has no Web Bluetooth. Chrome and Edge have it.
page-stylus-ble-silent = it tells nothing that this page can hear
page-stylus-ble-chip = Bluetooth
page-stylus-ble-pin = A PIN is asked for by your device, if the pen has one.
page-stylus-ble-lost = { $name } is out of reach; it connects by itself.
page-stylus-reading = Reading
page-stylus-failed = That did not work: { $why }
page-stylus-insecure = Why not here
page-stylus-insecure-here = Not at this address; see above why.
page-stylus-insecure-why = Browsers allow the camera, NFC and Bluetooth only to pages that nobody on the way can change, and this address ({ $address }) is not one.
page-stylus-insecure-do = Open the page on the computer that serves it, at http://localhost, or let it serve with shem serve --https.

## Code books

page-stylus-books = Code books
page-stylus-books-about = A code book says which code stands for what. Our own stickers need none.
page-stylus-books-none = No code book yet
page-stylus-books-none-do = With one you name the codes that your figures, cards or tags carry already: tap, then say what it was.
page-stylus-books-new = New code book
page-stylus-books-new-name = Our table
page-stylus-books-import = Bring one in
page-stylus-books-came = { $name } was brought in.
page-stylus-books-offered = A link brings the code book { $name } with { $count ->
    [one] { $count } code
   *[other] { $count } codes
}.
page-stylus-books-keep = Keep it
page-stylus-book-codes = { $count ->
    [0] no codes
    [one] { $count } code
   *[other] { $count } codes
}
page-stylus-book-name = Name of the book
page-stylus-book-missing = There is no such code book here.
page-stylus-book-delete = Delete { $name }
page-stylus-book-delete-sure = Its codes are forgotten on this device.
page-stylus-book-delete-do = Delete
page-stylus-book-tap = Tap, then name it
page-stylus-book-tap-about = Tap something with your pen or reader, or type its code. Then choose what it is.
page-stylus-book-code = Code
page-stylus-book-group = Where it belongs
page-stylus-book-field = What it is
page-stylus-book-bind = Name it
page-stylus-book-bound = { $code } is { $name } now.
page-stylus-book-instead = So far: { $name }
page-stylus-book-empty = No code has a name yet.
page-stylus-book-unbind = Forget { $code }
page-stylus-book-file = Save as a file
page-stylus-book-link = Copy a link
page-stylus-book-linked = The link is in the clipboard.
page-stylus-book-link-long = This book is too long for a link. Share it as a file.
page-stylus-book-print = Print as stickers
page-stylus-book-merge = Add another book's codes

## Stickers

page-stylus-stickers-about = Print and cut: every sticker has a code that the camera, or a reader that types, takes for the thing that is written on it.
page-stylus-stickers-codes = Whose codes
page-stylus-stickers-ours = Our own
page-stylus-stickers-kind = Kind of code
page-stylus-stickers-qr = QR
page-stylus-stickers-qr-about = Small, and read from any side. The camera reads it best.
page-stylus-stickers-bars = Code 128
page-stylus-stickers-bars-about = Bars that every barcode reader knows.
page-stylus-stickers-unfit = Too long for Code 128. Print it as a QR code.
page-stylus-stickers-sheet = Sheet
page-stylus-stickers-bases = Bases
page-stylus-stickers-cards = Cards
page-stylus-stickers-control = Control card
page-stylus-stickers-tiles = Tiles
page-stylus-stickers-of = Of what
page-stylus-stickers-all = All of them
page-stylus-stickers-paper = Paper
page-stylus-stickers-size = Size
page-stylus-stickers-small = Small
page-stylus-stickers-large = Large
page-stylus-stickers-letter = Letter
page-stylus-stickers-print = Print
page-stylus-stickers-count = { $count ->
    [one] { $count } sticker
   *[other] { $count } stickers
}
