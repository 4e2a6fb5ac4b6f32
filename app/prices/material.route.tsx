import { storeContext } from "../../contract/context.ts";
import type { RouteHandle } from "../../contract/route-handle.ts";
import { currentDataset } from "../../worker/data/dataset.ts";
import { materialBySlug } from "../../worker/data/materials.ts";
import { pricesOfMaterial } from "../../worker/data/prices.ts";
import { takersOf } from "../../worker/data/yards/accepted-materials.ts";
import { orServiceUnavailable } from "../errors.ts";
import { FeedLink, feedInHead } from "../feeds/feed-link.tsx";
import { missingSlug } from "../missing-slug.ts";
import { breadcrumbList, seo } from "../seo.ts";
import { Hero } from "../ui/hero.tsx";
import { Link } from "../ui/link.tsx";
import { Swatch } from "../ui/swatch.tsx";
import type { Route } from "./+types/material.route";
import { CityPriceLinks } from "./city-price-links.tsx";
import { CityPriceTable } from "./city-price-table.tsx";
import {
  CITY_PRICE_PARAMETERS,
  pricesInView,
  readCityPriceView,
  statesWithPrices,
} from "./city-price-view.ts";
import { identificationOf } from "./identification.ts";
import "./city-prices.css";
import { MaterialError } from "./material-error.tsx";
import { MaterialTakersSection } from "./material-takers.tsx";
import { pricesDay } from "./price-age.ts";

/** By whose calendar the days of all cities' prices are counted, so that they can be compared. */
const NATIONAL_TIME_ZONE = "Australia/Sydney";

export const handle: RouteHandle = {
  cache: "public",
  parameters: CITY_PRICE_PARAMETERS,
  sitemap: "materials",
};

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const store = context.get(storeContext);
  const view = readCityPriceView(url.searchParams);
  const [material, dataset] = await orServiceUnavailable(
    Promise.all([materialBySlug(store, params.slug), currentDataset(store)]),
  );
  if (!material) throw await missingSlug(store, params.slug, "Material not found");
  const [prices = [], takers] = await orServiceUnavailable(
    Promise.all([pricesOfMaterial(store, material.id), takersOf(store, material.id)]),
  );
  const states = statesWithPrices(prices);
  const day = pricesDay(dataset, NATIONAL_TIME_ZONE);
  return {
    material,
    view,
    states,
    takers,
    identification: identificationOf(material.slug),
    prices: pricesInView(prices, view, day),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return seo(matches, { title: "Material Not Found" });
  const { name, slug, description, metaDescription } = loaderData.material;
  const head = seo(matches, {
    title: `${name} Scrap Metal Prices | Scrap Metal Prices Australia`,
    description: metaDescription ?? description,
    path: `/material/${slug}/`,
    jsonLd: import.meta.env.SSR
      ? (origin) => [breadcrumbList(origin, [...TRAIL, { label: name, to: `/material/${slug}/` }])]
      : undefined,
  });
  return [...head, feedInHead(`/material/${slug}/`, `Price changes for ${name}`)];
}

/** The breadcrumb of every material. */
const TRAIL = [{ label: "Materials", to: "/scrap-metal-prices-by-material/" }];

export default function Material({ loaderData }: Route.ComponentProps) {
  const { material, view, states, takers, identification, prices } = loaderData;
  return (
    <>
      <Hero
        trail={TRAIL}
        title={`${material.name} Scrap Metal Prices`}
        text={`What yards pay for ${material.name.toLowerCase()} in Australian cities, in dollars per kilogram. Indicative only.`}
      />
      <section className="wrap" aria-labelledby="cities-heading">
        <h2 id="cities-heading">Prices by City</h2>
        {material.grade && (
          <p>
            Grade: <b>{material.grade}</b>. All prices are for this grade, so you can compare
            cities.
          </p>
        )}
        <p>
          <a href="#takers-heading">Who takes {material.name.toLowerCase()} near you</a>
        </p>
        {(prices.length > 0 || view.state) && (
          <CityPriceLinks slug={material.slug} view={view} states={states} />
        )}
        {prices.length > 0 ? (
          <>
            <CityPriceTable material={material.name} prices={prices} sort={view.sort} />
            <p className="link-row">
              <Link to={`/report/?material=${material.slug}`}>Price wrong?</Link>
            </p>
          </>
        ) : (
          <p className="empty">No price data available for this material at the moment.</p>
        )}
        <FeedLink pagePath={`/material/${material.slug}/`} about={material.name.toLowerCase()} />
      </section>
      <MaterialTakersSection name={material.name} takers={takers} />
      {identification && (
        <section className="section wrap" aria-labelledby="recognise-heading">
          <h2 id="recognise-heading">How to recognise {material.name.toLowerCase()}</h2>
          <div className="identification-tip identification-tip-large">
            <Swatch metal={material.slug} />
            <p className="prose">{identification}</p>
          </div>
        </section>
      )}
      <section className="section wrap" aria-labelledby="about-heading">
        <h2 id="about-heading" className="material-heading">
          <Swatch metal={material.slug} />
          About {material.name}
        </h2>
        <p className="prose">{material.description}</p>
        <p className="link-row">
          <Link to={`/my-load/?${material.slug}=`} rel="nofollow">
            What is my load worth?
          </Link>
          <Link to={`/material/${material.slug}/history/`} prefetch="intent">
            {`All recorded prices for ${material.name.toLowerCase()}`}
          </Link>
          <Link to="/scrap-metal-prices-by-material/" prefetch="intent">
            Prices of other metals
          </Link>
        </p>
      </section>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <MaterialError error={error} />;
}
