/** Yards on one page of the directory; the code that says so needs the public holidays of the build. */
const PAGE_SIZE = 10;

/** Search parameters of the directory. */
type Filters = Partial<Record<"q" | "near" | "state" | "material" | "service" | "open", string>>;

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

/** The filters of a search for which some yards are found. */
const COMBINED = { state: "NSW", material: "Copper", service: "Bin hire" };

const TWO_MATERIALS = "material=Car+batteries&material=Copper";

/** The addresses of each view whose rows are counted, by the view's name. */
export async function viewAddresses(db: D1Database): Promise<Record<string, string[]>> {
  return {
    // Before any other view of yards, so that it also reads what the isolate then holds.
    "directory, first of an isolate": [directory({})],
    "home page": ["/"],
    "home page of a city (Newcastle)": ["/?city=newcastle"],
    "cities page": ["/scrap-metal-prices-by-city/"],
    "city page (Sydney)": ["/sydney/"],
    "city page without prices (Katherine)": ["/katherine/"],
    "material page (copper)": ["/material/copper/"],
    "material page near a place (Newcastle)": [
      "/material/aluminum/?near=Newcastle+NSW+2300&for=alloy+wheels",
    ],
    "material page near a place of many (Richmond)": ["/material/copper/?near=Richmond+VIC+3121"],
    "materials page, a word": ["wheel", "alluminium", "north"].map(
      (text) => `/materials?q=${text}`,
    ),
    "answer of What is this near a place (Richmond)": ["/what-is-it/lead/?near=Richmond+VIC+3121"],
    "car guide near a place (Richmond)": ["/scrap-my-car/?near=Richmond+VIC+3121"],
    "car guide for a car near a place (Richmond)": [
      "/scrap-my-car/?near=Richmond+VIC+3121&car=commodore&offer=180",
    ],
    "my load, names and a place that are read": [
      "/my-load/?near=copper+newcastle&pipes=7&alluminium=4&a+flurble=1&wheals=2&more=3",
    ],
    "city page near a place (Richmond)": ["/melbourne/?near=Richmond+VIC+3121"],
    "suggestions for a text": SUGGESTED.map((text) => `/search/suggestions/?q=${text}`),
    'search page ("parra")': ["/search/?q=parra"],
    "search page, a word that is not known": ["/search/?q=alluminium+blorp+newcaslte"],
    "search page, words of another language": ["gia+dong+newcaslte", "铜价悉尼"].map(
      (text) => `/search/?q=${text}`,
    ),
    "feed of the site": ["/feed.xml"],
    "feed of a city (Sydney)": ["/sydney/feed.xml"],
    "feed of a material (copper)": ["/material/copper/feed.xml"],
    "city history (Sydney)": ["/sydney/history/"],
    "material history (copper)": ["/material/copper/history/"],
    "recorded months": ["/prices/"],
    "one month, with a city": ["/prices/2026-11/?city=sydney"],
    "directory, first page": [directory({})],
    "directory, last page": [await lastPage(db)],
    "directory, all filters": [directory({ ...COMBINED, q: "metal" })],
    "directory, two materials": [`/scrap-yards/?${TWO_MATERIALS}`],
    'search ("wattle")': [directory({ q: "wattle" })],
    "search without a match": [
      directory({ q: "zi" }),
      directory({ q: "Hobert", state: "WA", material: "Copper" }),
    ],
    "yards near a place (Dubbo)": [directory({ near: "2830" })],
    "yards near a position": [directory({ near: "-32.25,148.61" })],
    "yards near a place, two materials": [`/scrap-yards/?near=2830&${TWO_MATERIALS}`],
    "yards near a place, open at a time": [directory({ near: "2830", open: "sat-11.00" })],
    "yards near a place, a text": [directory({ near: "2830", q: "wattle" })],
    "yards near a place, nothing found": [directory({ near: "2830", material: "Gold" })],
    "my load, two metals and all metals": [
      "/my-load/?near=2830&copper=60&car-batteries=18",
      await everyMetal(db),
    ],
    "an offer, near places with and without a price": [
      ...["Newcastle+NSW", "Richmond", "Katherine"].map(
        (near) => `/fair-price/?metal=copper&near=${near}&offer=7`,
      ),
      "/fair-price/?metal=copper&offer=7",
    ],
    "yard page": ["/yard/1/bluegum-flat-metals/"],
    "report form": [
      ...["/report/?city=sydney", "/report/?city=sydney&material=copper"],
      ...["/report/?material=copper", "/report/?yard=1"],
    ],
    "map, all yards": [points({})],
    "map, all filters": [points({ ...COMBINED, q: "metal" })],
    "map, yards near a place": [points({ near: "2830", q: "metal" })],
    "map, one yard's details": ["/scrap-yards/yard/1"],
    "map, names of towns": ["/scrap-yards/towns"],
  };
}

/** A load of everything, for somebody in the middle of the most cities. */
async function everyMetal(db: D1Database): Promise<string> {
  const { results } = await db.prepare("select slug from materials").all<{ slug: string }>();
  return `/my-load/?near=Sydney&${results.map(({ slug }) => `${slug}=1`).join("&")}`;
}

async function lastPage(db: D1Database): Promise<string> {
  const yards = await db.prepare("select count(*) as n from scrap_yards").first<number>("n");
  return `${directory({})}page=${Math.max(1, Math.ceil((yards ?? 0) / PAGE_SIZE))}`;
}

function directory(filters: Filters): string {
  return `/scrap-yards/?${new URLSearchParams(filters)}`;
}

/** The request of the map in a browser. */
function points(filters: Filters): string {
  return `/scrap-yards/points?${new URLSearchParams({ ...filters })}`;
}
