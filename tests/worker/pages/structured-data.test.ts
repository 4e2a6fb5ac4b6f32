import { describe, expect, it } from "vitest";
import type { City } from "../../../worker/data/cities.ts";
import type { Yard } from "../../../worker/data/yards/yards.ts";
import { changed } from "../database.ts";
import { fetchJson } from "../fetch.ts";
import { fetchPage } from "../page.ts";

const ORIGIN = "http://localhost";

interface Step {
  position: number;
  name: string;
  item: string;
}

async function dataOf(path: string, type: string) {
  const { structuredData } = await fetchPage(path);
  const [data, ...more] = structuredData.filter((each) => each["@type"] === type);
  expect(more, `${type} of ${path}`).toEqual([]);
  return data;
}

describe.each([
  ["/sydney/", ["Australia", "NSW", "Sydney"]],
  ["/gold-coast/", ["Australia", "QLD", "Gold Coast"]],
  ["/material/copper/", ["Materials", "Copper"]],
  ["/sydney/history/", ["Australia", "NSW", "Sydney", "Price history"]],
  ["/material/copper/history/", ["Materials", "Copper", "Price history"]],
  ["/prices/2026-11/", ["Price history", "November 2026"]],
  ["/about/", ["Home", "About us"]],
  ["/yard/1/bluegum-flat-metals/", ["Scrap yards", "SA", "Adelaide", "Bluegum Flat Metals"]],
])("the way down to %s", (path, names) => {
  it("is told as it stands on the page, in whole addresses", async () => {
    const list = await dataOf(path, "BreadcrumbList");
    expect(list?.["@context"]).toBe("https://schema.org");
    const steps = list?.itemListElement as Step[];
    expect(steps.map(({ name }) => name)).toEqual(names);
    expect(steps.map(({ position }) => position)).toEqual(names.map((_, i) => i + 1));
    expect(steps.at(-1)?.item).toBe(ORIGIN + path);
    for (const { item } of steps) expect(() => new URL(item)).not.toThrow();
  });
});

it("a month is a dataset with its file", async () => {
  expect(await dataOf("/prices/2026-11/", "Dataset")).toMatchObject({
    "@context": "https://schema.org",
    url: `${ORIGIN}/prices/2026-11/`,
    temporalCoverage: "2026-11",
    distribution: { "@type": "DataDownload", contentUrl: `${ORIGIN}/prices/2026-11.csv` },
  });
});

it("the data is a dataset with all of its files, and a sample says so", async () => {
  const dataset = await dataOf("/data/", "Dataset");
  expect(dataset).toMatchObject({
    "@context": "https://schema.org",
    name: "Sample data: Scrap metal prices and scrap yards in Australia",
    description: expect.stringMatching(
      /^Sample data: every price and yard of ours in it is invented/,
    ),
    url: `${ORIGIN}/data/`,
    license: "https://creativecommons.org/licenses/by/4.0/",
    temporalCoverage: "2026-11/2026-11",
    dateModified: "2026-11-20",
    isAccessibleForFree: true,
  });
  const { main } = await fetchPage("/data/");
  const files = main.hrefs.filter((href) => /\.(csv|json)$/.test(href));
  const listed = dataset?.distribution as { contentUrl: string }[];
  expect(listed.map(({ contentUrl }) => contentUrl)).toEqual(files.map((href) => ORIGIN + href));
  await changed("dataset", "update dataset set is_sample = 0");
  expect((await dataOf("/data/", "Dataset"))?.name).toBe(
    "Scrap metal prices and scrap yards in Australia",
  );
});

it("an article names its publisher, with a logo", async () => {
  expect(await dataOf("/blog/reading-a-scrap-price/", "Article")).toMatchObject({
    publisher: {
      name: "Scrap Metal Prices Australia",
      logo: { url: `${ORIGIN}/apple-touch-icon.png` },
    },
  });
});

it("a city's yards are listed with their addresses", async () => {
  const [city] = (await fetchJson<City[]>("/api/cities")).filter(({ slug }) => slug === "hobart");
  const yards = await fetchJson<Yard[]>(`/api/scrap-yards/city/${city?.id}`);
  const list = await dataOf("/hobart/", "ItemList");
  expect(list).toMatchObject({
    "@context": "https://schema.org",
    name: "Scrap metal yards in Hobart",
    numberOfItems: yards.length,
  });
  const listed = list?.itemListElement as { item: Record<string, unknown> }[];
  // The API lists them by name, and the page by how near they are to the middle of the city.
  expect(yards.map(({ name }) => name)).toEqual(
    expect.arrayContaining(listed.map(({ item }) => item.name)),
  );
  for (const { item } of listed) {
    expect(item).toMatchObject({
      "@type": "LocalBusiness",
      address: expect.stringMatching(/ TAS \d{4}$/),
    });
  }
});

it("a city with many yards lists the nearest, and says how many there are", async () => {
  const list = await dataOf("/adelaide/", "ItemList");
  expect(list?.itemListElement).toHaveLength(3);
  const [city] = (await fetchJson<City[]>("/api/cities")).filter(({ slug }) => slug === "adelaide");
  const yards = await fetchJson<Yard[]>(`/api/scrap-yards/city/${city?.id}`);
  expect(list?.numberOfItems).toBe(yards.length);
});

it("a city without yards lists none", async () => {
  expect(await dataOf("/port-lincoln/", "ItemList")).toBeUndefined();
});

it("what a yard says of itself cannot end the element", async () => {
  await changed("scrap_yards", "update scrap_yards set name = '</script><b>x'");
  const { html, structuredData } = await fetchPage("/hobart/");
  expect(html).not.toContain("</script><b>x");
  const list = structuredData.find((data) => data["@type"] === "ItemList");
  expect(JSON.stringify(list)).toContain("</script><b>x");
});
