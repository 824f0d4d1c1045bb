### What the command line says.

## Help of the command line

help-shem = Referee, opponent and laboratory for tabletop games about golems.
help-version = Say the version and which build of the rules runs.
help-lang = The language, en or de; may stand anywhere. Default: that of the system, else English.
help-json = Print JSON.
help-games = List the games.
help-play = Play a match line by line; take a saved one up with --resume.
help-simulate = Let bots play many battles and say how often each wins.
help-replay = Tell a saved match again with every number.
help-pack = A folder with more content, or the name of a pack that the app has taken in; may be given several times. SHEM_PACKS names such folders, too.
help-content-group = The content files: pieces, tiles and set-ups of every game.
help-content-check = Check content files; every problem by file and line.
help-content-packs = List the content packs: those in use, and those that the app has taken in.
help-content-schema = Print the JSON Schema of all content files.
help-game = The game, by its name in "shem games".
help-seat = Who sits there, one for each seat in order: human (a person), or the computer: greedy, random or, in games that have them, a level: apprentice, scribe, shaper, adept, master or archmage.
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
game-personalities = Of these { $bots } may have a personality: { $known }.
content-pack = { $name }: { $folder }
content-pack-replaces = replaces { $cards }
content-packs = { $count ->
    [0] No pack is in use, and the app has taken in none.
    [one] 1 pack.
   *[other] { $count } packs.
}
content-checked = { $count ->
    [0] All content is sound.
    [one] 1 problem.
   *[other] { $count } problems.
}

## Simulation

help-analyse = Say how a match went that is over: chances to win, where it turned, by play or by dice, and who was lucky.
analysing = weighing the decisions
analyse-open = A match is analysed when it is over: this one goes on still.
analyse-chances = Chance to win after each decision, from 0 to 100 %:
analyse-moments = Where it turned, the greatest first:
analyse-quiet = No decision and no roll changed much.
analyse-by = by the decision { $play } %, by the dice { $dice } %
analyse-better = Better: { $text } (+{ $gain } %)
analyse-cost = { $name }, { $count ->
    [one] one decision
   *[other] { $count } decisions
}: { $play } % against what the computer would have done.
analyse-no-dice = No dice were rolled for these decisions.
analyse-luck = { $count ->
    [one] One decision with dice gave
   *[other] { $count } decisions with dice gave
} { $gained } % of the chance to win; about ± { $spread } % was to be expected: luckier than { $rank } of 100.
help-lab-group = Measure how well the computer plays.
help-ladder = Let each level of play meet the one below, the highest, each personality and learned weights (trained) the greedy bot, and print how often each wins and how it plays.
help-ladder-n = How many battles a meeting.
help-ladder-level = Only this level, or personality as greedy-careful, or trained; may be given more than once.
help-reliability = Say how well chances to win are kept: of the positions that are called won with 70 %, how many were.
help-reliability-n = How many positions, of battles between two greedy bots.
reliability-head = { $game }, build { $build }, seed { $seed }, { $count } positions
reliability-columns = | said | won | share | 95 % interval | from 0 to 100 %: o won, + said, * both, = interval |
reliability-share = { $share } %
ladder-head = { $game }, build { $build }, seed { $seed }
ladder-columns = | level | against | won | drawn | 95 % interval | seconds of CPU a turn |
ladder-columns-together = | level | won together | 95 % interval | seconds of CPU a turn |
ladder-won = { $count } of { $of }
ladder-interval = { $low } to { $high } %
ladder-style = How it played, a battle, and the other beside it:
ladder-style-who = level
ladder-style-both = { $own } to { $other }
simulating = { $game }
report-head = { $game }, { $count ->
    [one] one battle
   *[other] { $count } battles
}, seed { $seed }. Shares with their 95% intervals:
report-bot = { $bot } (entry { $number })
report-draws = drawn
report-together = won together
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
    [hinted] A hint for { $seat }.
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

## The app

help-serve = Play in the browser: start the app on this machine.
help-host = the address to listen on (default: this machine only, or with --share the whole network)
help-port = the port; 0: any that is free
help-share = let other devices on the same network come in by link and QR code
help-https = speak https, with a certificate of this machine's own that is made at the first use; cameras, NFC and Bluetooth need it on other devices
help-open = open the page in the browser
serve-address = The app runs at { $address }
serve-network = Other devices on this network: { $address }
serve-https-first = Shem has made a certificate of its own for https.
serve-https-old = The certificate for https was about to end. There is a new one.
serve-https-names = This machine has other names or addresses than before. There is a new certificate for https.
serve-https-warning = Browsers warn at first that the connection is not private: nobody whom they know vouches for this machine. The line is secret all the same. Compare the certificate's fingerprint with this one, then choose "Advanced" and go on.
serve-https-fingerprint = SHA-256: { $fingerprint }
serve-https-trust = A device that trusts the authority behind it warns no more. Open { $address } there, or take { $file }, and install it as a certificate authority. It can vouch for nothing but this machine's names and for its own and private addresses. Its fingerprint:
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
