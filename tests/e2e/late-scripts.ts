import type { Locator, Page } from "./site.ts";

/** The site's scripts, whatever their version. */
const SCRIPTS = /\/assets\/[^/]+\.js$/;

/** Asked for by a page that has started: even one whose visitor has gone on can say so in this way. */
const STARTED = "/started";

/**
 * Has every script of the site wait, so that a visitor is quicker: pages are then shown, and nothing of
 * ours answers yet. The function that comes back lets the scripts through, and is done when the page
 * has started and has nothing left to do.
 */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>();
  await page.route(SCRIPTS, async (route) => {
    await held.promise;
    // A page that was left has no use for them.
    await route.continue().catch(() => {});
  });
  await page.route(STARTED, (route) => route.fulfill({ status: 204 }));
  await page.addInitScript(sayWhenStarted, STARTED);
  return async () => {
    const started = page.waitForRequest((request) => request.url().endsWith(STARTED));
    held.resolve();
    await started;
  };
}

/** Opens a page whose scripts are held back; what comes back lets them through. */
export async function openEarly(page: Page, path: string): Promise<() => Promise<void>> {
  const start = await holdScripts(page);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  return start;
}

/** Where the caret stands in a field, in characters from its start. */
export function caret(field: Locator): Promise<number | null> {
  return field.evaluate((input: HTMLInputElement | HTMLTextAreaElement) => input.selectionStart);
}

/** Runs in the page. React marks the nodes it owns; what it then still has to do comes before idleness. */
function sayWhenStarted(address: string): void {
  const look = () => {
    const heading = document.querySelector("h1") ?? {};
    if (!Object.keys(heading).some((key) => key.startsWith("__react"))) requestAnimationFrame(look);
    else requestIdleCallback(() => setTimeout(() => requestIdleCallback(say)));
  };
  const say = () => navigator.sendBeacon(address);
  look();
}
