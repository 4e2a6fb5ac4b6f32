import { type SQL, sql } from "drizzle-orm";
import { kilometres, type Point } from "../distance.ts";
import { read, type Store } from "../store.ts";
import type { NearYardPage, YardFilters } from "../types.ts";
import { PAGE_SIZE, yardsByRank } from "./directory.ts";
import { matchExpression } from "./yard-index.ts";
import { allPositions, nearestPositions, option, type YardPosition } from "./yard-positions.ts";

const FAILURE = "Failed to fetch scrap yards";

/** The most yards that a search near a place leads to; the distances of the others say little. */
const MAX_NEAR = 300;

/** The most of them on the map; each one reads two rows. */
export const MAX_NEAR_POINTS = 100;

/** The most matches of a text that are read; of a more common text only the nearest yards are tried. */
const MAX_TEXT_MATCHES = 60;

/**
 * One page of the yards with coordinates that match all filters, the nearest first, with their distances in
 * a straight line. It reads at most some 350 rows, plus the positions of all yards once for each dataset.
 * @throws DatabaseError
 */
export async function yardsNear(
  store: Store,
  point: Point,
  filters: YardFilters,
  page: number,
): Promise<NearYardPage> {
  const { wanted, isCapped } = await nearestWanted(store, point, filters);
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
  return { yards, total: wanted.length, isCapped, page: actual, pages };
}

/**
 * The points of the nearest 100 of these yards for the map, the nearest first, as the JSON of
 * `[id, name, latitude, longitude][]`.
 * @throws DatabaseError
 */
export async function nearPoints(
  store: Store,
  point: Point,
  filters: YardFilters,
): Promise<string> {
  const { wanted } = await nearestWanted(store, point, filters);
  const ranks = wanted.slice(0, MAX_NEAR_POINTS).map(({ rank }) => rank);
  if (ranks.length === 0) return "[]";
  const rows = await read(FAILURE, () =>
    // The ranks are written into the SQL, because each value of a bound list counts as a row.
    store.db.all<{ rank: number; point: string }>(
      sql`select rowid as "rank", point from yard_index where rowid in (${sql.raw(ranks.join())})`,
    ),
  );
  const points = new Map(rows.map(({ rank, point }) => [rank, point]));
  return `[${ranks.flatMap((rank) => points.get(rank) ?? []).join()}]`;
}

/** A metal that a search could leave out, and how far the nearest yard then is, in a straight line. */
interface NearestWithout {
  material: string;
  kilometres: number;
}

/**
 * For each of several metals that are searched for: how far the nearest yard is that takes the others but
 * not this one. Metals for which there is no such yard are left out. It reads only the positions of yards.
 * @throws DatabaseError
 */
export async function nearestWithout(
  store: Store,
  point: Point,
  filters: YardFilters,
): Promise<NearestWithout[]> {
  const positions = await allPositions(store);
  return filters.materials.flatMap((material) => {
    const others = filters.materials.filter((other) => other !== material);
    const passes = passesFilters({ ...filters, materials: others });
    const [nearest] = nearestPositions(
      positions,
      point,
      1,
      (yard) => passes(yard) && !yard.options.has(option("material", material)),
    );
    return nearest ? [{ material, kilometres: kilometres(point, nearest) }] : [];
  });
}

interface Wanted {
  wanted: YardPosition[];
  /** Whether there may be others, farther away. */
  isCapped: boolean;
}

async function nearestWanted(store: Store, point: Point, filters: YardFilters): Promise<Wanted> {
  const positions = await allPositions(store);
  const passes = passesFilters(filters);
  return withText(store, filters.q, (passesText, limit) =>
    nearestPositions(positions, point, limit, (yard) => passes(yard) && passesText(yard)),
  );
}

function passesFilters({ state, materials, service }: YardFilters) {
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
): Promise<Wanted> {
  if (!q)
    return capped(
      nearest(() => true, MAX_NEAR),
      MAX_NEAR,
    );
  const query = matchExpression({ q, state: "", materials: [], service: "" });
  const ranks = await ranksOf(
    store,
    sql`select rowid as "rank" from yard_index where yard_index match ${query}
      limit ${MAX_TEXT_MATCHES + 1}`,
  );
  if (ranks.size <= MAX_TEXT_MATCHES) {
    return { wanted: nearest(({ rank }) => ranks.has(rank), MAX_NEAR), isCapped: false };
  }
  const candidates = nearest(() => true, MAX_NEAR);
  if (candidates.length === 0) return { wanted: [], isCapped: false };
  const tried = candidates.map(({ rank }) => `(${rank})`).join();
  // Each is looked up in the index, which would otherwise read every match of the text. The ranks are
  // written into the SQL, because each value of a bound list counts as a row.
  const among = await ranksOf(
    store,
    sql`select column1 as "rank" from (values ${sql.raw(tried)}) where exists (
      select 1 from yard_index where yard_index match ${query} and rowid = column1)`,
  );
  const { isCapped } = capped(candidates, MAX_NEAR);
  return { wanted: candidates.filter(({ rank }) => among.has(rank)), isCapped };
}

function capped(wanted: YardPosition[], limit: number): Wanted {
  return { wanted, isCapped: wanted.length === limit };
}

function ranksOf(store: Store, query: SQL): Promise<Set<number>> {
  return read(FAILURE, async () => {
    const rows = await store.db.all<{ rank: number }>(query);
    return new Set(rows.map(({ rank }) => rank));
  });
}
