import type { Store } from "../data/store.ts";
import type { KnownYard } from "../data/yards/yard-blocks.ts";
import { type YardTable, yardTable } from "../data/yards/yard-table.ts";

/** A yard found by a search; city and state are empty if the city has been removed. */
export interface FoundYard {
  id: number;
  name: string;
  cityName: string;
  state: string;
}

/** The maximum number of yards suggested at once. */
const MAX_YARDS = 4;
/** The minimum length of a text to search for: one or two letters are in nearly every yard's address. */
const MIN_LETTERS = 3;

/**
 * The first four yards, by name, with a text in their name, city or address; empty for fewer than three letters.
 * @throws DatabaseError
 */
export async function yardsWith(store: Store, text: string): Promise<FoundYard[]> {
  if ([...text].length < MIN_LETTERS) return [];
  const lower = text.toLowerCase();
  return found(await yardTable(store), (yard) => yard.text.includes(lower)).slice(0, MAX_YARDS);
}

/** Yards with exactly this name, in any case. @throws DatabaseError */
export async function yardsNamed(store: Store, text: string): Promise<FoundYard[]> {
  const name = `${text.toLowerCase()}\n`;
  return found(await yardTable(store), (yard) => yard.text.startsWith(name));
}

function found({ yards }: YardTable, passes: (yard: KnownYard) => boolean): FoundYard[] {
  return yards.filter(passes).map(({ id, name, city }) => {
    return { id, name, cityName: city.name, state: city.state };
  });
}
