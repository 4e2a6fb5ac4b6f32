import { expect, it } from "vitest";
import { fetchPage } from "../../page.ts";

// What it says is the operator's to write; what it is stays.
it("the page about us leads to its parts, to the ways to reach us, and to a feed of a price", async () => {
  const { status, heading, main, structuredData } = await fetchPage("/about/");
  expect([status, heading]).toEqual([200, "About us"]);
  expect(main.one("nav.guide-contents").hrefs.length).toBeGreaterThan(0);
  expect(main.hrefs).toEqual(
    expect.arrayContaining([
      ...["/contact/", "mailto:hello@scrapmetalprices.example", "tel:1300975707"],
      ...["/privacy-policy/", "/terms-and-conditions/"],
    ]),
  );
  const types = structuredData.map((data) => data["@type"]);
  expect(types).toEqual(expect.arrayContaining(["BreadcrumbList", "Article"]));
  const follow = main.section("Follow a price", 3).hrefs.map((href) => href.replace(/#.*/, ""));
  expect(follow).toEqual(["/material/copper/feed.xml", "/material/copper/history/", "/data/"]);
});
