import type { Dataset } from "../../worker/data/dataset.ts";
import type { materialWithFamily } from "../../worker/data/materials.ts";
import { placedPricesOfMaterial } from "../../worker/data/prices.ts";
import type { Store } from "../../worker/data/store.ts";
import { worldPrices } from "../../worker/data/world-prices.ts";
import { takersOf } from "../../worker/data/yards/accepted-materials.ts";
import { nullOnOutage } from "../frame/errors.ts";
import { answerNear } from "../near/metal-near.ts";
import type { KnownPlace } from "../near/near-place.ts";
import { yardsNear } from "../near/yards-near.ts";
import { NATIONAL_TIME_ZONE, pricesDay } from "../prices/price-age-words.ts";
import { packedWorld } from "../prices/world-history.ts";
import { besidePrices } from "../prices/world-words.ts";
import { materialYear } from "../prices/year-change.ts";
import { listedPrices } from "./listed-prices.ts";
import { type MaterialQuery, statesWithPrices } from "./material-query.ts";
import recognising from "./recognising.json";
import { wordFor } from "./word-for.ts";

const RECOGNISING: Record<string, string> = recognising;

/**
 * Everything that a material's page shows. If the yards, the visitor's word or the past year cannot be read, the
 * page does without them.
 * @param place the place that the query names, if it is known
 * @throws DatabaseError
 */
export async function answerMaterial(
  store: Store,
  { material, family }: NonNullable<Awaited<ReturnType<typeof materialWithFamily>>>,
  query: MaterialQuery,
  place: KnownPlace | undefined,
  dataset: Dataset | undefined,
) {
  const { id, slug } = material;
  const day = pricesDay(dataset, NATIONAL_TIME_ZONE);
  const version = dataset?.yardsVersion;
  const isBest = query.sort === "best";
  const taking = takersOf(store, slug, family, version);
  // After the query above, which leaves the table of yards in memory: at the same time, both would read it.
  const nearby = taking.then(
    () => place && yardsNear(store, place.origin, slug, family, query.open, version, isBest),
  );
  const [placed = [], world, takers, yards, word, year] = await Promise.all([
    placedPricesOfMaterial(store, id),
    // Near a place, local prices come before world prices.
    place ? undefined : worldPrices(store, dataset),
    taking.catch(nullOnOutage),
    nearby.catch(nullOnOutage),
    wordFor(store, query.for, slug).catch(nullOnOutage),
    // Near a place, the local price matters, not the national year.
    query.near ? null : materialYear(store, material, day.judged.slice(0, 7)).catch(nullOnOutage),
  ]);
  const prices = placed.map(({ price }) => price);
  const months = world?.of(material.world);
  return {
    material,
    query: { ...query, for: word?.word ?? "" },
    word,
    year: year?.words,
    near: place && (await answerNear(store, place, placed, yards ?? null, day)),
    state: place?.origin.place?.state ?? query.state,
    states: statesWithPrices(prices),
    takers,
    recognising: RECOGNISING[slug],
    world: packedWorld(months),
    worldWords:
      months &&
      material.world &&
      besidePrices(material.world, months, year?.months ?? [], prices, day, dataset),
    listed: listedPrices(placed, query, day, place?.origin),
  };
}
