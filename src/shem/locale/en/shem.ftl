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
command-order = orders, order
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
bot-name-apprentice = level 1, apprentice
bot-name-scribe = level 2, scribe
bot-name-shaper = level 3, shaper
bot-name-adept = level 4, adept
bot-name-master = level 5, master
bot-name-archmage = level 6, archmage
bot-name-greedy = skilled
bot-name-trained = practised
bot-name-search = searching
bot-name-random = beginner
bot-with = { $name }, { $personality }
personality-aggressive = aggressive
personality-careful = careful
personality-flags = after flags
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
no-orders = There is no standing order to give here.
no-such-order = There is no standing order { $typed }; choose { $known }.
order-on = on
order-off = off
order-stands = Your standing order: { $order }.
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
bot-ahead = { NUMBER($chance) } % to win by a look further ahead
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
