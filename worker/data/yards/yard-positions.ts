import { asc } from "drizzle-orm";
import { around } from "geokdbush";
import KDBush from "kdbush";
import { dataset, type PackedPositions, yardPositions } from "../schema.ts";
import { statement } from "../statement.ts";
import { read, type Store } from "../store.ts";

/** Where the yards are and what they take, held in the isolate's memory. */
export interface YardPositions {
  version: string;
  /** The yards with coordinates. */
  yards: YardPosition[];
  index: KDBush;
}

/** A yard's place and what it takes and offers, each as "kind:value". */
export interface YardPosition {
  rank: number;
  lat: number;
  lon: number;
  options: ReadonlySet<string>;
}

/** A filter's value among the options of a yard. */
export function option(kind: "state" | "material" | "service", value: string): string {
  return `${kind}:${value}`;
}

const selectVersion = statement((db) => db.select({ version: dataset.version }).from(dataset));

const selectPositions = statement((db) =>
  db.select().from(yardPositions).orderBy(asc(yardPositions.firstRank)),
);

// Read once for each dataset: at 100,000 yards it is 67 rows and some 2 MB.
let held: YardPositions | undefined;

/** Where all yards of the live dataset are. @throws DatabaseError */
export function allPositions(store: Store): Promise<YardPositions> {
  return read("Failed to fetch scrap yards", async () => {
    const [live] = await selectVersion(store);
    if (held && held.version === live?.version) return held;
    // Together, so that the positions are of this version.
    const [[current], rows] = await Promise.all([selectVersion(store), selectPositions(store)]);
    const yards = rows.flatMap(({ firstRank, positions }) => unpacked(firstRank, positions));
    held = { version: current?.version ?? "", yards, index: indexOf(yards) };
    return held;
  });
}

function unpacked(firstRank: number, { options, sets, yards }: PackedPositions): YardPosition[] {
  const shared = sets.map((numbers) => new Set(numbers.map((number) => options[number] ?? "")));
  return yards.flatMap(([lat, lon, set], i) => {
    const taken = set === undefined ? undefined : shared[set];
    if (lat === undefined || lon === undefined || !taken) return [];
    return [{ rank: firstRank + i, lat, lon, options: taken }];
  });
}

function indexOf(yards: YardPosition[]): KDBush {
  const index = new KDBush(yards.length);
  for (const { lat, lon } of yards) index.add(lon, lat);
  return index.finish();
}

/** The nearest `limit` yards to a point that pass a test, the nearest first, by great circles. */
export function nearestPositions(
  { yards, index }: YardPositions,
  { lat, lon }: { lat: number; lon: number },
  limit: number,
  passes: (yard: YardPosition) => boolean,
): YardPosition[] {
  const isWanted = (i: number) => passes(yards[i]!);
  const found = around(index, lon, lat, limit, Number.POSITIVE_INFINITY, isWanted);
  return found.map((i) => yards[i]!);
}
