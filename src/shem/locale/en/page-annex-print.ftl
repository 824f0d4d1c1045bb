### Print and play: cards, tiles, tokens and figures of paper as pages to cut out.

page-print = Print and play
page-print-about = Choose what you need, and print it from your browser; there you can also keep it as a PDF file. Print at 100 % and without margins, so that everything has its true size.
page-print-what = What to print
page-print-game = Game
page-print-for = For
page-print-everything = Everything there is
page-print-stickers = Stickers for the stylus
page-print-cards = Type in my own cards

page-print-sheets = Sheets
page-print-amount = { $count ->
    [one] one piece
   *[other] { $count } pieces
}, { $pages ->
    [one] one page
   *[other] { $pages } pages
}
page-print-which = Which, and how many
page-print-all = All
page-print-nothing = None
page-print-own-short = your own

page-print-how = How
page-print-many = How many of each
page-print-many-needed = As many as a game needs
page-print-many-one = One of each
page-print-paper = Paper
page-print-paper-a4 = A4
page-print-paper-letter = Letter
page-print-marks = Cut marks
page-print-ink = Ink
page-print-ink-full = Full
page-print-ink-saving = Economical
page-print-backs = Backs of cards
page-print-codes = Codes for the stylus
page-print-size = Size of tiles, tokens and figures
page-print-percent = { $value } %
page-print-yes = Yes
page-print-no = No

page-print-empty = No sheet is chosen.
page-print-empty-do = Tick what you want to print; its pages appear here.
page-print-none = There is nothing to print.
page-print-none-do = Nobody has said yet what of this game is cardboard.
page-print-none-for = Nothing of this needs paper. Choose something else.

page-print-total = { $pages ->
    [one] One page
   *[other] { $pages } pages
}, { $count ->
    [one] one piece
   *[other] { $count } pieces
}
page-print-hint = Backs are laid out for turning the paper over its long side.
page-print-do = Print
page-print-page = Page { $number } of { $of }: { $title }
page-print-page-back = Page { $number } of { $of }: { $title }, backs
page-print-own = Own card ({ $pack })
page-print-name = Name:
page-print-number = Number

page-print-banners = Print banners
page-print-banners-about = Cut a flag out with both its sides, fold it in the middle around a pin or a cocktail stick, and glue the sides together.
page-print-banners-none = There is no banner yet.
page-print-banners-none-do = Design one; then print it as a flag for your table.
page-print-banners-new = Design a banner
page-print-banners-which = Which, and how many
page-print-banners-size = Size of a flag
page-print-banners-wide = { $width } mm
page-print-banners-empty-do = Say how many flags of a banner you want.
