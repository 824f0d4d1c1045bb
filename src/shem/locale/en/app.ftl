### What the app says over HTTP.

app-malformed = The request cannot be understood ({ $where }: { $why }). Load the page again.
app-not-found = There is nothing at this address. Go back to the first page.
app-too-large = That is more than the app takes at once. Choose a smaller file.
app-host = This machine is not called "{ $host }" here. Open it by its number, as the start of the program shows it, or name it in SHEM_HOSTS.
app-foreign = Another page tried to play here. Open the app by its own address.
app-no-page = The page was not built into this installation. Build it with "make play" from the sources, or install Shem from its package.
app-no-match = There is no such match for this device. It may have been deleted, or its link opened on another device.
app-no-link = This link opens nothing any more. Ask for a new one.
app-not-yours = That belongs to another device or seat.
app-no-seat = There is no such seat in this match.
app-deleted = This match was deleted.
app-file-secret = The file of a match holds every secret. It can be had when the match is over.
app-no-board = This game has no board in the app yet. Play it in the terminal: shem play.
app-seats = A match has 1 to { $most } seats.
app-no-player = "{ $player }" cannot sit down. Choose one of: { $known }.
app-no-option = There is no option "{ $name }". The options are: { $known }.
app-bad-option = The option "{ $name }" has the wrong form.
app-no-army = There is no such army on this device. Choose another.
app-bad-army = This is not an army ({ $where }: { $why }).
