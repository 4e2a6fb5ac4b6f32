import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { headersOf } from "../../fetch.ts";
import { post, rowsOf } from "../../forms.ts";
import { fetchPage, pageOf } from "../../page.ts";
import { hrefsOf } from "../../part.ts";

const VALID = { email: "mei@mail.example", page: "/resources-and-tips/" };

it("a subscription is saved with the time of consent and the page, and sent again it changes and reveals nothing", async () => {
  await env.DB.exec("delete from subscribers");
  const before = Date.now();
  const first = await post("/newsletter/", { ...VALID, email: " Mei@Mail.Example " });
  expect([first.status, first.headers.get("cache-control")]).toEqual([200, "no-store"]);
  // What the database did would tell.
  expect(first.headers.has("server-timing")).toBe(false);
  const rows = await rowsOf("subscribers");
  expect(rows).toEqual([expect.objectContaining(VALID)]);
  expect(rows[0]?.consented_at).toBeGreaterThanOrEqual(before);
  const second = await post("/newsletter/", { email: "MEI@mail.example", page: "/sydney/" });
  expect(second.status).toBe(200);
  expect(headersOf(second)).toEqual(headersOf(first));
  const [{ main }, again] = [await pageOf(first), await pageOf(second)];
  expect(main.words).toContain("Thanks. You’re on our list.");
  expect(again.main.element.outerHTML).toBe(main.element.outerHTML);
  expect(await rowsOf("subscribers")).toEqual(rows);
});

it("the newsletter page is the same for everybody", async () => {
  const page = await fetchPage("/newsletter/");
  expect(page.status).toBe(200);
  expect(page.headers.get("cache-control")).toBe("private, max-age=60");
  expect(page.title).toBe("Newsletter | Scrap Metal Prices Australia");
  expect(page.canonical).toBe("http://localhost/newsletter/");
  expect(page.meta.description).toMatch(/^Subscribe to news by email when .* are updated\./);
  expect(page.main.words).toContain("The first issue is not out yet.");
  expect(hrefsOf(page.main.links, "tell us")).toEqual(["/contact/?subject=Leave+the+newsletter"]);
  expect(page.main.value("page")).toBe("/newsletter/");
});
