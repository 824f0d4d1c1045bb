# What the page says around lessons. The page reads this file itself; ids begin with page-.

page-lesson = Lesson
page-lesson-count = { $number } of { $of }
page-lesson-read = Understood
page-lesson-skip = Skip this
page-lesson-undo = Take it back
page-lesson-go-on = Go on with it
page-lesson-close = End the lesson and play on alone
page-lesson-on = Play on
page-lesson-next = Next lesson
page-lesson-begin = Begin
page-lesson-again = Play it again
page-lesson-later = Not now
page-lesson-finished = Finished on this device
page-lessons-say = Each is a match of its own with the real rules. It tells you what to do and lights where; nothing needs to be read before.
page-lessons-none = This game has no lessons
page-lesson-key = go to the lesson's words
