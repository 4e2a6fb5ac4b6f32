import { siteContext, storeContext } from "../../worker/contract/context.ts";
import type { RouteHandle } from "../../worker/contract/route-handle.ts";
import { currentDataset } from "../../worker/data/dataset.ts";
import { recordedMonths } from "../../worker/data/record/national-price-months.ts";
import { latestPublications } from "../../worker/data/record/publications.ts";
import { PageError } from "../frame/error-screens.tsx";
import { orServiceUnavailable } from "../frame/errors.ts";
import { seo } from "../frame/seo.ts";
import { SourcesAndFeeds } from "../paths/feed-link.tsx";
import { WorldPriceSource } from "../prices/disclaimers.tsx";
import { Hero } from "../ui/hero.tsx";
import { longDate } from "../words/format.ts";
import type { Route } from "./+types/data.route";
import { FileList } from "./file-list.tsx";
import { Licence } from "./licence.tsx";
import { RecordedMonths } from "./recorded-months.tsx";
import { siteDataset } from "./structured-data.ts";
import "./data.css";

export const handle: RouteHandle = { cache: "public", sitemap: "dataset" };

export async function loader({ context }: Route.LoaderArgs) {
  const { name, origin, dataLicence } = context.get(siteContext);
  const store = context.get(storeContext);
  const [[latest], months, dataset] = await orServiceUnavailable(
    Promise.all([latestPublications(store, 1), recordedMonths(store), currentDataset(store)]),
  );
  return {
    name,
    origin,
    licence: dataLicence,
    isSample: dataset?.isSample ?? false,
    months,
    published: latest ? { day: latest.publishedOn, words: longDate(latest.publishedOn) } : null,
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return seo(matches, {
    subject: "Data to download",
    description:
      "Scrap metal prices by Australian city, their history by month and by day, and the yard directory, as CSV and JSON files with a description of every field.",
    path: "/data/",
    jsonLd:
      import.meta.env.SSR && loaderData
        ? (site) => [siteDataset(site, { ...loaderData, publishedOn: loaderData.published?.day })]
        : undefined,
  });
}

export default function Data({ loaderData }: Route.ComponentProps) {
  const { name, origin, licence, months, published } = loaderData;
  return (
    <>
      <Hero
        title="Data"
        text="Our prices, price history and yard directory, as files for a spreadsheet or your own program."
      />
      <div className="data-page split wrap">
        <section className="section" aria-labelledby="files-heading">
          <h2 id="files-heading">Files</h2>
          <p className="prose">
            {published ? (
              <>
                Last published on <time dateTime={published.day}>{published.words}</time>.
              </>
            ) : (
              "No prices have been published yet."
            )}{" "}
            Prices are indicative, in Australian dollars per kilogram. The <a href="/api/">API</a>{" "}
            has the same data by city and by metal.
          </p>
          <FileList />
        </section>
        <div>
          <RecordedMonths months={months} />
          <Licence licence={licence} name={name} origin={origin} published={published?.words} />
          <SourcesAndFeeds pagePath="/" about="all publications">
            <WorldPriceSource /> We selected seven series.
          </SourcesAndFeeds>
        </div>
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
