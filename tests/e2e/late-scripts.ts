import type { Locator, Page } from "./fixtures.ts";

/** The site's scripts, whatever their version. */
const SCRIPTS = /\/assets\/[^/]+\.js$/;

/** Requested by a page that is hydrated. A page that is being left can tell it in no other way. */
const HYDRATED = "/hydrated";

/**
 * Holds every script of the site, so that the page is shown and a visitor can use it before hydration.
 * Returns a function that releases the scripts; it resolves when the page is hydrated and idle.
 */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>();
  await page.route(SCRIPTS, async (route) => {
    await held.promise;
    // The page that asked for it may have been left.
    await route.continue().catch(() => {});
  });
  await page.route(HYDRATED, (route) => route.fulfill({ status: 204 }));
  await page.addInitScript(reportHydration, HYDRATED);
  return async () => {
    const hydrated = page.waitForRequest((request) => request.url().endsWith(HYDRATED));
    held.resolve();
    await hydrated;
  };
}

/** Opens a page with its scripts held; returns the function that releases them. */
export async function openEarly(page: Page, path: string): Promise<() => Promise<void>> {
  const start = await holdScripts(page);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  return start;
}

/** The position of the caret in a field, in characters from its start. */
export function caret(field: Locator): Promise<number | null> {
  return field.evaluate((input: HTMLInputElement | HTMLTextAreaElement) => input.selectionStart);
}

/** Runs in the page: React has then marked the nodes that it owns, and its effects come before idle time. */
function reportHydration(address: string): void {
  const look = () => {
    const main = document.querySelector("main") ?? {};
    if (!Object.keys(main).some((key) => key.startsWith("__react"))) requestAnimationFrame(look);
    else requestIdleCallback(() => setTimeout(() => requestIdleCallback(report)));
  };
  const report = () => navigator.sendBeacon(address);
  look();
}
