import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { fetchPage } from "../../page.ts";

it("every guide to which a word leads is a page, with the section that is named", async () => {
  const sql = "select distinct leads_to from synonyms where leads_to like '/%'";
  const { results } = await env.DB.prepare(sql).all<{ leads_to: string }>();
  expect(results.length).toBeGreaterThan(5);
  for (const { leads_to: address } of results) {
    const [path = "", anchor] = address.split("#");
    const page = await fetchPage(path);
    expect(page.status, address).toBe(200);
    if (anchor !== undefined) expect(page.all(`[id="${anchor}"]`), address).toHaveLength(1);
  }
});
