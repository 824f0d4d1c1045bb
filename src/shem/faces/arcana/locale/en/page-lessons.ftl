### Lessons: battles that say what to do. A prompt is two or three short sentences: what this is, and what to touch.

page-lesson = Lesson
page-lesson-count = { $number } of { $of }
page-lesson-read = Understood
page-lesson-skip = Skip this
page-lesson-close = End the lesson and play on alone
page-lesson-on = Play on
page-lesson-key = go to the lesson's words

## The first battle

page-lesson-first-goal = The Flag is what you fight for: whoever holds it alone as their turn begins gains a Victory Point. Five points win. Touch its Region.
page-lesson-first-walk = Your Dune Viper can get there. Touch it, then Walk on its card: that costs 1 of your 6 Action Points.
page-lesson-first-go = Where it can go is lit. Touch the Flag's Region, then the gold button. Nothing happens before that.
page-lesson-first-move-other = Touch your Lion, Walk on its card, then a lit Region and the gold button.
page-lesson-first-no-move = None of yours can move just now. Next turn there are Action Points again.
page-lesson-first-aim = Now shoot: touch Spiked Volley on the Viper's card, then a lit enemy, such as the Horned Blight.
page-lesson-first-aim-other = An enemy is in reach: touch one of your Golems, an attack on its card, then a lit enemy.
page-lesson-first-closer = No enemy is in reach yet. Move a Golem closer, or let them come and shoot next turn.
page-lesson-first-preview = Before you pay you see your chance to hit, and line by line where it comes from. Any underlined number opens.
page-lesson-first-strike = Worth a try? The gold button shoots, and the dice fall.
page-lesson-first-no-attack = Your Action Points do not reach for an attack any more. They are back when your next turn begins.
page-lesson-first-dice = Two dice make a hundred: your To-Hit or less is a hit, and doubles such as 11 and 22 are always good. The app rolled; dice of your own would do, too.
page-lesson-first-cooldown = See the Viper's card: Spiked Volley is hot. What was used costs double until it has rested, so take turns.
page-lesson-first-cooldown-other = What was used is hot: it costs double until it has rested, and the card shows it. So take turns.
page-lesson-first-mana = Mana is for your Ancient One; Wells give it to whoever holds them. Open Ancient Ones, use the Curse, touch an enemy's Region and confirm. Whoever stands there hardly gets away.
page-lesson-first-no-mana = Your Ancient One asks more Mana than you have. Wells and unspent Action Points bring some; next turn, perhaps.
page-lesson-first-end = You are done when you say so. Touch End turn and confirm: Action Points left over become Mana.
page-lesson-first-wait = The others are at turn. You see what they do, and can look at anything meanwhile.
page-lesson-first-on = That was a turn, and the rest is more of it. Hold the Flag, keep shooting, bring home five points.
page-lesson-first-won = You have won your first battle. Armies, scenarios and friends to play against are waiting.
page-lesson-first-lost = Lost, but now you know how a turn goes. How to play has this battle again.
page-lesson-first-drawn = A draw, and now you know how a turn goes. How to play has this battle again.
