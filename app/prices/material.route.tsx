import { storeContext } from "../../contract/context.ts";
import type { RouteHandle } from "../../contract/route-handle.ts";
import { currentDataset } from "../../worker/data/dataset.ts";
import { aliasedMaterialBySlug } from "../../worker/data/materials.ts";
import { placedPricesOfMaterial } from "../../worker/data/prices.ts";
import { takersOf } from "../../worker/data/yards/accepted-materials.ts";
import { cutText } from "../cut-text.ts";
import { nullOnOutage, orServiceUnavailable } from "../errors.ts";
import { feedInHead } from "../feeds/feed-link.tsx";
import { missingSlug } from "../missing-slug.ts";
import { MAX_LENGTH } from "../search/field-suggestion.ts";
import { breadcrumbList, seo } from "../seo.ts";
import { Hero } from "../ui/hero.tsx";
import type { Route } from "./+types/material.route";
import {
  CITY_PRICE_PARAMETERS,
  pricesInView,
  readCityPriceView,
  statesWithPrices,
} from "./city-price-view.ts";
import { identificationOf } from "./identification.ts";
import { MaterialAbout } from "./material-about.tsx";
import { MaterialCities } from "./material-cities.tsx";
import { MaterialError } from "./material-error.tsx";
import { MaterialTakersSection } from "./material-takers.tsx";
import { answerNear, yardsNear } from "./near/answer.ts";
import "./near/near.css";
import { NearSection } from "./near/near-section.tsx";
import { nearPlace } from "./near/place.ts";
import { UnknownPlace } from "./near/unknown-place.tsx";
import { pricesDay } from "./price-age.ts";
import { wordFor } from "./word-for.ts";

/** By whose calendar the days of all cities' prices are counted, so that they can be compared. */
const NATIONAL_TIME_ZONE = "Australia/Sydney";

export const handle: RouteHandle = {
  cache: "public",
  parameters: { ...CITY_PRICE_PARAMETERS, near: "search", for: "search" },
  sitemap: "materials",
};

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const store = context.get(storeContext);
  const view = readCityPriceView(url.searchParams);
  const [typedPlace, typedWord] = [textOf(url, "near"), textOf(url, "for")];
  const [found, dataset, place] = await orServiceUnavailable(
    Promise.all([
      aliasedMaterialBySlug(store, params.slug),
      currentDataset(store),
      nearPlace(store, typedPlace),
    ]),
  );
  if (!found) throw await missingSlug(store, params.slug, "Material not found");
  const { aliases: _aliases, ...material } = found;
  const { slug } = material;
  const version = dataset?.yardsVersion;
  const taking = takersOf(store, found, version);
  // After those, which leave the table of yards in memory: two at once would both read it.
  const near = place?.origin && taking.then(() => yardsNear(store, place.origin, found, version));
  const [placed = [], takers, yards, word] = await orServiceUnavailable(
    Promise.all([
      placedPricesOfMaterial(store, material.id),
      taking.catch(nullOnOutage),
      Promise.resolve(near ?? null).catch(nullOnOutage),
      wordFor(store, typedWord, slug).catch(nullOnOutage),
    ]),
  );
  const prices = placed.map(({ price }) => price);
  const day = pricesDay(dataset, NATIONAL_TIME_ZONE);
  return {
    material,
    view,
    asked: { near: typedPlace, for: word ?? "" },
    unknown: place && !place.origin ? place : undefined,
    near: place?.origin
      ? await orServiceUnavailable(answerNear(store, place, placed, yards, day))
      : undefined,
    states: statesWithPrices(prices),
    takers,
    identification: identificationOf(slug),
    prices: pricesInView(prices, view, day),
  };
}

function textOf(url: URL, name: string): string {
  return cutText((url.searchParams.get(name) ?? "").trim(), MAX_LENGTH);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return seo(matches, { title: "Material Not Found" });
  const { asked, material } = loaderData;
  const { name, slug, description, metaDescription } = material;
  const head = seo(matches, {
    title: `${name} Scrap Metal Prices | Scrap Metal Prices Australia`,
    description: metaDescription ?? description,
    path: `/material/${slug}/`,
    isVariant: asked.near !== "" || asked.for !== "",
    jsonLd: import.meta.env.SSR
      ? (origin) => [breadcrumbList(origin, [...TRAIL, { label: name, to: `/material/${slug}/` }])]
      : undefined,
  });
  return [...head, feedInHead(`/material/${slug}/`, `Price changes for ${name}`)];
}

/** The breadcrumb of every material. */
const TRAIL = [{ label: "Materials", to: "/scrap-metal-prices-by-material/" }];

export default function Material({ loaderData }: Route.ComponentProps) {
  const { material, view, asked, unknown, near, states, takers, identification, prices } =
    loaderData;
  const place = near ? `&${new URLSearchParams({ near: near.address })}` : "";
  const load = `/my-load/?${material.slug}=${place}`;
  return (
    <>
      <Hero
        trail={TRAIL}
        title={`${material.name} Scrap Metal Prices`}
        text={`What yards pay for ${material.name.toLowerCase()} in Australian cities, in dollars per kilogram. Indicative only.`}
      >
        {asked.for && <p className="near-word">{`“${asked.for}”: priced as ${material.name}.`}</p>}
      </Hero>
      {unknown && <UnknownPlace {...unknown} {...{ material, view, asked }} />}
      {near && (
        <NearSection
          {...near}
          {...{ material, view, asked, load }}
          // What the directory calls it.
          word={takers?.word ?? null}
        />
      )}
      <MaterialCities {...{ material, view, asked, states, prices }} isFirst={!near} />
      <MaterialTakersSection material={material} takers={takers} isNear={asked.near !== ""} />
      <MaterialAbout material={material} identification={identification} load={load} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <MaterialError error={error} />;
}
