import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { isHydrated } from "./hydrated.ts";

export { expect, type Locator, type Page };

interface Fixtures {
  /** Declares that requests to a path may fail in this test, and that the console may say so. */
  expectFailure: (path: string) => void;
}

/**
 * Playwright's test, with a visitor of its own: searches, posts and refusals are limited for each address.
 * The local server takes this header as it is sent; Cloudflare writes it itself.
 */
export const visitorTest = base.extend({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    const part = () => Math.floor(Math.random() * 65_536).toString(16);
    const address = `2001:db8:${[part(), part(), part(), part(), part(), part()].join(":")}`;
    await use({ "cf-connecting-ip": address, ...extraHTTPHeaders });
  },
});

/**
 * Chromium says of every address with a fragment that the hidden field of the header's search, which takes
 * the focus as its panel opens, does not take it from what the fragment names. Nor should it.
 */
const AUTOFOCUS_NOTICE = /^Autofocus processing was blocked because a document/;

/** Most tests have no service worker: it would answer for the site in those of the same address. */
const NO_WORKER = "Service Worker registration blocked by Playwright";

/**
 * A visitor's test, failing also when the console holds anything at all, when a script throws, or
 * when a request to the site fails that the test has not declared.
 */
export const test = visitorTest.extend<Fixtures>({
  expectFailure: [
    async ({ context, baseURL, javaScriptEnabled }, use) => {
      const expected: string[] = [];
      const problems: { problem: string; url: string }[] = [];
      const isOurs = (url: string) => url.startsWith(`${baseURL}/`);
      context.on("console", (message) => {
        if (message.type() === "info" && AUTOFOCUS_NOTICE.test(message.text())) return;
        if (message.text() === NO_WORKER) return;
        const problem = `${message.type()}: ${message.text()}`;
        problems.push({ problem, url: message.location().url });
      });
      context.on("weberror", (failure) => {
        problems.push({ problem: String(failure.error().stack), url: "" });
      });
      context.on("requestfailed", (request) => {
        const reason = request.failure()?.errorText ?? "";
        // A page that is left gives up what it was still loading, and one that may not run scripts
        // refuses to load them.
        if (reason === "net::ERR_ABORTED" || !isOurs(request.url())) return;
        if (!javaScriptEnabled && request.resourceType() === "script") return;
        problems.push({ problem: reason, url: request.url() });
      });
      context.on("response", (response) => {
        if (response.status() < 400 || !isOurs(response.url())) return;
        problems.push({ problem: `status ${response.status()}`, url: response.url() });
      });
      await use((path) => expected.push(`${baseURL}${path.replace(/\/$/, "")}`));
      const unexpected = problems.filter(({ url }) => !expected.some((e) => url.startsWith(e)));
      expect(unexpected, "console and network").toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a page and waits until it is hydrated: before that a click may come to nothing. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(isHydrated);
  // The effects of the last commit were queued before this message.
  await page.evaluate(() => {
    const { port1, port2 } = new MessageChannel();
    return new Promise((resolve) => {
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  });
}

/** Opens a page whose clock then stands still: what would go by itself stays until the test is done. */
export async function openWithStoppedClock(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.clock.resume();
  await open(page, path);
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 3_600_000);
}

/** When the browser made the document: the same number means that no page was loaded since. */
export function documentBirth(page: Page): Promise<number> {
  return page.evaluate(() => performance.timeOrigin);
}
