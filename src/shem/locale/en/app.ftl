### What the app says over HTTP.

app-malformed = The request cannot be understood ({ $where }: { $why }). Load the page again.
app-not-found = There is nothing at this address. Go back to the first page.
app-too-large = That is more than the app takes at once. Choose a smaller file.
app-busy = Something else has been writing to the database for too long, so nothing was saved. Try it again in a moment.
app-full = The disk is full, so nothing was saved. Make room and try it again.
app-away = The database does not answer. Is the disk full, or the server of the database stopped? Nothing is lost: try it again when that is mended.
app-host = This machine is not called "{ $host }" here. Open it by its number, as the start of the program shows it, or name it in SHEM_HOSTS.
app-foreign = Another page tried to play here. Open the app by its own address.
app-origin = Programs have to send this header: "Origin: { $origin }".
app-strange = The request holds { $what ->
    [deep] lists within lists, deeper than 32
    [many] more than 20,000 values
    [number] a number that is too large or none
   *[letters] half a letter
}, which nothing here needs. Load the page again.
app-settings-size = That is more than the app keeps of a device's settings: 64 kB.
app-matches = This device has { $most } matches; more it may not have. Delete some that are over.
app-documents = This device has kept { $most } of these; more it may not. Delete one that you do not need.
app-document-size = That is more than the app keeps in one of these: { $most } kB.
app-banner-name = A banner has a name, of at most { $most } letters.
app-banner-code = That is no banner of this app. Choose one of your own again.
app-packs = There are { $most } packs; more there may not be. Remove one that you do not need.
app-packs-size = All imported packs together may take { $most } MB; with this one they would take more. Remove one that you do not need.
app-sockets = { $most } connections are open; the app takes no more. Come back later.
app-device-sockets = This device has { $most } open connections to matches. Close other tabs, then load the page again.
app-address-sockets = Your network has { $most } open connections to matches. Close other tabs, then load the page again.
app-address-matches = { $most } matches have been begun from your network within a day; more it may not. Go on with one of them, or come back tomorrow.
app-address-documents = { $most } of these have been saved from your network within a day; more it may not. Change one of them, or come back tomorrow.
app-no-page = The page was not built into this installation. Build it with "make play" from the sources, or install Shem from its package.
app-no-certificate = This app has no certificate of its own: it speaks http, or https through a proxy. Start it with shem serve --https.
app-no-portion = There is no such thing to print. It may have been deleted.
app-no-match = There is no such match for this device. It may have been deleted, or its link opened on another device.
app-no-link = This link opens nothing any more. Ask for a new one.
app-no-hints = In this match nobody takes hints.
app-hint-later = There is a hint only for a seat that has to decide now.
app-hint-moved = The match has gone on meanwhile. Ask again.
app-hint-stopped = The thinking was stopped.
app-no-thought = No reasons are kept for that.
app-thought-secret = What bots think is shown when the match is over: something in it is hidden still.
app-seat-taken = Somebody sits at this seat already, and its link opens nothing any more. Ask whoever made the match for a new one.
app-not-yours = That belongs to another device or seat.
app-no-seat = There is no such seat in this match.
app-no-seat-link = This seat has no link: it is played on the device that made the match, or by the computer.
app-renewed = The link of this seat was renewed. To go on, ask for the new one.
app-deleted = This match was deleted.
app-file-secret = The file of this match would tell what is hidden from others. It can be had when the match is over.
app-no-board = This game has no board in the app yet. Play it in the terminal: shem play.
app-seats = A match has 1 to { $most } seats.
app-no-player = "{ $player }" cannot sit down. Choose one of: { $known }.
app-no-option = There is no option "{ $name }". The options are: { $known }.
app-bad-option = The option "{ $name }" has the wrong form.
app-gathering = This match has not begun: not everybody has brought what it waits for.
app-open-seat = Position { $number }
app-begun = This match has begun already.
app-awaited = Not everybody has brought what this match waits for.
app-not-over = This match is not over yet.
app-no-replay = This is not a saved match of Shem, or it was changed. Choose a .jsonl file of the app or of the command line.
app-replay-long = This match takes too much time or memory to play again. Look at it at the command line: shem replay FILE
app-replay-line = Line { $line } of this file is broken: it was cut short or changed. Save the match again, or bring another copy.
app-replay-over = This match is over: there is nothing left to go on with.
app-not-replay = Only a replay can be taken up. This match goes on by itself.
app-no-pack = There is no such pack.
app-pack-needed = Another pack needs this one. Remove that first.
app-pack-size = A pack is a zip or up to 400 YAML files, a file 256 kB at most, all together 1 MB.
app-replay-failed = This match could not be played again. Choose a .jsonl file of the app or of the command line.
app-pack-long = This pack takes too much time or memory to read. Divide it into smaller ones.
app-pack-failed = This pack could not be read. Look through its files: shem content check FOLDER
app-pack-twice = The pack has "{ $name }" twice. Keep one of them.
app-zip-kind = "{ $name }" is packed in a way that is not read here. Pack the folder as a common zip (deflated), without a password and without links.
app-document-long = What was brought takes too much time or memory to read. Bring its link, its code or its file as the app made it.
app-document-failed = What was brought could not be read. Bring its link, its code or its file as the app made it.
app-foreign-busy = Many files are being looked through just now. Try again in a moment.
app-bad-zip = This is not a zip with a pack in it: folders of YAML files.
app-bad-pack = The pack cannot be used as it is: { $problems }
app-pack-name = A file's name is its piece's id: small letters, digits and "-", not "{ $name }".
app-stickers = At most { $most } stickers at once, each with a code of 1 to 200 letters.
