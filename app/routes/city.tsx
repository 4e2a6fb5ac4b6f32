import { data, isRouteErrorResponse, Link, redirect } from "react-router";
import { cityBySlug, nearestPricedCity } from "../../worker/data/cities.ts";
import { allMaterials, materialSlugFor } from "../../worker/data/materials.ts";
import { pricesInCity } from "../../worker/data/prices.ts";
import type { Store } from "../../worker/data/store.ts";
import { yardsInCity } from "../../worker/data/yards.ts";
import { storeContext } from "../context.ts";
import { longDate, monthNow, today } from "../format.ts";
import { answer, CACHE, missing, routeHeaders } from "../http.ts";
import { seo } from "../seo.ts";
import { Breadcrumb } from "../ui/breadcrumb.tsx";
import { CityNotFound } from "../ui/city-not-found.tsx";
import { CityYards } from "../ui/city-yards.tsx";
import { lastChecked, priceRows } from "../ui/price-rows.ts";
import { PriceTable } from "../ui/price-table.tsx";
import { Regulations } from "../ui/regulations.tsx";
import { TrendSection } from "../ui/trend-section.tsx";
import type { Route } from "./+types/city";

/** Yards that a city page shows; the directory has the rest. */
const YARDS_SHOWN = 36;

export async function loader({ context, params }: Route.LoaderArgs) {
  const store = context.get(storeContext);
  const city = await answer(cityBySlug(store, params.slug));
  if (!city) throw await materialOrMissing(store, params.slug);
  // Streamed: the prices do not wait for the yards.
  const yards = yardsInCity(store, city.id, YARDS_SHOWN + 1);
  yards.catch(() => {});
  const [materials, prices = []] = await answer(
    Promise.all([allMaterials(store), pricesInCity(store, city.id)]),
  );
  const checked = lastChecked(prices);
  const nearest = checked ? undefined : await answer(nearestPricedCity(store, city));
  return data(
    {
      city,
      rows: priceRows(materials, prices),
      yards,
      today: today(city.timeZone),
      month: monthNow(city.timeZone),
      checkedOn: checked && longDate(checked),
      nearest,
      rulesCheckedOn: longDate(city.regulationsCheckedOn),
    },
    { headers: CACHE.prices },
  );
}

/** /copper/ and /aluminium/ mean the material; any other unknown segment is an unknown city. */
async function materialOrMissing(store: Store, slug: string) {
  const material = await answer(materialSlugFor(store, slug));
  return material ? redirect(`/material/${material}/`, 301) : missing("City not found");
}

export const headers = routeHeaders;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return seo(matches, { title: "City Not Found" });
  const { name, state, slug, metaDescription } = loaderData.city;
  return seo(matches, {
    title: `Scrap Metal Prices in ${name}, ${state} | Current Rates`,
    description: metaDescription,
    path: `/${slug}/`,
  });
}

export default function City({ loaderData }: Route.ComponentProps) {
  const { city, rows, yards, today, month, checkedOn, nearest, rulesCheckedOn } = loaderData;
  return (
    <>
      <header className="city-head wrap">
        <Breadcrumb state={city.state} />
        <h1>Scrap Metal Prices in {city.name}</h1>
        <p className="lead">
          Indicative prices for {today}.{" "}
          {checkedOn ? `Last checked on ${checkedOn}.` : `We have none for ${city.name} yet.`}
          {nearest && (
            <>
              {" "}
              The nearest place with prices is <Link to={`/${nearest.slug}/`}>{nearest.name}</Link>.
            </>
          )}
        </p>
        <ul className="chips" aria-label="On this page">
          <li>
            <a href="#prices">Prices</a>
          </li>
          <li>
            <a href="#trend">Trend</a>
          </li>
          <li>
            <a href="#yards">Yards</a>
          </li>
          <li>
            <a href="#rules">Rules</a>
          </li>
        </ul>
      </header>
      <section id="prices" className="wrap" aria-label="Prices">
        <PriceTable
          caption={`Indicative prices in ${city.name}, Australian dollars per kilogram`}
          rows={rows}
          sortable
        />
        <p className="quiet">
          Indicative only: yards set their own prices by quantity, grade and the day’s market.
        </p>
      </section>
      <TrendSection city={city} month={month} />
      <CityYards city={city.name} yards={yards} shown={YARDS_SHOWN} />
      <Regulations city={city} checkedOn={rulesCheckedOn} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <CityNotFound isOutage={!(isRouteErrorResponse(error) && error.status === 404)} />;
}
