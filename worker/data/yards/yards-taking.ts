import { kilometres, type Point } from "../distance.ts";
import type { Store } from "../store.ts";
import type { YardAtDistance } from "../types.ts";
import { materialOfWord, type NamedMaterial, wordAsSlug } from "./accepted-materials.ts";
import { yardsByRank } from "./directory.ts";
import { allPositions, nearestPositions, option, type YardPosition } from "./yard-positions.ts";

/** The most yards that take everything, and the most that take only part of it. */
const MAX_YARDS = 3;

/** A yard near a point, with what it is not listed as taking. */
export interface YardTaking extends YardAtDistance {
  /** Of the slugs that were asked for. */
  missing: string[];
}

/**
 * The nearest yards that take all of several things, then the nearest that take at least half of them, else
 * any; each with its distance in a straight line. `wanted` holds slugs of materials, or of other words that
 * yards use, such as "whole-vehicles".
 * @throws DatabaseError
 */
export async function yardsTaking(
  store: Store,
  point: Point,
  wanted: string[],
  materials: NamedMaterial[],
): Promise<YardTaking[]> {
  const positions = await allPositions(store);
  const missingFor = missingCounter(wanted, materials);
  const nearest = (passes: (missing: number) => boolean) =>
    nearestPositions(positions, point, MAX_YARDS, (yard) => passes(missingFor(yard).length));
  const all = nearest((missing) => missing === 0);
  const most = nearest((missing) => missing > 0 && missing <= wanted.length / 2);
  const found = [...all, ...most];
  if (found.length === 0) found.push(...nearest((missing) => missing < wanted.length));
  const byRank = await yardsByRank(
    store,
    found.map(({ rank }) => rank),
  );
  return found.flatMap((position) => {
    const yard = byRank.get(position.rank);
    const distance = kilometres(point, position);
    return yard ? [{ ...yard, kilometres: distance, missing: missingFor(position) }] : [];
  });
}

/** A function that says which of the wanted slugs a yard does not take. */
function missingCounter(
  wanted: string[],
  materials: NamedMaterial[],
): (yard: YardPosition) => string[] {
  // Many yards share one set of options, and most sets share the same words: each is checked once.
  const missing = new Map<ReadonlySet<string>, string[]>();
  const slugs = new Map<string, string>();
  const prefix = option("material", "");
  const slugOf = (word: string) => {
    const slug = slugs.get(word) ?? materialOfWord(word, materials)?.slug ?? wordAsSlug(word);
    slugs.set(word, slug);
    return slug;
  };
  return ({ options }) => {
    const known = missing.get(options);
    if (known) return known;
    const words = [...options].filter((each) => each.startsWith(prefix));
    const taken = words.map((word) => slugOf(word.slice(prefix.length)));
    const left = wanted.filter((slug) => !taken.includes(slug));
    missing.set(options, left);
    return left;
  };
}
