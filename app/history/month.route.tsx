import { storeContext } from "../../worker/contract/context.ts";
import type { RouteHandle } from "../../worker/contract/route-handle.ts";
import { PricesError } from "../frame/error-screens.tsx";
import { isNotFound } from "../frame/errors.ts";
import { across, breadcrumbList, publisher, type SitePublisher, seo } from "../frame/seo.ts";
import { Hero } from "../ui/hero.tsx";
import { Link } from "../ui/link.tsx";
import { cutText } from "../words/cut-text.ts";
import { isMonth } from "../words/iso-month.ts";
import type { Route } from "./+types/month.route";
import { CityInMonth } from "./city-in-month.tsx";
import { HistoryTable, metalRow } from "./history-table.tsx";
import { type ArchivedMonth, readMonth } from "./month.ts";
import { Publications } from "./publications.tsx";
import { RecordNotes } from "./record-notes.tsx";
import "./history.css";
import type { Dataset, WithContext } from "schema-dts";

export const handle: RouteHandle = {
  cache: "public",
  parameters: { city: "text" },
  sitemap: "months",
};

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const city = cutText(url.searchParams.get("city") ?? "", 100);
  return readMonth(context.get(storeContext), params.month, city);
}

/** Breadcrumb of every month. */
const TRAIL = [{ label: "Price history", to: "/data/#months" }];

export function meta({ error, loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return seo(matches, { title: missingTitle(error) });
  const { month, name, unknownCity } = loaderData;
  const path = `/prices/${month}/`;
  const isNoindex = matches[0].loaderData?.isNoindex;
  return seo(matches, {
    subject: `Scrap metal prices in ${name}`,
    description: `Scrap metal prices recorded ${across(matches)} in ${name}: lowest, middle and highest for each metal in AUD per kilogram, by city, plus what we published and a CSV.`,
    path,
    isVariant: unknownCity !== undefined,
    jsonLd: import.meta.env.SSR
      ? (site) => [
          breadcrumbList(site.origin, [...TRAIL, { label: name, to: path }]),
          // Search engines must not show invented prices.
          ...(isNoindex ? [] : [monthDataset(site, month, name)]),
        ]
      : undefined,
  });
}

/**
 * Structured data for a month's prices.
 * @param month YYYY-MM
 * @param name of the month in words
 */
function monthDataset(site: SitePublisher, month: string, name: string): WithContext<Dataset> {
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

export default function Month({ loaderData, matches }: Route.ComponentProps) {
  const { month, name, national, publications } = loaderData;
  const { site } = matches[0].loaderData;
  return (
    <>
      <Hero
        trail={TRAIL}
        title={`Scrap Metal Prices in ${name}`}
        text={`The prices we recorded and published in ${name}.`}
      >
        <MonthLinks {...loaderData} />
      </Hero>
      <div className="wrap">
        <section className="history" aria-labelledby="national-heading">
          <h2 id="national-heading">Prices {across(matches)}</h2>
          <HistoryTable
            caption={`All cities in ${name}: recorded prices, Australian dollars per kilogram`}
            of="Metal"
            rows={national.map((figures) => metalRow(figures, month))}
          />
          <RecordNotes isNational />
          <p className="link-row">
            <a href={`/prices/${month}.csv`}>Download all cities and metals as CSV</a>
          </p>
        </section>
        <CityInMonth {...loaderData} />
        <Publications publications={publications} name={name} />
        <section className="section history" aria-labelledby="cite-heading">
          <h2 id="cite-heading">How to cite this page</h2>
          <p className="prose">
            <cite>Scrap metal prices in {name}</cite>. {site.name}.{" "}
            {`${site.origin}/prices/${month}/`}
          </p>
          <p className="prose">Add the date you read it.</p>
        </section>
      </div>
    </>
  );
}

/** Links to the recorded months before and after, and to all months. */
function MonthLinks({ previous, next }: Pick<ArchivedMonth, "previous" | "next">) {
  return (
    <nav className="link-row" aria-label="Months">
      {previous && (
        <Link to={`/prices/${previous.month}/`} rel="prev">
          Previous: {previous.name}
        </Link>
      )}
      {next && (
        <Link to={`/prices/${next.month}/`} rel="next">
          Next: {next.name}
        </Link>
      )}
      <Link to="/data/#months">All recorded months</Link>
    </nav>
  );
}

function missingTitle(error: unknown): string {
  return isNotFound(error) ? "Page Not Found" : "Month Not Found";
}

function missingText(month: string): string {
  return isMonth(month)
    ? "Nothing is recorded for this month. Pick another from the list."
    : "There is no page at this address. It may have moved, or the address may be misspelt.";
}

export function ErrorBoundary({ error, params: { month = "" } }: Route.ErrorBoundaryProps) {
  return (
    <PricesError error={error} title={missingTitle(error)} missing={missingText(month)}>
      <Link className="button" to="/data/#months">
        All recorded months
      </Link>
    </PricesError>
  );
}
