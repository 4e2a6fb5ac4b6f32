import { PAGE_SIZE } from "../worker/data/yards/directory.ts";
import { RANKS_EVERY } from "../worker/data/yards/yard-index.ts";

/** Search parameters of the directory. */
type Filters = Partial<Record<"q" | "near" | "state" | "material" | "service", string>>;

/** Texts as they are typed, for which many places, metals and yards are found, or only similar ones. */
const SUGGESTED = [
  "pa",
  "st",
  "20",
  "north",
  "port",
  "lead",
  "copper",
  "wire",
  "wheel",
  "paramata",
];

/** The addresses of each view whose rows are counted, by the view's name; for every filter one. */
export async function viewAddresses(db: D1Database): Promise<Record<string, string[]>> {
  const states = await choices(db, "state");
  const combined = await combinations(db);
  const twoMaterials = ["Car batteries", "Catalytic converters"].map((other) =>
    String(new URLSearchParams([other, "Copper"].map((material) => ["material", material]))),
  );
  return {
    "home page": ["/"],
    "cities page": ["/scrap-metal-prices-by-city/"],
    "city page (Sydney)": ["/sydney/"],
    "city page without prices (Katherine)": ["/katherine/"],
    "material page (copper)": ["/material/copper/"],
    "city page near a place (Richmond)": ["/melbourne/?near=Richmond+VIC+3121"],
    "suggestions for a text": SUGGESTED.map((text) => `/search/suggestions/?q=${text}`),
    'search page ("parra")': ["/search/?q=parra"],
    "feed of the site": ["/feed.xml"],
    "feed of a city (Sydney)": ["/sydney/feed.xml"],
    "feed of a material (copper)": ["/material/copper/feed.xml"],
    "city history (Sydney)": ["/sydney/history/"],
    "material history (copper)": ["/material/copper/history/"],
    "recorded months": ["/prices/"],
    "one month, with a city": ["/prices/2026-11/?city=sydney"],
    "directory, first page": [directory({})],
    "directory, one state": states.map((state) => directory(state)),
    "directory, one material": (await choices(db, "material")).map((one) => directory(one)),
    "directory, one service": (await choices(db, "service")).map((one) => directory(one)),
    "directory, state, material and service": combined.map((filters) => directory(filters)),
    'search ("wattle")': [directory({ q: "wattle" })],
    'short search, nothing found ("zi")': [directory({ q: "zi" })],
    'short search, most found ("me")': [directory({ q: "me" })],
    'common search ("metal")': [directory({ q: "metal" })],
    "search without a match": [directory({ q: "Hobert", state: "WA", material: "Copper" })],
    "search and all filters": combined.map((filters) => directory({ ...filters, q: "metal" })),
    "directory, two materials": twoMaterials.map((query) => `/scrap-yards/?${query}`),
    "yards near a place (Dubbo)": [directory({ near: "2830" })],
    "yards near a position": [directory({ near: "-32.25,148.61" })],
    "yards near a place, one material": [directory({ near: "2830", material: "Copper" })],
    "yards near a place, two materials": twoMaterials.map(
      (query) => `/scrap-yards/?near=2830&${query}`,
    ),
    "yards near a place, a text": ["wattle", "metal", "e"].map((q) =>
      directory({ near: "2830", q }),
    ),
    "yards near a place, nothing found": [directory({ near: "2830", material: "Gold" })],
    "directory, page 2": [directory({}, 2)],
    "directory, last page": await distantPages(db, [{}]),
    "directory, one state, last page": await distantPages(db, states),
    "my load, two metals and all metals": [
      "/my-load/?near=2830&copper=60&car-batteries=18",
      await everyMetal(db),
    ],
    "yard page": ["/yard/1/bluegum-flat-metals/"],
    "report form": [
      ...["/report/?city=sydney", "/report/?city=sydney&material=copper"],
      ...["/report/?material=copper", "/report/?yard=1"],
    ],
    "map, all yards": [points({})],
    "map, one state": states.map((state) => points(state)),
    "map, state, material and service": combined.map((filters) => points(filters)),
    "map, yards near a place": [points({ near: "2830" })],
    "map, yards near a place, a text": [points({ near: "2830", q: "metal" })],
    "map, one yard's details": ["/scrap-yards/yard/1.data?_routes=yards/map/yard.route"],
    "map, names of towns": ["/scrap-yards/towns.data?_routes=yards/map/towns.route"],
  };
}

/** A load of everything, for somebody in the middle of the most cities. */
async function everyMetal(db: D1Database): Promise<string> {
  const { results } = await db.prepare("select slug from materials").all<{ slug: string }>();
  return `/my-load/?near=Sydney&${results.map(({ slug }) => `${slug}=1`).join("&")}`;
}

/** The last page of each, and the page before the next rank that publishing has written down. */
async function distantPages(db: D1Database, filters: { state?: string }[]): Promise<string[]> {
  const sql = "select yards from yard_counts where state = ?1 and material = '' and service = ''";
  const addresses = filters.map(async (filter) => {
    const yards = await db
      .prepare(sql)
      .bind(filter.state ?? "")
      .first<number>("yards");
    const last = Math.max(1, Math.ceil((yards ?? 0) / PAGE_SIZE));
    const pagesToRank = RANKS_EVERY / PAGE_SIZE;
    const farthest = Math.min(last, Math.max(1, Math.floor(last / pagesToRank)) * pagesToRank);
    return [directory(filter, last), directory(filter, farthest)];
  });
  return (await Promise.all(addresses)).flat();
}

function directory(filters: Filters, page = 1): string {
  const query = new URLSearchParams(filters);
  if (page > 1) query.set("page", String(page));
  return `/scrap-yards/?${query}`;
}

/** What the map in a browser asks for. */
function points(filters: Filters): string {
  const query = new URLSearchParams({ ...filters, _routes: "yards/map/points.route" });
  return `/scrap-yards/points.data?${query}`;
}

/** Every value of a filter. */
async function choices(db: D1Database, kind: keyof Filters): Promise<Filters[]> {
  const sql = "select value from filter_options where kind = ?1";
  const { results } = await db.prepare(sql).bind(kind).all<{ value: string }>();
  return results.map(({ value }) => ({ [kind]: value }));
}

/** Combinations of all three filters: the rarest, some in the middle and the most common. */
async function combinations(db: D1Database): Promise<Filters[]> {
  const sql = `select state, material, service from yard_counts
    where state <> '' and material <> '' and service <> '' order by yards, state, material, service`;
  const { results } = await db.prepare(sql).all<Record<"state" | "material" | "service", string>>();
  const middle = Math.floor(results.length / 2);
  return [...results.slice(0, 4), ...results.slice(middle, middle + 4), ...results.slice(-4)];
}
