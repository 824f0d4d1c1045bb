# Figures on a real table, and the screen for a television.

page-tv = On the television
page-tv-about = The board and what matters now in very large type, for a second screen or a television. There is nothing to press on it; it follows the match.
page-tv-open = Open the large screen
page-tv-far = On a device that is not this one, open this address:
page-tv-turn = On turn
page-tv-all = To decide
page-tv-thinks = Thinking
page-tv-won = Victory
page-tv-points = { $game ->
    [arcana] VP
    [wizards] { $points ->
        [one] site
       *[other] sites
    }
    [delve] Health
   *[other] { $points ->
        [one] point
       *[other] points
    }
}

page-table = At the table
page-table-title = Table and television
page-table-more = { $count ->
    [one] and one more step
   *[other] and { $count } more steps
}
page-table-set-up = Set the table up
page-table-kinds = What is laid out
page-table-of = { $done } of { $count }
page-table-step = Step { $step } of { $count }
page-table-previous = Previous step
page-table-next = Next step
page-table-done = Done
page-table-done-of = Done: { $step }
page-table-is-done = done:
page-table-all-done = { $count ->
    [2] Both done
   *[other] All { $count } done
}
page-table-key-done = This step is done
page-table-key-all = All steps are done
page-table-fold = Put it aside, or open it again
page-table-open = { $count ->
    [one] One step at the table
   *[other] { $count } steps at the table
}
page-table-waits = The table is being set: { $step }
page-table-read = Read your table back
page-table-read-about = Go along your table row by row, and tick off each that lies as it says here.
page-table-read-count = { $read } of { $count } rows read
page-table-so = So it lies
page-table-not = Back to the steps

page-table-again = Set the table up again
page-table-again-about = After an accident: the whole table as the match has it now, step by step from nothing. The match stays as it is.
page-table-again-begin = Begin with an empty table
page-table-none = Nobody plays this match with real figures, so there is no table to set up.
page-table-leave = Leave it
page-table-stands = The table stands again
page-table-stands-about = Nothing has changed in the match.
page-table-to-match = Back to the match
