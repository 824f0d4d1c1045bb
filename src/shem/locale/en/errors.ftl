### Errors that the command line and the app share.

did-you-mean = Did you mean "{ $name }"?
error-refused = That is not allowed: { $refusal }.
error-no-position = The set-up waits for a roll; there is no position yet.
error-unknown-game = There is no game "{ $name }".
error-no-levels = { $game } has no levels of play.
error-no-rung = There is no level "{ $name }" to measure. There are: { $known }.
error-unknown-bot = There is no bot "{ $name }" for { $game }. There are: { $known }.
error-no-personality = { $name } cannot be "{ $personality }". These can be { $known }: { $bots }.
error-unknown-option = There is no option "{ $name }". The options are: { $known }.
error-bad-seats = The game is for { $least } to { $most } seats, not { $value }.
error-seat-count = This match is for { $right } seats, not { $found }.
error-dice-kind = Dice are "app", "enter" or "either", not "{ $found }".
error-dice-app = The app rolls for this seat: the match was set up so.
error-no-secret = This file was taken along before the end, without the secret of its dice: nothing can be rolled. Go on with it by shem play --resume, which draws them anew.
error-along-hidden = Something in this match is hidden still. Its file can be had when it is over.
error-too-few = At least 1 is needed, not { $found }: { $what ->
    [battles] battles (-n)
   *[jobs] jobs (--jobs)
}.
error-too-many = At most { $most } battles at once (-n), not { $found }.
error-content = { $count ->
    [one] A content file cannot be used:
   *[other] The content cannot be used; { $count } problems:
}
error-roll-off-die = { $face } is not on this die: it has the faces 1 to { $sides }.
error-roll-not-awaited = No roll is awaited.
error-undo-roll-entered = A roll of this action is already entered. Finish the action first.
error-undo-nothing = There is nothing to take back.
error-undo-stands = This match takes nothing back that was rolled or shown, that ended it, or that the computer has answered: it was set up so.
error-redo-nothing = There is nothing to do again: something else was done since.
error-redo-not-yours = Seat { $seat } took that back; only that seat can do it again.
error-undo-no-seat = There is no seat { $seat }; the match has { $right }.
error-undo-consent = This also needs the consent of seat { $seats }.
error-save-exists = { $path } is there already and was left as it is. Name another file, or take it up with --resume.
error-save-unreadable = { $path } cannot be read.
error-save-torn-header = { $path } ends in its first line; no match can be taken up from it.
error-save-not-json = { $path }, line { $line }: this is no line of a saved match.
error-save-changed = { $path } was changed by another program meanwhile. Nothing was written to it.
error-save-format = { $path } is in another format than this program reads ({ $right }).
error-save-game = { $path } is of a game that is not known here: { $found }.
error-save-rules-newer = { $path } was played by newer rules (version { $found }; these are version { $right }).
error-save-header-edited = { $path }: the first line was changed after it was written.
error-save-field = { $path }, line { $line }: a field is missing or wrong.
error-save-setup = { $path }, line { $line }: the set-up of this match cannot be played: { $problem }
error-save-line = { $path }, line { $line }: this kind of line is not known.
error-save-order = { $path }, line { $line }: the line cannot stand at this place.
error-save-number = { $path }, line { $line }: this is entry { $found }, but entry { $right } is due.
error-save-legality = { $path }, line { $line }: the action of entry { $entry } is not allowed by the rules.
error-save-draws = { $path }, line { $line }: the rolls of entry { $entry } are not those that the rules ask for.
error-save-events = { $path }, line { $line }: in entry { $entry } something else happens by the rules.
error-save-digest = { $path }, line { $line }: entry { $entry } leads to another position by the rules.
error-save-redo = { $path }, line { $line }: what entry { $entry } does again was not taken back like that.
error-save-undo = { $path }, line { $line }: what entry { $entry } takes back cannot be taken back like that.
error-book-not-json = That is no code book: it is not JSON.
error-book-shape = That is no code book: one has a name, a game and its entries, and nothing else.
error-book-name = A code book's name has 1 to { $most } letters, without space at its ends.
error-book-game = The code book does not say which game it is for.
error-book-entries = A code book has its codes as entries, at most { $most } of them.
error-book-code = A code has 1 to { $most } letters, without space at its ends: { $code }
error-book-field = What the code { $code } stands for is no field.
error-book-other-game = That code book is for another game ({ $game }).
