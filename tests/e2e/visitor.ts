import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";

/**
 * Makes a page a visitor that has not posted before: the limit on posts goes by this header, which
 * the local server takes as sent. Cloudflare writes it itself. Gives the header back.
 */
export async function comeAnew(page: Page): Promise<Record<string, string>> {
  const [a, b] = [randomInt(0x10000), randomInt(0x10000)].map((part) => part.toString(16));
  const headers = { "cf-connecting-ip": `2001:db8::${a}:${b}` };
  await page.setExtraHTTPHeaders(headers);
  return headers;
}
