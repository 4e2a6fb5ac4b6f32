import type { DataDownload, Dataset, WithContext } from "schema-dts";
import { publisher, type SitePublisher } from "../frame/seo.ts";
import { FILES } from "../words/download-fields.ts";
import { LICENCE_PAGES } from "./licence.tsx";

interface DataFacts {
  /** Name of the data's licence. */
  licence: string;
  isSample: boolean;
  /** Day (YYYY-MM-DD) of the last publication; undefined if there was none. */
  publishedOn: string | undefined;
  /** The recorded months (YYYY-MM), latest first. */
  months: string[];
}

const SAMPLE =
  "Sample data: every price and yard of ours in it is invented, so do not use it as real. ";

/** All files as a dataset, for dataset search engines. */
export function siteDataset(
  site: SitePublisher,
  { licence, isSample, publishedOn, months }: DataFacts,
): WithContext<Dataset> {
  const { origin } = site;
  const name = "Scrap metal prices and scrap yards in Australia";
  return {
    "@context": "https://schema.org",
    "@type": "Dataset",
    name: isSample ? `Sample data: ${name}` : name,
    description: `${isSample ? SAMPLE : ""}Indicative prices that scrap yards pay the public, by Australian city and metal, in Australian dollars per kilogram: current prices, their history by month and by day of checking, and a directory of scrap yards. World metal prices by month are included for comparison.`,
    url: `${origin}/data/`,
    license: LICENCE_PAGES[licence] ?? { "@type": "CreativeWork", name: licence },
    creator: publisher(site),
    isAccessibleForFree: true,
    keywords: [
      "scrap metal prices",
      "scrap yards",
      "copper",
      "aluminium",
      "recycling",
      "Australia",
    ],
    spatialCoverage: { "@type": "Place", name: "Australia" },
    variableMeasured: "Price in Australian dollars per kilogram",
    ...(months.length > 0 && { temporalCoverage: `${months.at(-1)}/${months[0]}` }),
    ...(publishedOn && { dateModified: publishedOn }),
    distribution: FILES.flatMap(({ name, title }) => [
      download(origin, title, `${name}.csv`, "text/csv"),
      download(origin, title, `${name}.json`, "application/json"),
    ]),
  };
}

function download(
  origin: string,
  title: string,
  file: string,
  encodingFormat: string,
): DataDownload {
  const contentUrl = `${origin}/data/${file}`;
  return { "@type": "DataDownload", name: `${title} (${file})`, encodingFormat, contentUrl };
}
