// What the stories see of the page. Added to every page of a test's device; it only looks.
window.looking = {
  /** What the page asks for now, the topmost first; null while it is busy or somebody else decides. */
  situation(words) {
    const one = (selector) => document.querySelector(selector);
    const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
    if (dialog) return dialog.querySelector("#hand-over") ? "hand-over" : `dialog:${dialog.querySelector("h2")?.textContent}`;
    if (one(".callout")) return one(".callout .go .gold") ? "callout" : null;
    if (one(".battle .keypad")) return one(".keypad .button:enabled") ? "roll" : null;
    if (one("aside .foot .deed .gold")) return one("aside .foot .deed .gold:enabled") ? "armed" : null;
    const title = one("aside .body h2")?.textContent ?? "";
    if (title === words.over) return "over";
    if (words.prompts.includes(title) || one("aside .tale"))
      return one("path.lit, aside .options button") ? `prompt:${title}` : null;
    return one("nav .end button:not([aria-disabled=true])") ? "turn" : null;
  },

  /** The lit Regions, by number, column and row. */
  lit() {
    const starts = [...document.querySelectorAll("path.lit")].map((path) => path.getAttribute("d").match(/^M([\d.]+) ([\d.]+)/));
    const lit = new Set(starts.map(([, x, y]) => [Math.floor(x / 100), Math.floor(y / 100)].join()));
    return looking.regions().filter(({ x, y }) => lit.has([x, y].join()));
  },

  regions() {
    return [...document.querySelectorAll("rect.region")].map((rect) => ({
      region: Number(rect.dataset.region),
      x: rect.getAttribute("x") / 100,
      y: rect.getAttribute("y") / 100,
    }));
  },

  /** Every figure on the board: number, place, whether it wears this badge, the To-Hit against it, the Health it will have. */
  figures(badge) {
    return [...document.querySelectorAll(".token")].map((token) => {
      const [, x, y] = token.style.transform.match(/translate\(([\d.]+)px, ([\d.]+)px\)/);
      const numbers = [...(token.querySelector(".number")?.textContent ?? "0").matchAll(/\d+/g)].map(Number);
      return {
        golem: Number(token.dataset.golem),
        x: Math.floor(x / 100),
        y: Math.floor(y / 100),
        own: token.style.getPropertyValue("--army").includes(`-${badge})`),
        hit: Number.parseInt(token.querySelector(".pill text")?.textContent ?? "0"),
        left: numbers.reduce((health, loss) => health - loss),
      };
    });
  },

  /** The figures that can still do something. */
  able() {
    return [...document.querySelectorAll(".token:has(path.able)")].map((token) => Number(token.dataset.golem));
  },

  /** The capture Regions. */
  flags() {
    return [...document.querySelectorAll(".sign:has(use[href='#ga-flag'])")].map((sign) => {
      const [, x, y] = sign.getAttribute("transform").match(/translate\(([\d.]+) ([\d.]+)\)/);
      return { x: Math.floor(x / 100), y: Math.floor(y / 100) };
    });
  },

  /** A place on the screen where a Region or a figure lies on top; null if something covers it. */
  spot([kind, number]) {
    const node = document.querySelector(`svg [data-${kind}="${number}"]`);
    if (!node) return null;
    const box = (node.querySelector(".body") ?? node).getBoundingClientRect();
    const near = [0.5, 0.2, 0.8, 0.1, 0.9, 0.35, 0.65];
    for (const b of near)
      for (const a of near) {
        const [x, y] = [box.x + a * box.width, box.y + b * box.height];
        if (document.elementFromPoint(x, y)?.closest(`[data-${kind}="${number}"]`)) return [x, y];
      }
    return null;
  },

  /** The same, once the board has come to rest: what is chosen changes the room that is left for it. */
  async still(what) {
    for (let before = ""; ; ) {
      const now = looking.spot(what);
      if (!now || now.map(Math.round).join() === before) return now;
      before = now.map(Math.round).join();
      for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
    }
  },

  /** The abilities of the open card that can be used. strikes: they have an Accuracy. */
  abilities() {
    return [...document.querySelectorAll("article.card .use[aria-disabled=false]")].map((use) => ({
      slot: Number(use.dataset.slot),
      strikes: use.parentElement.querySelectorAll(".figures i").length > 1,
      moves: use.parentElement.querySelectorAll(".figures i").length === 1,
    }));
  },

  /** After a choice: `gold` if it can be committed, `list` if there is more to choose from a list; null: not yet. */
  open() {
    if (document.querySelector("aside .foot .deed .gold:enabled")) return "gold";
    return document.querySelector("aside .options button") ? "list" : null;
  },

  /** The key to go from the Region that has the focus toward another. */
  way(region) {
    const at = (node) => [node.getAttribute("x"), node.getAttribute("y")].map(Number);
    const [x, y] = at(document.activeElement);
    const [to, down] = at(document.querySelector(`[data-region="${region}"]`));
    return x < to ? "ArrowRight" : x > to ? "ArrowLeft" : y < down ? "ArrowDown" : y > down ? "ArrowUp" : "";
  },

  /** Everything that is read on the page, or said of it. */
  texts() {
    return [...document.querySelectorAll("body *")].flatMap((node) => [
      ...[...node.childNodes].filter((child) => child.nodeType === 3).map((child) => child.data.trim()),
      ...["aria-label", "title", "placeholder"].map((name) => node.getAttribute(name)),
    ]).filter(Boolean);
  },

  /** Buttons that a thumb misses; numbers within sentences are excepted (WCAG 2.5.8). */
  small() {
    return [...document.querySelectorAll("button, a[href], input, select")]
      .filter((node) => {
        if (node.matches(".opens, .hidden, .skip, .use, .grip") || node.closest("label, .hidden, p")) return false;
        const { width, height } = node.getBoundingClientRect();
        return width && (width < 43.5 || height < 43.5) && getComputedStyle(node).visibility !== "hidden";
      })
      .map((node) => node.outerHTML.slice(0, 160));
  },

  /** The words in here that are broken over two lines at no hyphen. */
  broken(selector) {
    return [...document.querySelectorAll(selector)].flatMap((node) => {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const found = [];
      while (walker.nextNode()) {
        const text = walker.currentNode;
        if (!text.parentElement.checkVisibility() || text.parentElement.closest(".hidden")) continue;
        for (const { 0: word, index } of text.data.matchAll(/[^\s\u00AD-]+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (new Set([...range.getClientRects()].map((rect) => Math.round(rect.top))).size > 1) found.push(word);
        }
      }
      return found;
    });
  },

  /** What must be scrolled sideways to be read; rows that are meant to be are excepted. */
  cut() {
    return [...document.querySelectorAll("body *")]
      .filter((node) => !node.matches("ul.armies, .runes, .tabs, input, svg *") && /auto|scroll/.test(getComputedStyle(node).overflowX))
      .filter((node) => node.scrollWidth > node.clientWidth + 1)
      .map((node) => `${node.outerHTML.slice(0, 120)} ${node.scrollWidth} > ${node.clientWidth}`);
  },

  /** What axe calls serious. */
  async serious() {
    // What has just opened is measured and then painted, and what fades in is not to be read before it is there.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const coming = document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime < Infinity);
    await Promise.allSettled(coming.map(({ finished }) => finished));
    const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"];
    // Style sheets of other houses, which it would fetch first, there are none.
    const kept = { resultTypes: ["violations"], runOnly: { type: "tag", values: tags }, preload: false };
    const { violations } = await axe.run(document, kept);
    return violations
      .filter((one) => one.impact === "serious" || one.impact === "critical")
      .map((one) => [one.id, ...one.nodes.slice(0, 4).map((node) => `${node.html.slice(0, 200)} ${node.failureSummary}`)].join("\n  "));
  },
};
