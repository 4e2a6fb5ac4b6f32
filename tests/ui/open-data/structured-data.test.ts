import { expect, it } from "vitest";
import { blogList, guideData } from "../../../app/guides/structured-data.ts";
import { siteDataset } from "../../../app/open-data/structured-data.ts";

const ORIGIN = "https://site.example";
const SITE = { origin: ORIGIN, name: "Hunter Scrap", social: [] };
const FACTS = {
  ...{ licence: "CC BY 4.0", isSample: false, publishedOn: "2026-11-20" },
  // The latest first.
  months: ["2026-11", "2026-10", "2025-12"],
};

it("the data's files are listed in both formats, from the first month to the last", () => {
  const dataset = siteDataset(SITE, FACTS);
  expect(dataset).toMatchObject({
    name: "Scrap metal prices and scrap yards in Australia",
    description: expect.stringMatching(/^Indicative prices that scrap yards pay the public/),
    ...{ temporalCoverage: "2025-12/2026-11", dateModified: "2026-11-20" },
  });
  const file = (title: string, name: string) => [
    {
      ...{ "@type": "DataDownload", name: `${title} (${name}.csv)`, encodingFormat: "text/csv" },
      contentUrl: `${ORIGIN}/data/${name}.csv`,
    },
    {
      ...{ "@type": "DataDownload", name: `${title} (${name}.json)` },
      ...{ encodingFormat: "application/json", contentUrl: `${ORIGIN}/data/${name}.json` },
    },
  ];
  expect(dataset).toHaveProperty("distribution", [
    ...file("Prices", "prices"),
    ...file("Price history by month", "price-months"),
    ...file("Observations", "observations"),
    ...file("Yards", "yards"),
    ...file("World prices", "world-prices"),
  ]);
});

it("of data that were never published, no day and no months are said", () => {
  const dataset = siteDataset(SITE, { ...FACTS, publishedOn: undefined, months: [] });
  expect(dataset).not.toHaveProperty("dateModified");
  expect(dataset).not.toHaveProperty("temporalCoverage");
});

it.each([
  ["CC BY 4.0", "https://creativecommons.org/licenses/by/4.0/"],
  ["CC0 1.0", "https://creativecommons.org/publicdomain/zero/1.0/"],
  ["Ours", { "@type": "CreativeWork", name: "Ours" }],
])("the licence %s is named by its page, if it has one", (licence, license) => {
  expect(siteDataset(SITE, { ...FACTS, licence })).toMatchObject({ license });
});

it("a guide is an article below its trail, with its questions if it has any", () => {
  const head = {
    ...{ title: "Cars", description: "How to sell one.", published: "2026-01-02" },
    updated: "2026-03-04",
  };
  const trail = [{ label: "Guides", to: "/guides/" }];
  const [steps, article, ...none] = guideData(SITE, "/cars/", head as never, trail);
  expect(steps).toMatchObject({
    itemListElement: [
      { name: "Home", item: `${ORIGIN}/` },
      { name: "Guides", item: `${ORIGIN}/guides/` },
      { name: "Cars", item: `${ORIGIN}/cars/` },
    ],
  });
  expect(article).toMatchObject({
    ...{ "@type": "Article", headline: "Cars", description: "How to sell one." },
    ...{ image: `${ORIGIN}/share.png`, mainEntityOfPage: `${ORIGIN}/cars/` },
    ...{ datePublished: "2026-01-02", dateModified: "2026-03-04" },
    ...{ author: { url: `${ORIGIN}/` }, publisher: { url: `${ORIGIN}/` } },
  });
  expect(none).toEqual([]);
  const faq = [{ question: "Cash?", answer: "No." }];
  expect(guideData(SITE, "/cars/", { ...head, faq } as never)[2]).toMatchObject({
    "@type": "FAQPage",
    mainEntity: [{ name: "Cash?", acceptedAnswer: { "@type": "Answer", text: "No." } }],
  });
});

it("the blog lists its articles by title, day and address", () => {
  const articles = [{ path: "/blog/a/", title: "A", published: "2026-01-02" }];
  expect(blogList(SITE, articles)).toMatchObject({
    ...{ name: "Blog | Hunter Scrap", url: `${ORIGIN}/blog/` },
    blogPost: [{ headline: "A", url: `${ORIGIN}/blog/a/`, datePublished: "2026-01-02" }],
  });
});
