import { expect, it } from "vitest";
import { changed, countRows } from "../database.ts";
import { fetchPage } from "../page.ts";

const ORIGIN = "http://localhost";

async function dataOf(path: string, type: string) {
  const { structuredData } = await fetchPage(path);
  const [data, ...more] = structuredData.filter((each) => each["@type"] === type);
  expect(more, `${type} of ${path}`).toEqual([]);
  return data;
}

it.each([
  ["/sydney/", ["Australia", "NSW", "Sydney"]],
  ["/gold-coast/", ["Australia", "QLD", "Gold Coast"]],
  ["/material/copper/", ["Materials", "Copper"]],
  ["/sydney/history/", ["Australia", "NSW", "Sydney", "Price history"]],
  ["/material/copper/history/", ["Materials", "Copper", "Price history"]],
  ["/prices/2026-11/", ["Price history", "November 2026"]],
  ["/about/", ["Home", "About us"]],
  ["/yard/1/bluegum-flat-metals/", ["Scrap yards", "SA", "Adelaide", "Bluegum Flat Metals"]],
])("the way down to %s is told as it stands on the page: %j", async (path, names) => {
  const list = await dataOf(path, "BreadcrumbList");
  expect(list?.["@context"]).toBe("https://schema.org");
  const address = expect.stringMatching(`^${ORIGIN}/`);
  expect(list?.itemListElement).toEqual(
    names.map((name, i) => {
      const item = i === names.length - 1 ? ORIGIN + path : address;
      return { "@type": "ListItem", position: i + 1, name, item };
    }),
  );
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

it("of a city's many yards the nearest are listed, with the number of all, and of none no list is made", async () => {
  const list = await dataOf("/adelaide/", "ItemList");
  expect(list).toMatchObject({
    name: "Scrap metal yards in Adelaide",
    numberOfItems: await countRows("scrap_yards", "city_id = 1"),
  });
  expect(list?.itemListElement).toHaveLength(3);
  expect(await dataOf("/port-lincoln/", "ItemList")).toBeUndefined();
});

it("the words of a yard cannot end the element", async () => {
  await changed("scrap_yards", "update scrap_yards set name = '</script><b>x'");
  const { html, structuredData } = await fetchPage("/hobart/");
  expect(html).not.toContain("</script><b>x");
  const list = structuredData.find((data) => data["@type"] === "ItemList");
  expect(JSON.stringify(list)).toContain("</script><b>x");
});
