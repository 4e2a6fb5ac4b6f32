import { byName, type PackedYard, type YardBlock } from "../../worker/data/yards/yard-blocks.ts";
import { yardClock } from "../../worker/data/yards/yard-clock.ts";
import type { Row } from "./tables.ts";

/** The maximum number of yards that the site can show, because every isolate keeps all of them in memory. */
export const MAX_YARDS = 20_000;

/** This is a prime number, so that ids fill the blocks evenly, whatever the steps between them. */
export const BLOCKS = 7;

type City = Pick<Row<"cities">, "id" | "name" | "state" | "timeZone">;

/** A block and the yards in it. */
export type YardBlockRows = ReturnType<typeof toYardBlock>;

/** The blocks of yards that searches read, including empty ones. An id's remainder decides its block. */
export function toYardBlocks(yards: Row<"scrapYards">[], cities: City[]): YardBlockRows[] {
  const blocks = Map.groupBy(yards, ({ id }) => blockOf(id));
  return Array.from({ length: BLOCKS }, (_, block) =>
    toYardBlock(block, blocks.get(block) ?? [], cities),
  );
}

/** Makes a block from all its yards. */
export function toYardBlock(block: number, yards: Row<"scrapYards">[], cities: City[]) {
  const rows = yards.toSorted(byName);
  const listed = rows.filter(({ mergedInto }) => mergedInto === null);
  return { block, rows, content: packed(listed, cities) };
}

/** The block that holds a yard, by its id. */
export function blockOf(id: number): number {
  return id % BLOCKS;
}

function packed(yards: Row<"scrapYards">[], cities: City[]): YardBlock {
  const words = new Numbered<string>();
  const sets = new Numbered<YardBlock["sets"][number]>();
  const numberOf = (word: string | null) => (word === null ? -1 : words.numberOf(word));
  const numbersOf = (list: string[] | null) =>
    (list ?? []).map((word) => words.numberOf(word)).sort((a, b) => a - b);
  const rows = yards.map((yard): PackedYard => {
    const { id, name, address, cityId, acceptedMaterials, takes, services, checkedOn } = yard;
    const set = sets.numberOf([
      numbersOf(takes?.words ?? acceptedMaterials),
      numbersOf(services),
      ...(takes && takes.except.length > 0 ? [numbersOf(takes.except)] : []),
    ] as YardBlock["sets"][number]);
    const day = numberOf(checkedOn);
    const { latitude, longitude } = yard;
    const point: [number, number] | [] =
      latitude === null || longitude === null ? [] : [latitude, longitude];
    return [id, name, address, cityId, set, day, ...point];
  });
  const hours = yards.map(({ openingHours }) => numberOf(openingHours));
  const clocks = clocksOf(yards, cities);
  const ownPrices = yards.flatMap(({ id, ownPrices: own }) => (own ? [[id, own]] : []));
  const isShut = yards.some(({ closed }) => closed !== null);
  return {
    cities: cities.map(({ id, name, state, timeZone }) => [id, name, state, timeZone]),
    words: words.values,
    sets: sets.values,
    yards: rows,
    hours,
    ...(isShut && { closed: yards.map(({ closed }) => numberOf(closed)) }),
    ...(clocks.some((clock) => clock !== null) && { clocks: clocks.map(numberOf) }),
    ...(ownPrices.length > 0 && { ownPrices: Object.fromEntries(ownPrices) }),
  };
}

/** The state and time zone of each yard, "NSW Australia/Sydney"; null if they are its city's. */
function clocksOf(yards: Row<"scrapYards">[], cities: City[]): (string | null)[] {
  const byId = new Map(cities.map((city) => [city.id, city]));
  return yards.map(({ address, cityId }) => {
    const city = byId.get(cityId);
    const clock = city && yardClock(address, city);
    return clock && clock !== city ? `${clock.state} ${clock.timeZone}` : null;
  });
}

/** Distinct values in order of arrival, each with its number. */
class Numbered<T> {
  values: T[] = [];
  #numbers = new Map<string, number>();

  numberOf(value: T): number {
    const key = JSON.stringify(value);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.values.length);
    return this.values.push(value) - 1;
  }
}
