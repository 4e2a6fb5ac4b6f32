import { type SQL, sql } from "drizzle-orm";
import { kilometres, type Point } from "../distance.ts";
import { read, type Store } from "../store.ts";
import type { NearYardPage, YardFilters } from "../types.ts";
import { PAGE_SIZE, yardsByRank } from "./directory.ts";
import { matchExpression } from "./yard-index.ts";
import { allPositions, nearestPositions, option, type YardPosition } from "./yard-positions.ts";

/** The most yards that a search near a place leads to; the distances of the others say little. */
const MAX_NEAR = 300;

/** The most matches of a text that are read; of a more common text only the nearest yards are tried. */
const MAX_TEXT_MATCHES = 100;

/** A search near a point. A yard has to take each of the materials. */
export interface NearFilters extends Omit<YardFilters, "material"> {
  materials: string[];
}

/**
 * One page of the yards with coordinates that match all filters, the nearest first, with their distances
 * in a straight line. It reads at most some 350 rows, and once for each dataset where the yards are.
 * @throws DatabaseError
 */
export async function yardsNear(
  store: Store,
  point: Point,
  filters: NearFilters,
  page: number,
): Promise<NearYardPage> {
  const positions = await allPositions(store);
  const passes = passesFilters(filters);
  const wanted = await withText(store, filters.q, (passesText, limit) =>
    nearestPositions(positions, point, limit, (yard) => passes(yard) && passesText(yard)),
  );
  const pages = Math.max(1, Math.ceil(wanted.length / PAGE_SIZE));
  const actual = Math.min(page, pages);
  const shown = wanted.slice((actual - 1) * PAGE_SIZE, actual * PAGE_SIZE);
  const byRank = await yardsByRank(
    store,
    shown.map(({ rank }) => rank),
  );
  const yards = shown.flatMap(({ rank, lat, lon }) => {
    const yard = byRank.get(rank);
    return yard ? [{ ...yard, kilometres: kilometres(point, { lat, lon }) }] : [];
  });
  const isCapped = wanted.length === MAX_NEAR;
  return { yards, total: wanted.length, isCapped, page: actual, pages };
}

function passesFilters({ state, materials, service }: NearFilters) {
  const needed = [
    ...(state ? [option("state", state)] : []),
    ...materials.map((material) => option("material", material)),
    ...(service ? [option("service", service)] : []),
  ];
  return ({ options }: YardPosition) => needed.every((each) => options.has(each));
}

/** The nearest yards with a text in their name, city or address; `nearest` finds those that pass a test. */
async function withText(
  store: Store,
  q: string,
  nearest: (passes: (yard: YardPosition) => boolean, limit: number) => YardPosition[],
): Promise<YardPosition[]> {
  if (!q) return nearest(() => true, MAX_NEAR);
  const query = matchExpression({ q, state: "", material: "", service: "" });
  const ranks = await ranksOf(
    store,
    sql`select rowid as "rank" from yard_index where yard_index match ${query}
      limit ${MAX_TEXT_MATCHES + 1}`,
  );
  if (ranks.size <= MAX_TEXT_MATCHES) return nearest(({ rank }) => ranks.has(rank), MAX_NEAR);
  const candidates = nearest(() => true, MAX_TEXT_MATCHES);
  const tried = JSON.stringify(candidates.map(({ rank }) => rank));
  // Each is looked up in the index, which would otherwise read every match of the text.
  const among = await ranksOf(
    store,
    sql`select value as "rank" from json_each(${tried}) where exists (
      select 1 from yard_index where yard_index match ${query} and rowid = cast(value as integer))`,
  );
  return candidates.filter(({ rank }) => among.has(rank));
}

function ranksOf(store: Store, query: SQL): Promise<Set<number>> {
  return read("Failed to fetch scrap yards", async () => {
    const rows = await store.db.all<{ rank: number }>(query);
    return new Set(rows.map(({ rank }) => rank));
  });
}
