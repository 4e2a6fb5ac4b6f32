import axe from "axe-core";
import type { Page } from "../fixtures.ts";

/** The rules of the guidelines, up to WCAG 2.2 AA, and axe's best practices. */
export const ALL_RULES = {
  type: "tag",
  values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
} as const;
/** The rules that depend on colours. */
export const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/**
 * What axe finds wrong with the page as it stands, in words. It runs in the page itself: its wrapper
 * for Playwright takes twice as long, because of frames, which the site does not have.
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
