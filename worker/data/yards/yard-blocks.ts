import type { City } from "../places/cities.ts";
import type { OwnPrice } from "../schema.ts";

/** A block of yards as the database holds it. */
export interface YardBlock {
  /** All cities, with and without yards. */
  cities: [id: number, name: string, state: string, timeZone?: string][];
  /** The words of this block: materials, services, days and opening hours. */
  words: string[];
  /**
   * Sets of materials and services as positions in `words`, each shared by all yards that have the same. `except` are
   * the metals that a yard does not take although its list includes their family.
   */
  sets: [materials: number[], services: number[], except?: number[]][];
  /** By name, then id. */
  yards: PackedYard[];
  /** For each yard, the position of its opening hours in `words`, or -1. Older publications have none. */
  hours?: number[];
  /** For each yard, the position of the days on which it is shut, in the same way; left out if no yard has any. */
  closed?: number[];
  /**
   * For each yard, the position of its clock ("NSW Australia/Sydney") if it differs from its city's, in the same way.
   */
  clocks?: number[];
  /** The prices that yards agreed to show, by id; left out if no yard has any. */
  ownPrices?: Record<number, OwnPrice[]>;
}

/**
 * A yard in a block. `set` is a position in `sets`; `checkedOn`, the day on which its details were checked, is a
 * position in `words`, or -1.
 */
export type PackedYard = [
  id: number,
  name: string,
  address: string,
  cityId: number,
  set: number,
  checkedOn: number,
  ...point: [lat: number, lon: number] | [],
];

/** A city in searches; name and state are empty if it has been removed. */
export interface KnownCity extends Pick<City, "id" | "name" | "state"> {
  /** IANA time zone; undefined if it has been removed. */
  timeZone: string | undefined;
}

/** A yard in searches. */
export type KnownYard = ReturnType<typeof yardsIn>[number];

const collator = new Intl.Collator("en-AU");

/** Compares yards for the order of every list: by name, then id. */
export function byName(a: { id: number; name: string }, b: { id: number; name: string }): number {
  return collator.compare(a.name, b.name) || a.id - b.id;
}

/** The yards of all blocks in the order of every list, and all cities by id. */
export function unpacked(blocks: YardBlock[]) {
  const all = blocks.flatMap(({ cities }) => cities);
  const cities = new Map(
    all.map(([id, name, state, timeZone]): [number, KnownCity] => {
      return [id, { id, name, state, timeZone }];
    }),
  );
  // Each block is sorted, so that this only merges them.
  const yards = blocks.flatMap((block) => yardsIn(block, cities)).sort(byName);
  return { yards, cities };
}

function yardsIn(
  { words, sets, yards, hours, closed, clocks, ownPrices }: YardBlock,
  cities: Map<number, KnownCity>,
) {
  const wordsAt = (positions: number[]): ReadonlySet<string> =>
    new Set(positions.map((position) => words[position]!));
  const shared = sets.map(([materials, services, except]) => ({
    materials: wordsAt(materials),
    services: wordsAt(services),
    /** Slugs of metals that a yard does not take although it lists their family; left out if there are none. */
    ...(except && { except: wordsAt(except) }),
  }));
  return yards.map(([id, name, address, cityId, set, checkedOn, lat, lon], i) => {
    const city = cities.get(cityId) ?? { id: cityId, name: "", state: "", timeZone: undefined };
    const [state, timeZone] = words[clocks?.[i] ?? -1]?.split(" ") ?? [];
    return {
      id,
      name,
      city,
      /** The city itself if the yard keeps the same time. */
      clock: state ? { state, timeZone } : city,
      /** Null if its coordinates are unknown. */
      point: lat === undefined || lon === undefined ? null : { lat, lon },
      ...shared[set]!,
      /** YYYY-MM-DD; null if its details were not checked. */
      checkedOn: words[checkedOn] ?? null,
      /** As written; null if unknown. */
      openingHours: words[hours?.[i] ?? -1] ?? null,
      /** The days on which it is shut, as closure.ts reads them; null if there are none. */
      closed: words[closed?.[i] ?? -1] ?? null,
      /** The prices that it agreed to show, however old; left out if it has none. */
      ...(ownPrices?.[id] && { ownPrices: ownPrices[id] }),
      /** Name, city and address in lower case, each on its own line. */
      text: `${name}\n${city.name}\n${address}`.toLowerCase(),
    };
  });
}
