import { expect, it } from "vitest";
import { siteDataset } from "../../../app/open-data/structured-data.ts";

const SITE = { origin: "https://site.example", name: "Hunter Scrap", social: [] };
const FACTS = {
  ...{ licence: "CC BY 4.0", isSample: false, publishedOn: "2026-11-20" },
  // The latest first.
  months: ["2026-11", "2026-10", "2025-12"],
};

it("the data reaches from the first month to the last", () => {
  expect(siteDataset(SITE, FACTS)).toMatchObject({
    description: expect.stringMatching(/^Indicative prices that scrap yards pay the public/),
    ...{ temporalCoverage: "2025-12/2026-11", dateModified: "2026-11-20" },
  });
});

it("data that was never published has no day and no months", () => {
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
