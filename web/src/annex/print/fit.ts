// Words of any length on a card of one size: written as large as they fit.
const STEP = 0.25; // points
const LEAST = 5;

/** Make the text smaller until all of it is on the card. most: points. spill: of what it must not do. */
export const fitted = (most: number, spill = spills) => (card: HTMLElement): (() => void) => {
  let gone = false;
  const fit = () => {
    if (gone) return;
    let size = most;
    do card.style.fontSize = `${size}pt`;
    while (spill(card) && (size -= STEP) >= LEAST);
  };
  fit();
  // A font that arrives later is wider or narrower.
  if (document.fonts.status !== "loaded") void document.fonts.ready.then(fit);
  return () => {
    gone = true;
  };
};

/** Letters reach over their line: a name of a line is only ever too wide. */
export const tooWide = (card: HTMLElement): boolean => card.scrollWidth > card.clientWidth + 1;

export function spills(card: HTMLElement): boolean {
  return card.scrollHeight > card.clientHeight + 1 || tooWide(card);
}
