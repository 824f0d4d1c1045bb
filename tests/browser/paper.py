"""What comes out of the printer: a page printed to PDF and opened again, and what is cut off on it."""

from __future__ import annotations

import re
from io import BytesIO
from typing import NamedTuple

from playwright.sync_api import Page
from pypdf import PdfReader

INCH = 25.4  # millimetres
POINTS = 72  # an inch

# Words outside their piece, by more than a pixel, or on a card whose words spill over its edge.
CUT = """() => [...document.querySelectorAll(".place > *")].flatMap((piece) => {
  const box = piece.getBoundingClientRect();
  const found = [];
  if (piece.scrollHeight > piece.clientHeight + 1 && piece.matches(".card")) found.push(`${piece.dataset.piece}: spills`);
  const walk = document.createTreeWalker(piece, NodeFilter.SHOW_TEXT);
  for (let text = walk.nextNode(); text; text = walk.nextNode()) {
    if (!text.data.trim() || text.parentElement.closest(".hidden")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const out = ({ left, right, top, bottom }) =>
      left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1;
    if ([...range.getClientRects()].some(out)) found.push(`${piece.dataset.piece}: ${text.data.trim()}`);
  }
  return found;
})"""
SMALLEST = """() => Math.min(...[...document.querySelectorAll(".card")].map((card) => parseFloat(card.style.fontSize)))"""


class Printed(NamedTuple):
    """texts: of each page, without blanks and hyphens. size: of every page, millimetres."""

    texts: list[str]
    size: set[tuple[int, int]]

    @property
    def text(self) -> str:
        return "".join(self.texts)


def solid(text: str) -> str:
    """Letters and digits: a printer breaks lines where it likes, and small capitals are capitals of another size."""
    return re.sub(r"[\s\u00ad\u2010-]", "", text).casefold()


def printed(page: Page) -> Printed:
    """What the browser's own print makes of the page."""
    data = page.pdf(prefer_css_page_size=True, print_background=True)
    pages = PdfReader(BytesIO(data)).pages
    size = {(round(one.mediabox.width / POINTS * INCH), round(one.mediabox.height / POINTS * INCH)) for one in pages}
    return Printed([solid(one.extract_text()) for one in pages], size)


def cut(page: Page) -> list[str]:
    """What of the pieces would be lost, laid out for the printer."""
    page.emulate_media(media="print")
    found: list[str] = page.evaluate(CUT)
    page.emulate_media(media="null")
    return found
