import { allCities } from "../../worker/data/cities.ts";
import { allMaterials } from "../../worker/data/materials.ts";
import {
  observationBatches,
  priceBatches,
  recordedMonthBatches,
} from "../../worker/data/record/whole-record.ts";
import type { Store } from "../../worker/data/store.ts";
import { yardBatches } from "../../worker/data/yards/yards.ts";
import { FIELDS, type FileName } from "./fields.ts";

/** A number of dollars, which CSV shows with two decimals. */
export class Dollars {
  readonly amount: number;

  constructor(amount: number) {
    this.amount = amount;
  }
}

/** A value of a record: null where nothing is known. */
export type Value = string | number | boolean | Dollars | readonly string[] | null;

/** The slugs of cities and materials by their ids; null for one that has been removed. */
interface Slugs {
  city: (id: number) => string | null;
  material: (id: number) => string | null;
}

async function readSlugs(store: Store): Promise<Slugs> {
  const [cities, materials] = await Promise.all([allCities(store), allMaterials(store)]);
  const city = new Map(cities.map(({ id, slug }) => [id, slug]));
  const material = new Map(materials.map(({ id, slug }) => [id, slug]));
  return {
    city: (id) => city.get(id) ?? null,
    material: (id) => material.get(id) ?? null,
  };
}

type Batches = AsyncGenerator<Value[][]>;

/** How the records of each file are read, in batches; the values of a record are in the order of its fields. */
const READ: Record<FileName, (store: Store, slugs: Slugs, size?: number) => Batches> = {
  async *prices(store, { city, material }, size) {
    for await (const rows of priceBatches(store, size))
      yield rows.map(({ cityId, materialId, minPrice, maxPrice, description, checkedOn }) => [
        city(cityId),
        material(materialId),
        new Dollars(minPrice),
        new Dollars(maxPrice),
        description,
        checkedOn,
      ]);
  },
  async *"price-months"(store, { city, material }, size) {
    for await (const rows of recordedMonthBatches(store, size))
      yield rows.map((row) => [
        city(row.cityId),
        material(row.materialId),
        row.month,
        new Dollars(row.minPrice),
        new Dollars(row.maxPrice),
        new Dollars(row.middlePrice),
        row.observations,
      ]);
  },
  async *observations(store, { city, material }, size) {
    for await (const rows of observationBatches(store, size))
      yield rows.map(({ cityId, materialId, checkedOn, minPrice, maxPrice }) => [
        city(cityId),
        material(materialId),
        checkedOn,
        new Dollars(minPrice),
        new Dollars(maxPrice),
      ]);
  },
  async *yards(store, { city }, size) {
    for await (const yards of yardBatches(store, size))
      yield yards.map((yard) => [
        yard.id,
        yard.name,
        yard.address,
        city(yard.cityId),
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
      ]);
  },
};

/** What a file is made of: the names of its fields, and its records in batches. */
export interface Records {
  names: string[];
  batches: Batches;
}

/**
 * The records of a file; `size` sets how many are read from the database at once.
 * @throws DatabaseError, also from the iteration that reads a batch
 */
export async function recordsOf(store: Store, file: FileName, size?: number): Promise<Records> {
  const slugs = await readSlugs(store);
  return { names: FIELDS[file].map(({ name }) => name), batches: READ[file](store, slugs, size) };
}
