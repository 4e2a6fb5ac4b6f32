import axe from "axe-core";
import type { Page } from "../fixtures.ts";

/** What everybody needs, from the guidelines and from common practice. */
export const ALL_RULES = {
  type: "tag",
  values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
} as const;
/** What the width of the window can change. */
export const WIDTH_RULES = [
  "color-contrast",
  "link-in-text-block",
  "scrollable-region-focusable",
  "target-size",
];
/** What dark can change. */
export const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/**
 * What axe finds wrong with the page as it stands, in words. It runs in one go in the page itself:
 * its wrapper for Playwright takes twice as long, for frames, which ours have not.
 */
export async function axeFaults(
  page: Page,
  rules: typeof ALL_RULES | string[] = ALL_RULES,
): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (options) => {
      const { axe: injected } = window as unknown as { axe: typeof axe };
      const { violations } = await injected.run(document, options);
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    },
    { runOnly: rules as axe.RunOnly | string[], resultTypes: ["violations" as const] },
  );
}
