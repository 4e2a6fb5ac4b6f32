import type { Page } from "../fixtures.ts";

/**
 * Texts that nobody sees in the reader's own colours, though by their styles they stand out: behind
 * letters whose colours it adjusts a browser lays a plate in the page's colour.
 */
export const writtenOnPlates = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const paper = getComputedStyle(document.documentElement).backgroundColor;
    const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim();
    return [...document.body.querySelectorAll("*")]
      .filter((element) => element.checkVisibility() && [...element.childNodes].some(isText))
      .filter((element) => {
        const { color, forcedColorAdjust } = getComputedStyle(element) as CSSStyleDeclaration & {
          forcedColorAdjust: string;
        };
        return forcedColorAdjust !== "none" && color === paper;
      })
      .map((element) => `on a plate of its own colour: ${element.outerHTML.slice(0, 100)}`);
  });
