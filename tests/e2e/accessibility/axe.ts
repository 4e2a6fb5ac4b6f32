import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "../fixtures.ts";

/** The rules of the guidelines, up to WCAG 2.2 AA, and axe's best practices. */
const ALL_RULES: axe.RunOnly = {
  type: "tag",
  values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
};
/** The rules that depend on colours, in which axe spends half of its time: `colourFaults` is for them. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];
/** The rules that compare parts of the page, or whose answer may change where one is hidden, as on a phone. */
const RULES_OF_THE_WHOLE: axe.RunOnly = {
  type: "rule",
  values: [
    ...["button-name", "empty-heading", "heading-order", "label", "label-content-name-mismatch"],
    ...["landmark-one-main", "landmark-unique", "link-name", "page-has-heading-one", "region"],
    ...["scrollable-region-focusable", "select-name"],
  ],
};

/** Half of the bytes, which every page has to read. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Headers and footers of pages, and how they were shown, in which this process has found nothing wrong. */
const faultless = new Set<string>();

/**
 * What axe finds wrong with the page as it stands, but for its colours, in words. It runs in the page
 * itself: its wrapper for Playwright takes twice as long, because of frames, which the site does not have.
 * A header or footer that another page had, too, is looked at once.
 * @param isWhole looks only at what may be another on another width
 */
export async function axeFaults(page: Page, isWhole = false): Promise<string[]> {
  await bringAxe(page);
  const parts = await page.evaluate(
    (selectors) =>
      selectors.map((selector) => {
        const part = document.querySelector(selector);
        // A menu that opens need not change the HTML.
        const visible = [...(part?.querySelectorAll("*") ?? [])].filter((one) =>
          one.checkVisibility(),
        );
        const state = `${window.innerWidth} px, ${visible.length} visible`;
        return { selector, html: `${state}: ${part?.outerHTML}` };
      }),
    ["body > header", "body > footer"],
  );
  const known = isWhole ? [] : parts.filter(({ html }) => faultless.has(html));
  const faults = await page.evaluate(
    async ([runOnly, colours, exclude]) => {
      const { axe: injected } = window as unknown as { axe: typeof axe };
      const rules = Object.fromEntries(colours.map((rule) => [rule, { enabled: false }]));
      const options = { runOnly, rules, resultTypes: ["violations" as const] };
      const { violations } = await injected.run({ include: document, exclude }, options);
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    },
    [
      isWhole ? RULES_OF_THE_WHOLE : ALL_RULES,
      isWhole ? [] : COLOUR_RULES,
      known.map(({ selector }) => selector),
    ] as const,
  );
  if (!isWhole && faults.length === 0) for (const { html } of parts) faultless.add(html);
  return faults;
}

/** How texts are painted that this process has found to be readable. */
const readable = new Set<string>();

/**
 * What axe finds wrong with the colours of the page, in words, also where it is folded up. Of the texts that are
 * painted alike, on any page, it looks at one.
 */
export async function colourFaults(page: Page): Promise<string[]> {
  await bringAxe(page);
  const unfolded = await page.evaluate(() => {
    const folded = [...document.querySelectorAll("details:not([open])")];
    for (const one of folded) one.toggleAttribute("open", true);
    Object.assign(window, { folded });
    return folded.length;
  });
  const faults = await faultsOfPaints(page);
  if (unfolded > 0)
    await page.evaluate(() => {
      const { folded } = window as unknown as { folded: Element[] };
      for (const one of folded) one.toggleAttribute("open", false);
    });
  return faults;
}

async function faultsOfPaints(page: Page): Promise<string[]> {
  const painted = (await page.evaluate(collectPaints)).filter((paint) => !readable.has(paint));
  if (painted.length === 0) return [];
  const faults = await page.evaluate(
    async ([paints, runOnly]) => {
      const window = globalThis as unknown as { axe: typeof axe; painted: Map<string, Element> };
      const include = paints.map((paint) => window.painted.get(paint)!);
      const options = { runOnly: [...runOnly], resultTypes: ["violations" as const] };
      const { violations } = await window.axe.run({ include }, options);
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    },
    [painted, COLOUR_RULES] as const,
  );
  if (faults.length === 0) for (const paint of painted) readable.add(paint);
  return faults;
}

async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(SOURCE);
}

/**
 * Keeps one text for each way in which texts are painted, and returns those ways: letters, what lies behind
 * them, and, for a link, what tells it from the words around it. Runs in the browser.
 */
function collectPaints(): string[] {
  const painted = new Map<string, Element>();
  Object.assign(window, { painted });
  const behind = new Map<Element, string>();
  for (const element of document.body.querySelectorAll("*")) {
    if (!hasText(element) || !element.checkVisibility()) continue;
    const { color, fontSize, fontWeight, textShadow, textDecorationLine, borderBottom } =
      getComputedStyle(element);
    const letters = [color, fontSize, fontWeight, textShadow, textDecorationLine, borderBottom];
    const link = element.closest("a");
    const around = link ? wordsAround(link) : "";
    painted.set([element.tagName, ...letters, around, pathBehind(element)].join("; "), element);
  }
  return [...painted.keys()];

  function hasText(element: Element): boolean {
    if (element.matches("input, select, textarea")) return true;
    return [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
  }

  /** How the other words of a link's block are painted; "" without any. */
  function wordsAround(link: Element): string {
    let block = link.parentElement;
    while (block && getComputedStyle(block).display === "inline") block = block.parentElement;
    if (!block) return "";
    const linked = [...block.querySelectorAll("a")].map((one) => one.textContent).join("");
    const hasOthers = block.textContent.replace(/\s/g, "") !== linked.replace(/\s/g, "");
    return hasOthers ? getComputedStyle(block).color : "";
  }

  /** What lies behind an element, from the page on. */
  function pathBehind(element: Element): string {
    const known = behind.get(element);
    if (known !== undefined) return known;
    const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element);
    const isPlain = backgroundColor === "rgba(0, 0, 0, 0)" && backgroundImage === "none";
    const own =
      isPlain && opacity === "1" && position === "static"
        ? ""
        : `< ${backgroundColor} ${backgroundImage} ${opacity} ${position} `;
    const path = own + (element.parentElement ? pathBehind(element.parentElement) : "");
    behind.set(element, path);
    return path;
  }
}
