import { storeContext } from "../../worker/contract/context.ts";
import type { RouteHandle } from "../../worker/contract/route-handle.ts";
import { currentDataset } from "../../worker/data/dataset.ts";
import { CityError, PageNotFound } from "../frame/error-screens.tsx";
import { isNotFound, orServiceUnavailable } from "../frame/errors.ts";
import { breadcrumbList, seo } from "../frame/seo.ts";
import { pricesDay } from "../prices/price-age-words.ts";
import { yearChange } from "../prices/year-change.ts";
import { cityTrail } from "../ui/city-head.tsx";
import { Hero } from "../ui/hero.tsx";
import { Link } from "../ui/link.tsx";
import { cutText } from "../words/cut-text.ts";
import { longDate } from "../words/format.ts";
import type { Route } from "./+types/city-history.route";
import { ChoiceForm } from "./choice-form.tsx";
import { type CityHistory, readCityHistory } from "./city-history.ts";
import { HistoryChart } from "./history-chart.tsx";
import { HistoryTable, monthRow } from "./history-table.tsx";
import { RecordNotes } from "./record-notes.tsx";
import "./history.css";

export const handle: RouteHandle = {
  cache: "public",
  parameters: { metal: "text" },
  sitemap: "city histories",
};

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const requested = cutText(url.searchParams.get("metal") ?? "", 100);
  const store = context.get(storeContext);
  const [{ timeZone, ...history }, dataset] = await Promise.all([
    readCityHistory(store, params.slug, requested, "history/"),
    orServiceUnavailable(currentDataset(store)),
  ]);
  const { city, metal, months } = history;
  const thisMonth = pricesDay(dataset, timeZone).judged.slice(0, 7);
  const year = metal && yearChange(`${metal.name} in ${city.name}`, months, thisMonth);
  return { ...history, year, requested };
}

/** The page's URL; the first metal is the default and left out. */
function addressOf({ city, metal, metals }: Omit<CityHistory, "timeZone">): string {
  const isChoice = metal && metal.slug !== metals[0]?.slug;
  return `/${city.slug}/history/${isChoice ? `?metal=${metal.slug}` : ""}`;
}

export function meta({ error, loaderData, matches }: Route.MetaArgs) {
  if (!loaderData)
    return seo(matches, { title: isNotFound(error) ? "Page Not Found" : "City Not Found" });
  const { city, metal, problem } = loaderData;
  const { name, slug, state } = city;
  const what = metal?.name ?? "Scrap metal";
  return seo(matches, {
    subject: `${what} price history in ${name}, ${state}`,
    description: `${what} scrap prices recorded in ${name}, ${state}, month by month: lowest, middle and highest in AUD per kilogram, as a chart, a table and CSV.`,
    path: addressOf(loaderData),
    isVariant: problem !== undefined,
    jsonLd: import.meta.env.SSR
      ? ({ origin }) => [
          breadcrumbList(origin, [
            ...trailOf(loaderData.city),
            { label: "Price history", to: `/${slug}/history/` },
          ]),
        ]
      : undefined,
  });
}

function trailOf({ name, slug, state }: CityHistory["city"]) {
  return [...cityTrail(state), { label: name, to: `/${slug}/` }];
}

export default function CityHistoryPage({ loaderData }: Route.ComponentProps) {
  const { city, metal, problem, requested } = loaderData;
  return (
    <>
      <Hero
        trail={trailOf(city)}
        title={`Scrap Metal Price History in ${city.name}`}
        text={`The prices we’ve recorded in ${city.name}, month by month.`}
      />
      <div className="wrap">
        {problem && (
          <p className="notice" role="status">
            {problem === "unknown"
              ? `We don’t know the metal “${requested}”.`
              : `No prices for this metal are recorded in ${city.name}.`}
            {metal && ` Here is ${metal.name.toLowerCase()} instead.`}
          </p>
        )}
        {metal ? (
          <MetalHistory {...loaderData} metal={metal} />
        ) : (
          <p className="empty">
            No prices are recorded in {city.name} yet.{" "}
            <Link to={`/${city.slug}/`}>See what we know about {city.name}</Link>.
          </p>
        )}
      </div>
    </>
  );
}

type MetalHistoryProps = Route.ComponentProps["loaderData"] & {
  metal: NonNullable<CityHistory["metal"]>;
};

function MetalHistory(props: MetalHistoryProps) {
  const { city, metal, metals, months, year, goneOn, said } = props;
  const isFirst = metal.slug === metals[0]?.slug;
  return (
    <>
      <ChoiceForm
        action={`/${city.slug}/history/`}
        label="Metal"
        name="metal"
        options={metals.map(({ name, slug }) => ({ value: slug, label: name }))}
        chosen={metal.slug}
      />
      <section className="history" aria-labelledby="history-heading">
        <h2 id="history-heading">{`${metal.name} in ${city.name}`}</h2>
        {metal.grade && (
          <p>
            Grade: <b>{metal.grade}</b>.
          </p>
        )}
        {goneOn && (
          <p>
            On {longDate(goneOn)} we recorded that {city.name} has no price for{" "}
            {metal.name.toLowerCase()} any more.
          </p>
        )}
        {said && <p>{said}</p>}
        {year && <p>{year}</p>}
        <HistoryChart of={`${metal.name} in ${city.name}`} months={months} />
        <HistoryTable
          caption={`${metal.name} in ${city.name}: recorded prices, Australian dollars per kilogram`}
          of="Month"
          rows={months.map(monthRow).reverse()}
        />
        <RecordNotes />
        <p className="link-row">
          <a href={`/${city.slug}/history.csv${isFirst ? "" : `?metal=${metal.slug}`}`}>
            Download as CSV
          </a>
          <Link to={`/${city.slug}/`}>Prices in {city.name} today</Link>
          <Link to={`/material/${metal.slug}/history/`}>{metal.name} in all cities</Link>
          <Link to="/data/#months">All recorded months</Link>
        </p>
      </section>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isNotFound(error) ? <PageNotFound error={error} /> : <CityError error={error} />;
}
