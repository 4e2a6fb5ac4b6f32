import { describe, expect, it } from "vitest";
import { fetchPath, fetchSet } from "../../fetch.ts";
import { fetchPage, pageOf } from "../../page.ts";

const PATH = "/privacy-policy/";

// Beyond what depends on settings it is the operator's to write.
it("the privacy policy names the ways to reach us that are set", async () => {
  const { heading, words } = await fetchPage(PATH);
  expect(heading).toBe("Privacy policy");
  expect(words).toContain("PO Box 0000, Sydney NSW 2001");
  expect(words).toContain("hello@scrapmetalprices.example");
});

it("the privacy policy says what is counted of searches, and for how long", async () => {
  const { words } = await fetchPage(PATH);
  for (const fact of ["three to twenty letters", "one of 64 marks", "goes after seven days"])
    expect(words).toContain(fact);
});

describe("cookies, in the privacy policy", () => {
  const about = async (ANALYTICS_ID: string) => {
    const page = await pageOf(await fetchSet({ ANALYTICS_ID }, PATH));
    expect(page.meta.description).not.toMatch(/Google/);
    return page.main.section("Cookies and measuring visits").words;
  };

  it("are none while no analytics is set", async () => {
    expect(await about("")).toContain("set no cookies");
    expect((await fetchPage(PATH)).words).not.toMatch(/Google Analytics|googletagmanager|_ga\b/);
  });

  it("are Google's once it is set", async () => {
    const words = await about("G-TEST");
    expect(words).toMatch(/Google Analytics/);
    expect(words).toContain("“_ga”");
    expect(words).not.toContain("set no cookies");
  });
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
