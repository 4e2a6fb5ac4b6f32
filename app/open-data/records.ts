import { allMaterials } from "../../worker/data/materials.ts";
import { allCities } from "../../worker/data/places/cities.ts";
import {
  observationBatches,
  priceBatches,
  recordedMonthBatches,
} from "../../worker/data/record/whole-record.ts";
import type { Store } from "../../worker/data/store.ts";
import { allWorldSeries } from "../../worker/data/world-prices.ts";
import { yardBatches } from "../../worker/data/yards/yards.ts";
import { FILES, type FileName, PRICE_UNIT } from "../words/download-fields.ts";

/** An amount in dollars, which CSV writes with two decimals. */
export class Dollars {
  readonly amount: number;

  constructor(amount: number) {
    this.amount = amount;
  }
}

/** A value of a record; null if unknown. */
export type Value = string | number | boolean | Dollars | readonly string[] | null;

/** Cities and materials by id, without those that have been removed. */
type Subjects = Awaited<ReturnType<typeof readSubjects>>;

async function readSubjects(store: Store) {
  const [cities, materials] = await Promise.all([allCities(store), allMaterials(store)]);
  return {
    cities: new Map(cities.map((city) => [city.id, city])),
    materials: new Map(materials.map((material) => [material.id, material])),
  };
}

/** A price record: its slugs, its own values, and its names. */
function priceRecord(
  { cities, materials }: Subjects,
  { cityId, materialId }: { cityId: number; materialId: number },
  values: Value[],
): Value[] {
  const [city, metal] = [cities.get(cityId), materials.get(materialId)];
  const slugs = [city?.slug ?? null, metal?.slug ?? null];
  const names = [city?.name, city?.state, metal?.name, metal?.grade].map((name) => name ?? null);
  return [...slugs, ...values, ...names, PRICE_UNIT];
}

type Batches = AsyncGenerator<Value[][]>;

/** Readers of each file's records, in batches; values are in the order of the file's fields. */
const READ: Record<FileName, (store: Store, subjects: Subjects, size?: number) => Batches> = {
  async *prices(store, subjects, size) {
    for await (const rows of priceBatches(store, size))
      yield rows.map((row) => {
        const { minPrice, maxPrice, description, checkedOn } = row;
        const range = [new Dollars(minPrice), new Dollars(maxPrice)];
        const values = priceRecord(subjects, row, [...range, description, checkedOn]);
        return [...values, row.yards, row.basis, row.selfQuoted ?? null];
      });
  },
  async *"price-months"(store, subjects, size) {
    for await (const rows of recordedMonthBatches(store, size))
      yield rows.map((row) => {
        const { month, minPrice, maxPrice, middlePrice, observations } = row;
        const figures = [minPrice, maxPrice, middlePrice].map((price) => new Dollars(price));
        return priceRecord(subjects, row, [month, ...figures, observations]);
      });
  },
  async *observations(store, subjects, size) {
    for await (const rows of observationBatches(store, size))
      yield rows.map((row) => {
        const range = [new Dollars(row.minPrice), new Dollars(row.maxPrice)];
        const values = priceRecord(subjects, row, [row.checkedOn, ...range]);
        return [...values, row.yards, row.basis];
      });
  },
  async *yards(store, { cities }, size) {
    for await (const yards of yardBatches(store, size))
      yield yards.map((yard) => [
        yard.id,
        yard.name,
        yard.address,
        cities.get(yard.cityId)?.slug ?? null,
        yard.phone,
        yard.website,
        yard.description,
        yard.acceptedMaterials,
        yard.services,
        yard.latitude,
        yard.longitude,
        yard.openingHours,
        yard.checkedOn,
        yard.isApproximate,
        cities.get(yard.cityId)?.name ?? null,
        cities.get(yard.cityId)?.state ?? null,
        yard.closed,
        yard.source,
        yard.ownPrices?.map(({ material, minPrice, maxPrice, saidOn }) => {
          const range = [...new Set([minPrice, maxPrice])].map((price) => price.toFixed(2));
          return `${material} ${range.join("-")} ${saidOn}`;
        }) ?? null,
      ]);
  },
  async *"world-prices"(store) {
    for (const { series, unit, edition, months } of await allWorldSeries(store))
      yield months.map(([month, usd, audPerUsd, audPerKg]) => [
        series,
        month,
        usd,
        unit,
        audPerUsd,
        audPerKg,
        edition,
      ]);
  },
};

/** A file's content: the names of its fields, and its records in batches. */
export interface Records {
  names: string[];
  batches: Batches;
}

/**
 * The records of a file; `size` sets how many are read from the database at once.
 * @throws DatabaseError, also from the iteration that reads a batch
 */
export async function recordsOf(store: Store, file: FileName, size?: number): Promise<Records> {
  const { fields } = FILES.find(({ name }) => name === file)!;
  const names = fields.map(([name]) => name);
  return { names, batches: READ[file](store, await readSubjects(store), size) };
}
