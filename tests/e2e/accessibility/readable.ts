import type { Page } from "../fixtures.ts";

/** Pixels by which the page is wider than the window. */
export const excess = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** What readers may set, as far as the guidelines say that a page must bear it. */
export const SETTINGS = {
  /** The page's own letters are 106.25 % of the browser's. */
  "letters twice as large": ":root { font-size: 212.5% !important; }",
  "wide spacing": `
    * {
      line-height: 1.5 !important;
      letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important;
    }
    p { margin-bottom: 2em !important; }`,
} as const;

/** Sets what a reader may set; through scripts, since the site's policy allows no style in HTML. */
export async function readAs(page: Page, setting: keyof typeof SETTINGS | null): Promise<void> {
  await page.evaluate(
    (css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    },
    setting ? SETTINGS[setting] : "",
  );
}

/** Texts that are cut off, or that lie upon one another, in words. */
export const unreadable = (page: Page): Promise<string[]> => page.evaluate(findUnreadable);

/** Links and controls that are smaller than 24 px, other than links within a sentence. */
export const smallTargets = (page: Page): Promise<string[]> => page.evaluate(findSmallTargets);

/** Pixels between the last section of the page that can be seen and the footer. */
export const distanceToFooter = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll("main > *")].filter(
      (part) => part.checkVisibility() && part.getBoundingClientRect().height > 0,
    );
    const footer = document.querySelector("body > footer");
    const end = parts.at(-1)?.getBoundingClientRect().bottom ?? Number.NaN;
    return (footer?.getBoundingClientRect().top ?? Number.NaN) - end;
  });

// Everything below runs in the browser.

function findUnreadable(): string[] {
  /** Three lines of a description on a city's page: the directory has all of it. Markers and names on a map. */
  const MEANT =
    ".visually-hidden, .off-screen, :not(.directory-card) > .yard-card-text, .map-markers, .map-ground, .trend-chart, .skip-link";
  const FLOATING =
    ".header, .section-chips, .load-total, .toast-viewport, .yard-map-popup, .suggestion-list, [popover]";
  const faults: string[] = [];
  const placed: { box: DOMRect; text: string; layer: Element | null }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    const text = node.textContent?.trim() ?? "";
    if (!text || !parent || parent.closest(MEANT) || !parent.checkVisibility()) continue;
    if (parent.closest("option, script, style")) continue;
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
    const layer = parent.closest(FLOATING);
    for (const box of boxes) {
      if (isScrolledAway(box, parent)) continue;
      if (box.left < -1 || box.right > window.innerWidth + 1)
        faults.push(`beyond the window: ${text.slice(0, 60)}`);
      for (let cut: Element | null = parent; cut && cut !== document.body; cut = cut.parentElement)
        if (isCut(box, cut)) faults.push(`cut off: ${text.slice(0, 60)}`);
      placed.push({ box, text, layer });
    }
  }
  placed.sort((a, b) => a.box.top - b.box.top);
  for (const [i, one] of placed.entries()) {
    for (const other of placed.slice(i + 1)) {
      if (other.box.top > one.box.bottom) break;
      if (one.layer === other.layer && isUpon(one.box, other.box))
        faults.push(`upon another: ${one.text.slice(0, 40)} / ${other.text.slice(0, 40)}`);
    }
  }
  return [...new Set(faults)];

  /** Whether the box waits beyond the edge of something that scrolls. */
  function isScrolledAway(box: DOMRect, element: Element): boolean {
    for (
      let outer: Element | null = element;
      outer !== document.body;
      outer = outer.parentElement
    ) {
      if (!outer) return false;
      const edge = outer.getBoundingClientRect();
      const { overflowX, overflowY } = getComputedStyle(outer);
      const scrolls = /auto|scroll/.test(overflowX + overflowY);
      const isBeyond = box.bottom > edge.bottom || box.top < edge.top || box.right > edge.right;
      if (scrolls && isBeyond) return true;
    }
    return false;
  }

  /** Whether an element hides a part of the box that no scrolling brings back. */
  function isCut(box: DOMRect, element: Element): boolean {
    const { overflowX, overflowY } = getComputedStyle(element);
    const edge = element.getBoundingClientRect();
    const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
    const across = hides(overflowX) && (box.left < edge.left - 2 || box.right > edge.right + 2);
    const down = hides(overflowY) && (box.top < edge.top - 4 || box.bottom > edge.bottom + 4);
    return across || down;
  }

  /** Whether letters meet: a line's box reaches above and below them, into the next line's. */
  function isUpon(a: DOMRect, b: DOMRect): boolean {
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return across > 3 && down > Math.min(a.height, b.height) * 0.4;
  }
}

function findSmallTargets(): string[] {
  const targets = document.querySelectorAll<HTMLElement>(
    "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=slider]",
  );
  return [...targets].filter(isTooSmall).map((target) => {
    const { width, height } = target.getBoundingClientRect();
    return `${Math.round(width)} × ${Math.round(height)} px: ${target.outerHTML.slice(0, 120)}`;
  });

  function isTooSmall(target: HTMLElement): boolean {
    if (!target.checkVisibility() || target.closest(".off-screen")) return false;
    if (getComputedStyle(target).display === "inline" && isInSentence(target)) return false;
    const { width, height } = target.getBoundingClientRect();
    return width > 0 && Math.min(width, height) < 23.9;
  }

  /** Whether other words stand beside it on its line. */
  function isInSentence(target: HTMLElement): boolean {
    const block = target.closest("p, li, dd, td, th, caption, figcaption, summary");
    return (block?.textContent?.trim().length ?? 0) > (target.textContent?.trim().length ?? 0);
  }
}
