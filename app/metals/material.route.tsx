import { redirect } from "react-router";
import { storeContext, visitorContext } from "../../worker/contract/context.ts";
import type { RouteHandle } from "../../worker/contract/route-handle.ts";
import { currentDataset } from "../../worker/data/dataset.ts";
import { materialWithFamily } from "../../worker/data/materials.ts";
import { placedPricesOfMaterial } from "../../worker/data/prices.ts";
import { worldPrices } from "../../worker/data/world-prices.ts";
import { takersOf } from "../../worker/data/yards/accepted-materials.ts";
import { nextNear } from "../../worker/data/yards/open-then.ts";
import { nullOnOutage, orServiceUnavailable } from "../frame/errors.ts";
import { missingSlug } from "../frame/missing-page.ts";
import { breadcrumbList, seo } from "../frame/seo.ts";
import { CanRefund } from "../goods/can-refund.tsx";
import { paidAt, priceByWeight } from "../goods/goods.ts";
import { readOpen } from "../paths/directory-address.ts";
import { feedInHead, SourcesAndFeeds } from "../paths/feed-link.tsx";
import { WorldPriceSource } from "../prices/disclaimers.tsx";
import { packedWorld } from "../prices/world-history.ts";
import { WorldSection } from "../prices/world-section.tsx";
import { materialYear } from "../prices/year-change.ts";
import { Hero } from "../ui/hero.tsx";
import { typedText } from "../words/cut-text.ts";
import type { Route } from "./+types/material.route";
import {
  CITY_PRICE_PARAMETERS,
  cityPriceAddress,
  readCityPriceView,
  statesWithPrices,
} from "./city-price-view.ts";
import { recognising } from "./identification.ts";
import { listedPrices } from "./listed-prices.ts";
import "../ui/styles/metal-pages.css";
import { MaterialError } from "../frame/material-error.tsx";
import { CANS } from "../goods/can-schemes.ts";
import { answerNear } from "../near/metal-near.ts";
import { nearPlace } from "../near/near-place.ts";
import { yardsNear } from "../near/yards-near.ts";
import { NATIONAL_TIME_ZONE, pricesDay } from "../prices/price-age.ts";
import { besidePrices } from "../prices/world-words.ts";
import { MaterialAbout } from "./material-about.tsx";
import { MaterialCities } from "./material-cities.tsx";
import { MaterialLead } from "./material-lead.tsx";
import { MaterialTakersSection } from "./material-takers.tsx";
import { NearSection } from "./near-section.tsx";
import { UnknownPlace } from "./unknown-place.tsx";
import { wordFor } from "./word-for.ts";

// Its only controls are details.

export const handle: RouteHandle = {
  cache: "public",
  parameters: { ...CITY_PRICE_PARAMETERS, near: "search", for: "search", open: "half-hour" },
  sitemap: "materials",
};

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const store = context.get(storeContext);
  const view = readCityPriceView(url.searchParams);
  const [typedPlace, typedWord] = [
    typedText(url.searchParams, "near"),
    typedText(url.searchParams, "for"),
  ];
  const asked = { near: typedPlace, for: typedWord, open: readOpen(url.searchParams) };
  const [found, dataset, place] = await orServiceUnavailable(
    Promise.all([
      materialWithFamily(store, params.slug),
      currentDataset(store),
      nearPlace(store, typedPlace),
    ]),
  );
  if (!found) throw await missingSlug(store, params.slug, "Material not found");
  const { material, family } = found;
  const { slug } = material;
  if (asked.open === "now") {
    const { timeZone } = context.get(visitorContext);
    const open = await orServiceUnavailable(nextNear(store, place?.origin, timeZone));
    throw redirect(cityPriceAddress(slug, view, { ...asked, open }));
  }
  const version = dataset?.yardsVersion;
  const taking = takersOf(store, slug, family, version);
  // After the queries above, which leave the table of yards in memory: at the same time, both would read it.
  const day = pricesDay(dataset, NATIONAL_TIME_ZONE);
  const near =
    place?.origin &&
    taking.then(() => yardsNear(store, place.origin, slug, family, asked.open, version));
  const [placed = [], world, takers, yards, word, year] = await orServiceUnavailable(
    Promise.all([
      placedPricesOfMaterial(store, material.id),
      // Near a place other prices come first.
      place?.origin ? undefined : worldPrices(store, dataset),
      taking.catch(nullOnOutage),
      Promise.resolve(near ?? null).catch(nullOnOutage),
      wordFor(store, typedWord, slug).catch(nullOnOutage),
      // Near a place its own price counts.
      typedPlace ? null : materialYear(store, material, day.judged.slice(0, 7)).catch(nullOnOutage),
    ]),
  );
  const prices = placed.map(({ price }) => price);
  const origin = place?.origin ?? undefined;
  const months = world?.of(material.world);
  return {
    material,
    view,
    year: year?.words,
    asked: { ...asked, for: word?.word ?? "" },
    word,
    unknown: place && !place.origin ? place : undefined,
    near: place?.origin
      ? await orServiceUnavailable(answerNear(store, place, placed, yards, day))
      : undefined,
    state: place?.origin?.place?.state ?? view.state,
    hasRefund: slug === CANS,
    states: statesWithPrices(prices),
    takers,
    recognising: recognising(slug),
    world: packedWorld(months),
    worldWords:
      months &&
      material.world &&
      besidePrices(material.world, months, year?.months ?? [], prices, day, dataset),
    listed: listedPrices(placed, view, day, origin),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return seo(matches, { title: "Material Not Found" });
  const { asked, material } = loaderData;
  const { name, slug, description, metaDescription } = material;
  const head = seo(matches, {
    subject: `${name} Scrap Metal Prices`,
    description: metaDescription ?? description,
    path: `/material/${slug}/`,
    isVariant: Object.values(asked).some(Boolean),
    jsonLd: import.meta.env.SSR
      ? ({ origin }) => [
          breadcrumbList(origin, [...TRAIL, { label: name, to: `/material/${slug}/` }]),
        ]
      : undefined,
  });
  return [...head, feedInHead(`/material/${slug}/`, `Price changes for ${name}`)];
}

/** Breadcrumb of every material. */
const TRAIL = [{ label: "Materials", to: "/scrap-metal-prices-by-material/" }];

export default function Material({ loaderData }: Route.ComponentProps) {
  const {
    material,
    view,
    year,
    asked,
    word,
    unknown,
    near,
    state,
    hasRefund,
    states,
    takers,
    recognising,
    world,
    worldWords,
    listed,
  } = loaderData;
  const place = near ? `&${new URLSearchParams({ near: near.address })}` : "";
  const price = near ? near.price.counted : listed.range;
  const paid = word?.paid && price && paidAt(price, word.paid.share);
  const load = `/my-load/?${material.slug}=${place}`;
  return (
    <>
      <Hero
        trail={TRAIL}
        title={`${material.name} Scrap Metal Prices`}
        text={<MaterialLead {...{ material, view, listed }} isNear={near !== undefined} />}
      >
        {word && (
          <p className="near-word">
            {`“${word.word}”: ${word.paid ? "counted" : "priced"} as ${material.name}${word.weight && `, ${word.weight}`}.`}
            {word.paid && ` Bought ${word.paid.bought}.`}
            {paid && ` That is ${priceByWeight(paid)}.`}
            {word.advice && ` ${word.advice}`}
          </p>
        )}
        {hasRefund && <CanRefund key={state} {...{ state, place }} />}
        {year && <p>{year}</p>}
      </Hero>
      {unknown && <UnknownPlace {...unknown} {...{ material, view, asked }} />}
      {near && (
        <NearSection
          {...near}
          {...{ material, view, asked, load }}
          // The directory's word for the metal.
          word={takers?.word ?? null}
        />
      )}
      <div className="material-prices split wrap">
        <MaterialCities {...{ material, view, asked, states, listed, near }} />
        <MaterialTakersSection material={material} takers={takers} isNear={asked.near !== ""} />
      </div>
      <MaterialAbout {...{ material, recognising, load }} />
      {world && material.world && worldWords && (
        <WorldSection
          key={`${material.slug} ${worldWords}`}
          {...{ material, packed: world, world: material.world, words: worldWords }}
        />
      )}
      <div className="wrap">
        <SourcesAndFeeds
          pagePath={`/material/${material.slug}/`}
          about={material.name.toLowerCase()}
        >
          {world && <WorldPriceSource />}
        </SourcesAndFeeds>
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <MaterialError error={error} />;
}
