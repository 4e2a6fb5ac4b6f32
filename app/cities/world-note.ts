import type { Dataset } from "../../worker/data/dataset.ts";
import type { MaterialWithAliases } from "../../worker/data/materials.ts";
import type { CityPrice } from "../../worker/data/prices.ts";
import type { CityPriceMonth } from "../../worker/data/record/price-months.ts";
import type { WorldPrices } from "../../worker/data/world-prices.ts";
import type { PricesDay } from "../prices/price-age.ts";
import { worldShare, worldSince } from "../world/checked-world.ts";
import { besidePrices } from "../world/world-words.ts";

/** The metal for which a city's page compares yards' prices with the world price. */
const METAL = "copper";

/**
 * Sentences that compare a city's prices with world prices: the share that yards paid, and the world's move since
 * prices that are no longer new were checked; "" if neither is known.
 * @param record the months of the city's chart, earliest first
 */
export function worldNote(
  world: WorldPrices,
  record: CityPriceMonth[],
  materials: MaterialWithAliases[],
  prices: CityPrice[],
  dataset: Dataset | undefined,
  day: PricesDay,
): string {
  const worldOf = new Map(materials.map(({ id, world }) => [id, world]));
  const priced = prices.map((price) => ({
    ...price,
    world: worldOf.get(price.materialId) ?? null,
  }));
  const metal = materials.find(({ slug }) => slug === METAL);
  const words = [
    worldShare(world, metal, record),
    worldSince(world, priced, day, "some of these prices were checked"),
  ];
  return besidePrices(words, dataset);
}
