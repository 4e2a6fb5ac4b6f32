import { expect, it } from "vitest";
import { fetchPath, fetchSet } from "../../fetch.ts";
import { fetchPage, pageOf } from "../../page.ts";

const PATH = "/privacy-policy/";

// Beyond what depends on settings it is the operator's to write.
it("the privacy policy names the ways to reach us, and how long searches count and yards’ own prices show", async () => {
  const { heading, words } = await fetchPage(PATH);
  expect(heading).toBe("Privacy policy");
  for (const fact of [
    ...["PO Box 0000, Sydney NSW 2001", "hello@scrapmetalprices.example"],
    ...["three to twenty letters", "one of 64 marks", "goes after seven days"],
    ...["with your yard’s name and their day, for 28 days", "gone within about an hour"],
  ])
    expect(words).toContain(fact);
});

it.each([
  ["", /set no cookies/, /Google Analytics|googletagmanager|_ga\b/],
  ["G-TEST", /Google Analytics.*“_ga”/, /set no cookies/],
])("with the analytics %j the privacy policy says of cookies: %s", async (...all) => {
  const [ANALYTICS_ID, said, never] = all;
  const page = await pageOf(await fetchSet({ ANALYTICS_ID }, PATH));
  expect(page.meta.description).not.toMatch(/Google/);
  const { words } = page.main.section("Cookies and measuring visits");
  expect(words).toMatch(said);
  expect(words).not.toMatch(never);
});

it("no page of the site sets a cookie", async () => {
  for (const path of [PATH, "/", "/sydney/", "/blog/", "/api/cities"])
    expect((await fetchPath(path)).headers.get("set-cookie"), path).toBeNull();
});

// The tag may report that a form was used, with its address.
it.each([
  ["/search/", "q=zorb"],
  ["/scrap-yards/", "q=zorb&near=-33.87,151.21"],
  ["/scrap-metal-prices-by-city/", "q=zorb"],
  ["/scrap-metal-prices-by-material/", "q=zorb"],
  ["/sydney/", "near=-33.87,151.21"],
  ["/material/copper/", "near=-33.87,151.21&for=zorb"],
  ["/scrap-my-car/", "near=zorb"],
  ["/fair-price/", "near=-33.87,151.21&metal=copper&offer=5"],
  ["/my-load/", "near=-33.87,151.21&zorb=5"],
  ["/what-is-it/brass/", "near=-33.87,151.21&load=zorb%3D5"],
  ["/report/", "yard=5&from=/my-load/?near=zorb"],
  ["/contact/", "subject=zorb&from=/my-load/?near=zorb"],
])("no form of %s is sent to an address with what was typed", async (path, query) => {
  const page = await fetchPage(`${path}?${query}`);
  const actions = page.all("form").map((form) => form.attribute("action"));
  // Without one it is the page's own.
  expect(actions.filter((action = query) => /zorb|151/.test(action))).toEqual([]);
});
