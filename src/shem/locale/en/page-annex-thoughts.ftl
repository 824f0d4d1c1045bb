# What the page says of what bots think: hints, reasons, the analysis of a match. Ids begin with page-.

page-hint-about = A computer player looks at what you see and says what it would do, and why. The log tells everybody that you took a hint.
page-hint-level = How well it plays
page-hint-ask = Give me a hint
page-hint-other = Ask again
page-hint-later = You can ask for a hint when it is your turn.
page-thinking = The computer is thinking
page-thinking-stop = Stop
page-pondering = { $name } is thinking
page-pondering-hurry = Decide now
page-thought-chance = Chance to win: { NUMBER($before) } % before, { NUMBER($after) } % after.
page-thought-of = { $count ->
    [one] It weighed one action.
   *[other] It weighed { $count } actions.
}
page-thought-takes = This one
page-thought-wins = { NUMBER($chance) } % to win
page-thought-lost = { NUMBER($lost) } less than the best
page-thought-lost-ahead = { NUMBER($lost) } % less to win than the best
page-thought-terms = What the gain is made of
page-thought-show = Show it on the board
page-thought-line = What it expects to do then
page-thought-measure = Gains are in the game's own measure of a position; the chance to win is worked out from that.
page-thought-measure-ahead = It decided by the chances to win, as it found them by looking further ahead; only what was clearly better comes before what gains most at once. Gains are those of the next moment, in the game's own measure of a position.
page-thought-measure-settled = It decided by a rule of thumb: gains are what that rule counts, and not all that the chance to win hangs on.
page-thought-none = { $name } weighs nothing here.
page-thought-forced = Nothing else was possible.
page-analysis-about = Every one of the { $of } decisions is weighed again. You can go on looking meanwhile.
page-analysis-begin = Analyse the match
page-analysis-on = Go on with the analysis
page-analysis-running = { $done } of { $of } decisions are weighed.
page-analysis-done = The analysis is done.
page-analysis-failed = The analysis ended early: the computer failed at one of the decisions. What was weighed is kept, and you can go on from there.
page-analysis-chances = Chance to win, in percent
page-analysis-moments = Where it turned
page-analysis-quiet = No decision and no roll changed much.
page-analysis-play = by the decision { $value } %
page-analysis-dice = by the dice { $value } %
page-analysis-better = Better: { $text } (+{ NUMBER($gain) } %)
page-analysis-show = Show it on the board
page-analysis-luck = Luck and play
page-analysis-gained = { $rolls ->
    [one] One decision with dice gave
   *[other] { $rolls } decisions with dice gave
} { $gained } % of the chance to win; about ± { NUMBER($spread) } % was to be expected.
page-analysis-rank = Luckier than { NUMBER($rank) } of 100 with the same decisions.
page-analysis-no-dice = No dice were rolled for this side's decisions.
page-analysis-cost = { $count ->
    [one] One decision
   *[other] { $count } decisions
}: { $play } % against what the computer would have done.
page-analysis-measure = A chance to win is worked out from the value of the position: it tells how such positions ended between equal computer players.
