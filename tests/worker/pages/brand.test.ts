import { expect, it } from "vitest";
import { CONTENT_PAGES } from "../../../app/guides/content-pages.ts";
import { fetchSet } from "../fetch.ts";

const BRAND = {
  ...{ SITE_NAME: "Hunter & Coast Scrap", SITE_SHORT_NAME: "Hunter Scrap" },
  ...{ SITE_SLOGAN: "What Newcastle Pays", SOCIAL_LINKS: "https://www.facebook.com/hunter" },
};

const textOf = async (path: string) => (await fetchSet(BRAND, path)).text();

it.each([
  ...["/", "/cities/", "/materials/", "/sydney/", "/sydney/history/", "/material/copper/"],
  ...["/material/copper/history/", "/data/", "/prices/2026-11/", "/scrap-yards/", "/yard/1/"],
  ...["/search/", "/my-load/", "/what-is-it/", "/fair-price/", "/data/", "/blog/"],
  ...["/contact/", "/report/", "/newsletter/", "/nowhere/", "/manifest.webmanifest"],
  ...["/feed.xml", "/sydney/feed.xml", "/blog/feed.xml", "/llms.txt", "/api/", "/api/openapi.json"],
  ...CONTENT_PAGES.map(({ path }) => path),
])("%s has the operator's name, and not that of the project", async (path) => {
  const text = await textOf(path);
  // A yard's page redirects to its address.
  if (path !== "/yard/1/") expect(text).toMatch(/Hunter &(amp;|\\u0026)? Coast Scrap/);
  expect(text).not.toMatch(/scrap metal prices <small|Scrap Metal Prices Australia/i);
});

it("the home page has the slogan in its title, and our pages at social networks", async () => {
  const home = await textOf("/");
  expect(home).toContain("<title>Hunter &amp; Coast Scrap - What Newcastle Pays</title>");
  expect(home).toContain('"name":"Hunter \\u0026 Coast Scrap"');
  expect(home).toContain('href="https://www.facebook.com/hunter"');
  expect(home).not.toContain("Coming soon");
});

it("the site is installed under the operator's names", async () => {
  const answer = await fetchSet(BRAND, "/manifest.webmanifest");
  expect(answer.headers.get("content-type")).toBe("application/manifest+json");
  expect(await answer.json()).toMatchObject({
    ...{ name: "Hunter & Coast Scrap", short_name: "Hunter Scrap", start_url: "/" },
  });
});
