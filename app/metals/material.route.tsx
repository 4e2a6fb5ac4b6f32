import { redirect } from "react-router";
import { storeContext, visitorContext } from "../../worker/contract/context.ts";
import type { RouteHandle } from "../../worker/contract/route-handle.ts";
import { currentDataset } from "../../worker/data/dataset.ts";
import { materialWithFamily } from "../../worker/data/materials.ts";
import type { PriceRange } from "../../worker/data/prices.ts";
import { nextNear } from "../../worker/data/yards/open-then.ts";
import { MaterialError } from "../frame/error-screens.tsx";
import { orServiceUnavailable } from "../frame/errors.ts";
import { missingSlug } from "../frame/missing-page.ts";
import { breadcrumbList, seo } from "../frame/seo.ts";
import { CanRefund } from "../goods/can-refund.tsx";
import { CANS } from "../goods/can-schemes.ts";
import { paidAt, priceByWeight } from "../goods/goods.ts";
import { nearPlace } from "../near/near-place.ts";
import { feedInHead, SourcesAndFeeds } from "../paths/feed-link.tsx";
import { WorldPriceSource } from "../prices/disclaimers.tsx";
import { WorldSection } from "../prices/world-section.tsx";
import { Hero } from "../ui/hero.tsx";
import type { Route } from "./+types/material.route";
import { answerMaterial } from "./answer-material.ts";
import { MaterialAbout } from "./material-about.tsx";
import { MaterialCities } from "./material-cities.tsx";
import { MaterialLead } from "./material-lead.tsx";
import { CITY_PARAMETERS, materialAddress, readMaterialQuery } from "./material-query.ts";
import { MaterialTakersSection } from "./material-takers.tsx";
import { NearForm, NearSection } from "./near-section.tsx";
import type { WordFor } from "./word-for.ts";
import "../ui/styles/metal-pages.css";

export const handle: RouteHandle = {
  cache: "public",
  parameters: { ...CITY_PARAMETERS, near: "search", for: "search", open: "half-hour" },
  sitemap: "materials",
};

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const store = context.get(storeContext);
  const query = readMaterialQuery(url.searchParams);
  const [found, dataset, place] = await orServiceUnavailable(
    Promise.all([
      materialWithFamily(store, params.slug),
      currentDataset(store),
      nearPlace(store, query.near),
    ]),
  );
  if (!found) throw await missingSlug(store, params.slug, "Material not found");
  if (query.open === "now") {
    const { timeZone } = context.get(visitorContext);
    const open = await orServiceUnavailable(nextNear(store, place?.origin, timeZone));
    throw redirect(materialAddress(found.material.slug, { ...query, open }));
  }
  const known = place?.origin ? place : undefined;
  const answer = await orServiceUnavailable(answerMaterial(store, found, query, known, dataset));
  return { ...answer, unknown: place?.origin ? undefined : place };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return seo(matches, { title: "Material Not Found" });
  const { query, material } = loaderData;
  const { name, slug, description, metaDescription } = material;
  const path = `/material/${slug}/`;
  const head = seo(matches, {
    subject: `${name} Scrap Metal Prices`,
    description: metaDescription ?? description,
    path,
    isVariant: [query.near, query.for, query.open].some(Boolean),
    jsonLd: import.meta.env.SSR
      ? ({ origin }) => [breadcrumbList(origin, [...TRAIL, { label: name, to: path }])]
      : undefined,
  });
  return [...head, feedInHead(path, `Price changes for ${name}`)];
}

/** Breadcrumb of every material. */
const TRAIL = [{ label: "Materials", to: "/scrap-metal-prices-by-material/" }];

export default function Material({ loaderData }: Route.ComponentProps) {
  const { material, query, word, unknown, near, state, takers, world, worldWords, listed } =
    loaderData;
  const { name, slug } = material;
  const place = near ? `&${new URLSearchParams({ near: near.address })}` : "";
  const load = `/my-load/?${slug}=${place}`;
  return (
    <>
      <Hero
        trail={TRAIL}
        title={`${name} Scrap Metal Prices`}
        text={
          <MaterialLead
            material={material}
            query={query}
            listed={listed}
            isNear={near !== undefined}
          />
        }
      >
        {word && (
          <WordLine
            word={word}
            material={material}
            price={near ? near.price.counted : listed.range}
          />
        )}
        {slug === CANS && <CanRefund key={state} state={state} place={place} />}
        {loaderData.year && <p>{loaderData.year}</p>}
      </Hero>
      {unknown && (
        <div className="near wrap">
          <NearForm slug={slug} query={query} unknown={unknown} />
        </div>
      )}
      {near && (
        <NearSection
          answer={near}
          material={material}
          query={query}
          word={takers?.word ?? null}
          load={load}
        />
      )}
      <div className="material-prices split wrap">
        <MaterialCities
          material={material}
          query={query}
          states={loaderData.states}
          listed={listed}
          near={near}
        />
        <MaterialTakersSection material={material} takers={takers} isNear={query.near !== ""} />
      </div>
      <MaterialAbout material={material} recognising={loaderData.recognising} load={load} />
      {world && material.world && worldWords && (
        <WorldSection
          key={`${slug} ${worldWords}`}
          material={material}
          packed={world}
          world={material.world}
          words={worldWords}
        />
      )}
      <div className="wrap">
        <SourcesAndFeeds pagePath={`/material/${slug}/`} about={name.toLowerCase()}>
          {world && <WorldPriceSource />}
        </SourcesAndFeeds>
      </div>
    </>
  );
}

interface WordLineProps {
  word: WordFor;
  material: { name: string };
  /** The metal's price that the page shows first. */
  price: PriceRange | null | undefined;
}

/** The visitor's word, its meaning, and what yards pay for that. */
function WordLine({ word: { word, weight, paid, advice }, material, price }: WordLineProps) {
  const paidPrice = paid && price && paidAt(price, paid.share);
  return (
    <p className="near-word">
      {`“${word}”: ${paid ? "counted" : "priced"} as ${material.name}${weight && `, ${weight}`}.`}
      {paid && ` Bought ${paid.bought}.`}
      {paidPrice && ` That is ${priceByWeight(paidPrice)}.`}
      {advice && ` ${advice}`}
    </p>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <MaterialError error={error} />;
}
