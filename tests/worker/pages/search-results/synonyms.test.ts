import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { fetchPage } from "../../page.ts";

it("every guide to which a word leads is a page, with the section that is named", async () => {
  const { results } = await env.DB.prepare("select words from vocabulary").all<{ words: string }>();
  const guides = results.flatMap(({ words }): string[][] => JSON.parse(words).guides ?? []);
  expect(guides.length).toBeGreaterThan(5);
  for (const [address = ""] of guides) {
    const [path = "", anchor] = address.split("#");
    const page = await fetchPage(path);
    expect(page.status, address).toBe(200);
    if (anchor !== undefined) expect(page.all(`[id="${anchor}"]`), address).toHaveLength(1);
  }
});
