import { storeContext } from "../../worker/contract/context.ts";
import type { RouteHandle } from "../../worker/contract/route-handle.ts";
import { currentDataset } from "../../worker/data/dataset.ts";
import { MaterialError, PageNotFound } from "../frame/error-screens.tsx";
import { isNotFound, orServiceUnavailable } from "../frame/errors.ts";
import { across, breadcrumbList, seo } from "../frame/seo.ts";
import { NATIONAL_TIME_ZONE, pricesDay } from "../prices/price-age-words.ts";
import { yearChange } from "../prices/year-change.ts";
import { Hero } from "../ui/hero.tsx";
import { Link } from "../ui/link.tsx";
import { cutText } from "../words/cut-text.ts";
import { longMonth } from "../words/format.ts";
import type { Route } from "./+types/material-history.route";
import { CitiesInMonth } from "./cities-in-month.tsx";
import { HistoryChart } from "./history-chart.tsx";
import { HistoryTable, monthRow } from "./history-table.tsx";
import { type MaterialHistory, readCities, readMaterialHistory } from "./material-history.ts";
import { RecordNotes } from "./record-notes.tsx";
import "./history.css";

export const handle: RouteHandle = {
  cache: "public",
  parameters: { month: "text" },
  sitemap: "material histories",
};

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const store = context.get(storeContext);
  const requested = cutText(url.searchParams.get("month") ?? "", 100);
  const [history, dataset] = await Promise.all([
    readMaterialHistory(store, params.slug, requested, "history/"),
    orServiceUnavailable(currentDataset(store)),
  ]);
  const { material, month, months, isUnknownMonth } = history;
  const thisMonth = pricesDay(dataset, NATIONAL_TIME_ZONE).judged.slice(0, 7);
  return {
    material,
    months: months.map(({ materialId: _material, ...figures }) => figures),
    year: yearChange(`${material.name} in Australia`, months, thisMonth),
    shown: month && {
      month,
      name: longMonth(month),
      cities: await readCities(store, material.id, month),
    },
    unknownMonth: isUnknownMonth ? requested : undefined,
  };
}

export function meta({ error, loaderData, matches }: Route.MetaArgs) {
  if (!loaderData)
    return seo(matches, { title: isNotFound(error) ? "Page Not Found" : "Material Not Found" });
  const { material, months, shown, unknownMonth } = loaderData;
  const { name, slug } = material;
  const isChoice = shown && shown.month !== months.at(-1)?.month;
  return seo(matches, {
    subject: `${name} scrap price history`,
    description: `${name} scrap prices recorded in Australian cities, month by month: lowest, middle and highest in AUD per kilogram, as a chart, tables and CSV.`,
    path: `/material/${slug}/history/${isChoice ? `?month=${shown.month}` : ""}`,
    isVariant: unknownMonth !== undefined,
    jsonLd: import.meta.env.SSR
      ? ({ origin }) => [
          breadcrumbList(origin, [
            ...trailOf(material),
            { label: "Price history", to: `/material/${slug}/history/` },
          ]),
        ]
      : undefined,
  });
}

function trailOf({ name, slug }: MaterialHistory["material"]) {
  return [
    { label: "Materials", to: "/scrap-metal-prices-by-material/" },
    { label: name, to: `/material/${slug}/` },
  ];
}

export default function MaterialHistoryPage({ loaderData, matches }: Route.ComponentProps) {
  const { material, months, year, shown, unknownMonth } = loaderData;
  const { name, slug, grade } = material;
  return (
    <>
      <Hero
        trail={trailOf(material)}
        title={`${name} Scrap Price History`}
        text={`The prices we’ve recorded for ${name.toLowerCase()} in Australian cities, month by month.`}
      />
      <div className="wrap">
        {unknownMonth !== undefined && (
          <p className="notice" role="status">
            Nothing is recorded for {name.toLowerCase()} in “{unknownMonth}”.
            {shown && ` Here is ${shown.name} instead.`}
          </p>
        )}
        {shown ? (
          <>
            <section className="history" aria-labelledby="months-heading">
              <h2 id="months-heading">{`${name} ${across(matches)}`}</h2>
              <p>
                {grade && (
                  <>
                    Grade: <b>{grade}</b>.{" "}
                  </>
                )}
                <a href="#cities-heading">Go to the cities in {shown.name}</a>
              </p>
              {year && <p>{year}</p>}
              <HistoryChart of={`${name} ${across(matches)}`} months={months} />
              <HistoryTable
                caption={`${name} in all cities: recorded prices, Australian dollars per kilogram`}
                of="Month"
                rows={months.map(monthRow).reverse()}
              />
              <RecordNotes isNational />
              <p className="link-row">
                <a href={`/material/${slug}/history.csv`}>Download the months as CSV</a>
                <Link to={`/material/${slug}/`}>{name} prices today</Link>
                <Link to="/data/#months">All recorded months</Link>
              </p>
            </section>
            <CitiesInMonth material={material} months={months} shown={shown} />
          </>
        ) : (
          <p className="empty">
            No prices are recorded for {name.toLowerCase()} yet.{" "}
            <Link to={`/material/${slug}/`}>See today’s prices</Link>.
          </p>
        )}
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isNotFound(error) ? <PageNotFound error={error} /> : <MaterialError error={error} />;
}
