### What the table says to those who sit at it, whatever the game.

table-waiting = { $count ->
    [0] Nobody has to decide.
    [one] It is for { $names } to decide.
   *[other] { $names } decide at the same time.
}
table-roll-waiting = A roll by { $names } is awaited.
table-undone = { $beyond ->
    [end] { $name }: the end is taken back, after which everybody could see everything; the dice are drawn anew: { $what }
    [yes] { $name }: taken back, past dice, secrets or others' decisions: { $what }
   *[no] { $name }: taken back: { $what }
}
table-undone-open = { $name }: what was about to be rolled is taken back.
table-redone = { $name }: what was taken back is done again: { $what }
table-seat-taken = Somebody sits down for { $name }.
table-seat-host = Whoever made the match sits down for { $name }, too, and sees what that seat sees.
table-seat-hinted = A hint for { $name }.
table-hints-used = Hints: { $hints }.
table-hints-of = { $name } ({ $count })
table-seat-freed = The link of { $name } was renewed: whoever played there has left the table.
table-by-hand = { $count ->
    [one] One roll was entered by hand.
   *[other] { $count } rolls were entered by hand.
}
table-hidden-deed = { $name }: a decision; what is secret is not told before the match is over.
table-unit = Round
table-undo-beyond = Something was rolled, shown or decided by others since. Taking it back is marked in the log and in the result.
table-undo-reopens = The match is over, and everybody could read what was secret. Taking that back draws new dice, and is marked in the log and in the result.
table-undo-asks = { $name } would like to take this back. Do you agree?
table-undo-consent = This needs the consent of { $names }, for something was rolled, shown or decided since.
table-undo-theirs = The last decision is { $name }'s. To take it back needs the consent of { $names }.
table-not-yours = Another seat decides that. Wait for your turn, or look at the match through your own seat.
table-stale = The match has gone on meanwhile. Look at it again before you decide.
table-malformed = The page sent something that the table cannot read. Load the page again; nothing was lost.
table-internal = Something went wrong in the program. Nothing was lost: load the page again. The program's output says more.
table-not-kept = That could not be saved, so it did not happen. Is the disk full? Make room and try again.
table-busy = Something else has been writing to the database for too long, so this did not happen. Nothing is lost: try it again.
table-full = The disk is full: this could not be saved, so it did not happen. Make room and try it again.
table-bot-waits = The computer's move cannot be saved just now. Is the disk full? Make room: the match then goes on by itself.
table-bot-goes-on = The computer's move is saved; the match goes on.
table-bot-again = The computer player took too long to decide; it is asked once more.
table-bot-failed = The computer player cannot decide: something went wrong in the program. Nothing is lost: load the page again, and it tries once more.
table-no-action = There is no such action. Load the page again; nothing was lost.
table-no-position = The game is still being set up; there is nothing to see yet.
table-nothing-told = There is nothing in the log at that place.
table-nobody-asks = Nobody asks to take something back any more.
table-undo-declined = Not everybody agrees. Nothing was taken back.
table-set-up = The game is set up.
table-no-such-question = There is no such question: { $what }.
table-nothing-there = Nothing here has that number.
table-watching = Only who plays can do that.
table-not-legal = That is not possible now.
table-moving = The real table is not as it should be yet. When what it says there is done and confirmed, the match goes on.
table-not-there = Only who has figures on the real table can confirm that.
table-real-there = { $place }: { $names }
table-real-lies = { $name } ({ $how })
