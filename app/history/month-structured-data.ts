import type { Dataset, WithContext } from "schema-dts";
import { publisher, type SitePublisher } from "../frame/seo.ts";

/**
 * Structured data for a month's prices.
 * @param month YYYY-MM
 * @param name of the month in words
 */
export function monthDataset(
  site: SitePublisher,
  month: string,
  name: string,
): WithContext<Dataset> {
  const { origin } = site;
  return {
    "@context": "https://schema.org",
    "@type": "Dataset",
    name: `Scrap metal prices in Australia, ${name}`,
    description: `Indicative scrap metal prices recorded in ${name}, by city and metal: lowest, middle and highest in Australian dollars per kilogram.`,
    url: `${origin}/prices/${month}/`,
    temporalCoverage: month,
    spatialCoverage: "Australia",
    creator: publisher(site),
    distribution: {
      "@type": "DataDownload",
      encodingFormat: "text/csv",
      contentUrl: `${origin}/prices/${month}.csv`,
    },
  };
}
