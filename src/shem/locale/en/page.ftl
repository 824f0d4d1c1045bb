# The page's own sentences. The page reads this file itself; ids begin with page-.

page-shem = Shem
page-title = { $title } · Shem
page-skip = Skip to the content
page-back = Back
page-close = Close
page-home = Home
page-retry = Try again
page-loading = One moment
page-help = Rules help

page-error = That did not work
page-error-do = Try it once more. If it goes on, look at the window in which Shem was started: it says what went wrong.
page-error-offline = Shem does not answer
page-error-offline-do = Is the program still running, and is this device on the same network? Start it again with "make play"; nothing is lost.
page-nowhere = There is nothing here
page-nowhere-do = The address is wrong, or what it led to is gone.

page-round = Round { $round }
page-sheet-pull = Show more or less

page-dive = Deep Dive
page-dive-open = { $value }, open its Deep Dive
page-dive-reason = Reason
page-dive-amount = Amount
page-dive-none = Nothing changes this number.

page-log = Log
page-log-search = Search the log
page-log-whose = Whose
page-log-everybody = Everybody
page-log-rolls = Only what has numbers
page-log-export = Save the log as a file
page-log-setup = Before the battle
page-log-nothing = Nothing of the log fits
page-log-empty = Nothing has happened yet

page-dice-rolled = Rolled { $face }
page-dice-called = Rolled { $face }: { $call }
page-dice-skip = Skip the dice
page-keypad = The roll of your own dice
page-keypad-typed = Typed so far
page-keypad-hundred = Two ten-sided dice, tens first; 0 and 0 is 100.
page-keypad-back = Delete the last digit
page-keypad-enter = Enter the roll
page-keypad-app = Let the app roll this one

page-handover = Give the device to { $name }
page-handover-why = What comes next is for these eyes only. Nothing is shown until you say that you are there.
page-handover-ready = I am { $name }

page-keys = Keys
page-keys-about = These keys work here, now.
page-keys-help = This list
page-keys-home = Home
page-keys-tab = To the next field, with shift to the one before
page-keys-escape = Close what is open
page-key-tab = Tab
page-key-escape = Esc
page-key-space = Space

page-match-loading = Setting up the table
page-match-closed = This table is closed to you
page-match-unknown = This page cannot show this game
page-match-lost = The connection is lost; coming back by itself.
page-match-retry = Now
