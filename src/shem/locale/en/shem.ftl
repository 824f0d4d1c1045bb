### What every game and every command says.

list-and = { $first } and { $last }
list-or = { $first } or { $last }

## Commands, as they may be typed (separated by commas).

command-why = why
command-not = not
command-bot = bot, bots
command-undo = undo, u
command-table = table, t
command-options = options, o
command-back = back, b
command-map = map, m
command-log = log, l
command-help = help, h, ?
command-save = save
command-quit = quit, q, exit
command-app = app, a
command-all = all
answer-yes = yes, y
answer-no = no, n

## Playing

kept-in = This match is kept in { $path }. Nothing is lost if you leave or the power fails.
kept-left = The match is kept. Take it up again with: shem play --resume { $path }
kept-over = The match is kept in { $path }. See it again with: shem replay { $path }
resumed = The match { $path } goes on.
resumed-torn = The last line of the file was cut off. That step did not count and is asked again.
resumed-anew = The file was taken along before the end, without the secret of its dice: they are drawn anew from here on.
seat-is = { $seat }: { $label }.
a-person = a person
a-bot = the computer ({ $name })
bot-seat = computer: { $name }
bot-typed = { $name } ({ $typed })
bot-name-greedy = skilled
bot-name-random = beginner
help-hint = Type a number to choose. "help" lists the other commands.
ask-choice = { $name }>{" "}
ask-roll = roll>{" "}
back = back
do-it = Do it?
yes-or-no = (yes or no)
unknown-command = "{ $typed }" means nothing here. "help" lists the commands, "options" what you can choose.
no-such-option = There is no option { $typed }; { $count ->
    [0] none is numbered here
   *[other] choose { $known }
}.
roll-first = The roll comes first.
saved = A copy was written to { $path }. The match goes on in its own file.
save-where = Say where: save FILE
save-replaces = { $path } is there already. Write over it?
save-failed = { $path } cannot be written: { $reason }.
undone-past = { $count ->
    [one] { $name } took back 1 step past dice or what was shown.
   *[other] { $name } took back { $count } steps past dice or what was shown.
}
entered-past = { $count ->
    [one] { $name }: 1 roll was entered by hand.
   *[other] { $name }: { $count } rolls were entered by hand.
}
entered-setup = Set-up
hand-over = Pass the keyboard to { $name }. { $name }, press Enter when nobody else can see the screen.{" "}
hand-over-done = { $name }, this page is for you alone.
allowed = That is allowed now.
why-nothing = Nothing that just happened has numbers to explain. "why 2" explains option 2, "why #12" entry 12 of the log.
why-no-number = There is no number behind that.
why-not-what = Say which action: why not, then the action as you would type it.
no-such-entry = The log has no entry { $typed } now.
no-bot-yet = No bot has decided anything yet.
play-help =
    A number chooses an option; 0 or "back" goes back; Enter reads the options again.
    why          the numbers behind what just happened; "why 2" behind option 2; "why #12" behind entry 12 of the log
    why not ...  why an action is not allowed
    why bot      what the bots weighed for their last decisions
    undo         take your last decision back; others are asked where that is due
    options      what you can choose          table   the whole position
    map          the map                      log     what has happened ("log all": everything)
    save FILE    write a copy                 quit    leave; the match is kept and can be taken up again
    When dice are asked for: type what they show. "app" lets the program roll this once, "app all" up to the end of the action.

## Numbers and their reasons

tally-total = { $name }: { $total }
tally-source = { $reason }: { $source }
rulebook = [rulebook: { $chapter }]

## Refusals that every game shares

reject-roll-awaited = A roll is still awaited. Enter it first.
reject-no-such-seat = There is no seat { $have }; the match has { $need }.

## Bots

bot-brief = { $name }: { $count ->
    [one] one option weighed
   *[other] { $count } options weighed
}, expected gain { $gain }:
bot-chose = { $action }
bot-weighs-nothing = { $name }: options are not weighed.
bot-weighed = { $count ->
    [one] It was the only option weighed:
   *[other] { $count } options were weighed; the best:
}
bot-option = { $gain } ({ $sure }): { $action }
bot-exact = exact
bot-sampled = sampled, give or take { $error }
bot-term = { $term } { $gain }
bot-secret = The choice of { $name } is still secret.

## Dice

roll-by-name = Type the name, or its beginning; several with commas between them. "app" draws one, "app all" draws the rest.
dice-ten = Roll one ten-sided die and type what it shows (0 is 10), or "app".
dice-hundred = Roll two ten-sided dice, tens first, and type 1 to 99 or 00 for 100, or "app".
dice-other = Type a number from 1 to { $size }, or "app".
dice-faces = Readings above { $sides } start again at 1.
dice-again = Above { $over }: roll again.
roll-again = { $typed } does not count: roll again.
roll-not-a-number = "{ $typed }" is no roll. Type a whole number from 1 to { $most }, or "app".
roll-off-dice = { $typed } cannot be rolled. Type a whole number from 1 to { $most }, or "app".
roll-lone-zero = A single 0 is not clear. Type 00 for 100.
roll-which-name = { $count ->
    [0] Nothing that is left is called "{ $typed }". Left are: { $names }.
   *[other] "{ $typed }" fits several: { $names }.
}

## Help of the command line

help-shem = Referee, opponent and laboratory for tabletop games about golems.
help-version = Say the version and which build of the rules runs.
help-lang = The language, en or de; may stand anywhere. Default: that of the system, else English.
help-json = Print JSON.
help-games = List the games.
help-play = Play a match line by line; take a saved one up with --resume.
help-simulate = Let bots play many battles and say how often each wins.
help-replay = Tell a saved match again with every number.
help-pack = A folder with more content; may be given several times. SHEM_PACKS names such folders, too.
help-content-group = The content files: pieces, tiles and set-ups of every game.
help-content-check = Check content files; every problem by file and line.
help-content-schema = Print the JSON Schema of all content files.
help-game = The game, by its name in "shem games".
help-seat = Who sits there, one for each seat in order: human (a person), greedy (the computer, skilled) or random (the computer, a beginner).
help-dice = app: the program rolls. enter: you type what your dice show.
help-seed = The same seed gives the same dice and bots again.
help-save = Keep the match in this new file. Default: a file in your data folder, which is named at the start.
help-resume = Take up the match in this file.
help-n = How many battles.
help-jobs = How many processes share the work; the results are the same for any number.
help-file = A saved match.
help-check = Only compare, and name the first entry that the rules play differently.
help-folder = The folder of a pack. Default: all that comes with the program.
meta-game = GAME
meta-file = FILE
meta-name = NAME
meta-names = [NAME...]
meta-folder = DIR
version = shem { $number }; the rules run { $build ->
    [compiled] compiled
   *[interpreted] interpreted
}.
version-unknown = (not installed)
unknown-language = There is no language "{ $typed }". There are: { $known }.
play-what = Say which game to play, or which file to resume: shem play GAME, shem play --resume FILE
system-error = { $path }: { $reason }

## Listings

game-line = { $name }: { $title }. { $about }
game-seats = { $least } to { $most } seats; computer players: { $bots }.
game-seats-fixed = { $most } { $most ->
    [one] seat
   *[other] seats
}; computer players: { $bots }.
content-checked = { $count ->
    [0] All content is sound.
    [one] 1 problem.
   *[other] { $count } problems.
}

## Simulation

simulating = { $game }
report-head = { $game }, { $count ->
    [one] one battle
   *[other] { $count } battles
}, seed { $seed }. Shares with their 95% intervals:
report-bot = { $bot } (entry { $number })
report-draws = drawn
report-chair = seat { $number }
report-share = { $name }: { $count }, { $share }% ({ $low } to { $high }%)
report-ending = { $ending } ({ $count ->
    [one] once
   *[other] { $count } times
})
report-length = Length in rounds or turns: { $mean } on average, { $least } to { $most }.
report-decisions = Decisions a battle: { $mean } on average, { $least } to { $most }.
report-speed = { $seconds } s, { $speed } decisions a second.

## Replay

replay-setup = { $number }. Set-up
replay-draws = Rolled: { $faces }
replay-hand = Entered by hand: { $faces }
replay-reopened = The match was over; its dice are drawn anew from here on.
replay-seated = { $number }. { $how ->
    [freed] The link of { $seat } was renewed: whoever played there has left the table.
    [host] Whoever made the match sits down for { $seat }, too.
   *[taken] Somebody sits down for { $seat }.
}
replay-no-secret = The file was taken along before the end, without the secret of its dice. Whoever goes on with it (shem play --resume) draws them anew.
replay-undone = { $number }. { $seat }: entry { $of } is taken back.
replay-redone = { $number }. { $seat }: entry { $of } is done again, just as it was.
replay-secret = { $number }. { $seat }: a decision; what is secret is not told before the match is over.
replay-open = The match is not over yet.
replay-agrees = { $count ->
    [one] One entry, played again with the same result.
   *[other] All { $count } entries, played again with the same result.
}

## Errors

did-you-mean = Did you mean "{ $name }"?
error-refused = That is not allowed: { $refusal }.
error-no-position = The set-up waits for a roll; there is no position yet.
error-unknown-game = There is no game "{ $name }".
error-unknown-bot = There is no bot "{ $name }" for { $game }. There are: { $known }.
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

## The app

help-serve = Play in the browser: start the app on this machine.
help-host = the address to listen on (default: this machine only, or with --share the whole network)
help-port = the port; 0: any that is free
help-share = let other devices on the same network come in by link and QR code
help-open = open the page in the browser
serve-address = The app runs at { $address }
serve-network = Other devices on this network: { $address }
serve-end = Every decision is kept at once. Ctrl+C ends the app.
error-cannot-serve = The app cannot listen on { $host }, port { $port }. Does it run already? Choose another with --port, or any free one with --port 0.
error-database-url = SHEM_DATABASE is not the URL of a database. An example: postgresql://user@localhost/shem
error-database-kind = SHEM_DATABASE names a database of the kind "{ $kind }"; Shem keeps its data in SQLite or PostgreSQL.
error-database-driver = Python lacks "{ $driver }", which talks to this database. Install it: pip install "shem[postgres]"
error-database-newer = A newer version of Shem made this database: it has { $found }, this program knows up to { $known }. Install the newer version, or name another folder in SHEM_HOME.
error-held = Another app serves { $folder }: process { $process }, at { $address }. Open that address, end it first, or name another folder in SHEM_HOME.
error-held-database = Another app uses the database { $database }: process { $process } on { $machine }, at { $address }. Open that address, end it first, or name another database in SHEM_DATABASE.
error-bad-home = The folder { $folder } of SHEM_HOME has a "{ $mark }" in its name, which separates folders in SHEM_PACKS. Name another folder in SHEM_HOME.
error-bad-setting = { $name } must be a whole number, not "{ $text }".
error-bad-number = { $name } must be a number such as 0.5, not "{ $text }".
error-database-closed = The database { $url } cannot be used: { $why }
