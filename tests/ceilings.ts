// The most that a page may cost. Each is what was measured and a tenth of room, so that a cost which nobody meant
// fails a test; where a maximum is stated, that is the ceiling. Raise one only with its reason at the end of its line.
//
// COSTS=print npx vitest run tests/project/costs       prints rows, round trips and calls as they belong here

/** Rows of D1 that a first view may read, and any other but those of files and of all yards, at the most. */
export const MOST_ROWS = 200;

/** Rows and round trips of each view in scripts/view-addresses.ts, with 20,000 yards and two years of prices. */
export const VIEWS: Record<string, [rows: number, trips: number]> = {
  "directory, first of an isolate": [74, 3],
  "home page": [52, 1],
  "cities page": [70, 2], // Its lists come by themselves, so that a slow one shows placeholders.
  "city page (Sydney)": [159, 3],
  "city page without prices (Katherine)": [138, 4],
  "material page (copper)": [113, 2],
  "material page near a place (Newcastle)": [148, 5],
  "material page near a place of many (Richmond)": [158, 4],
  "materials page, a word": [75, 3],
  "answer of What is this near a place (Richmond)": [138, 3],
  "car guide near a place (Richmond)": [44, 2],
  "my load, names and a place that are read": [80, 22],
  "city page near a place (Richmond)": [187, 4],
  "suggestions for a text": [42, 2],
  'search page ("parra")': [170, 5],
  "search page, a word that is not known": [34, 11],
  "feed of the site": [47, 1],
  "feed of a city (Sydney)": [66, 2],
  "feed of a material (copper)": [48, 2],
  "city history (Sydney)": [102, 3],
  "material history (copper)": [180, 3],
  "recorded months": [34, 1],
  "one month, with a city": [114, 2],
  "directory, first page": [66, 2],
  "directory, last page": [66, 2],
  "directory, all filters": [67, 3],
  "directory, two materials": [66, 2],
  'search ("wattle")': [174, 5],
  "search without a match": [68, 8],
  "yards near a place (Dubbo)": [90, 2],
  "yards near a position": [66, 2],
  "yards near a place, two materials": [90, 2],
  "yards near a place, a text": [199, 5],
  "yards near a place, nothing found": [57, 1],
  "my load, two metals and all metals": [151, 6],
  "an offer, near places with and without a price": [170, 4], // What all cities pay decides which price counts near a place.
  "yard page": [86, 3],
  "report form": [108, 2],
  "map, all yards": [1, 1],
  "map, all filters": [1, 1],
  "map, yards near a place": [25, 1],
  "map, one yard's details": [4, 1],
  "map, names of towns": [148, 1],
};

/** Calls of our own functions while a page is rendered, by the folder that they are in. */
export const CALLS: Record<string, Record<string, number>> = {
  "city page (Sydney)": {
    app: 13179, // All yards of the city are on its map.
    "app/cities": 112099, // All yards of the city are on its map.
    "app/content": 4,
    "app/feeds": 2,
    "app/frame": 159,
    "app/history": 50,
    "app/load": 1,
    "app/prices": 510,
    "app/prices/offer": 71,
    "app/prices/trend": 1463,
    "app/prices/world": 330,
    "app/search": 2,
    "app/ui": 456,
    "app/ui/chart": 740,
    "app/yards": 130,
    contract: 16, // The days and pages that a rendering knows.
    worker: 26, // The API is loaded at its first request.
    "worker/cache": 75, // The edition is asked for first.
    "worker/data": 10216, // Their distances from its middle.
    "worker/data/record": 143,
    "worker/data/yards": 40833, // Their distances from its middle.
    "worker/security": 74, // Every method counts in the limit.
  },
  "material page (copper)": {
    app: 18492,
    "app/content": 1,
    "app/feeds": 2,
    "app/frame": 97,
    "app/history": 771,
    "app/prices": 4204,
    "app/prices/near": 1,
    "app/prices/offer": 287,
    "app/prices/world": 75,
    "app/search": 3,
    "app/ui": 767,
    "app/ui/chart": 1857,
    contract: 3, // The days and pages that a rendering knows.
    worker: 26, // The API is loaded at its first request.
    "worker/cache": 75, // The edition is asked for first.
    "worker/data": 1544,
    "worker/data/record": 75,
    "worker/data/yards": 225127,
    "worker/security": 74, // Every method counts in the limit.
  },
  "material page near a place (Newcastle)": {
    app: 16452,
    "app/feeds": 2,
    "app/frame": 97,
    "app/history": 1,
    "app/near": 3768, // The one answer near a place.
    "app/prices": 5189,
    "app/prices/near": 103,
    "app/prices/offer": 286,
    "app/prices/world": 1,
    "app/search": 3,
    "app/ui": 794,
    "app/yards": 99,
    contract: 9, // The days and pages that a rendering knows.
    worker: 26, // The API is loaded at its first request.
    "worker/cache": 73, // The edition is asked for first.
    "worker/data": 1888,
    "worker/data/search": 31889,
    "worker/data/yards": 337662,
    "worker/security": 78, // Every method counts in the limit.
  },
  "my load, two metals and all metals": {
    app: 11567,
    "app/content": 1,
    "app/frame": 96,
    "app/identify": 18,
    "app/load": 8570,
    "app/near": 547, // The one answer near a place.
    "app/prices": 248,
    "app/prices/offer": 66,
    "app/prices/world": 20,
    "app/search": 7,
    "app/ui": 190,
    "app/yards": 107,
    contract: 9, // The days and pages that a rendering knows.
    worker: 26, // The API is loaded at its first request.
    "worker/cache": 122, // The edition is asked for first.
    "worker/data": 1928,
    "worker/data/search": 2003,
    "worker/data/yards": 415231,
    "worker/security": 78, // Every method counts in the limit.
  },
  "search page, a word that is not known": {
    app: 1441,
    "app/frame": 96,
    "app/identify": 1,
    "app/search": 44,
    "app/ui": 37,
    contract: 1,
    worker: 27, // The API is loaded at its first request.
    "worker/cache": 51, // The edition is asked for first.
    "worker/data": 570,
    "worker/data/search": 47476,
    "worker/data/yards": 6,
    "worker/security": 78, // Every method counts in the limit.
  },
  "directory, all filters": {
    app: 5557,
    "app/content": 1,
    "app/frame": 95,
    "app/search": 8,
    "app/ui": 159,
    "app/yards": 245,
    "app/yards/directory": 233,
    contract: 26, // The days and pages that a rendering knows.
    worker: 26, // The API is loaded at its first request.
    "worker/cache": 78, // The edition is asked for first.
    "worker/data": 314,
    "worker/data/search": 46,
    "worker/data/yards": 27934,
    "worker/security": 78, // Every method counts in the limit.
  },
};

/**
 * Bytes of HTML and requests, at most, and the style sheets besides the one of every page: about one percent
 * more than there is, so that a renamed file stays within it and a new library does not.
 */
export const PAGES: [path: string, html: number, requests: number, styles?: string][] = [
  ["/", 8_500, 12],
  ["/sydney/", 16_300, 12], // All yards of the city are on its map and in its list, and what is open differs by the hour.
  ["/scrap-yards/", 14_500, 15, "/assets/directory.css"],
  ["/my-load/?near=2830&copper=60&car-batteries=18", 12_500, 15, "/assets/my-load.css"],
  ["/cities/", 8_500, 11],
  ["/material/copper/", 15_250, 13, "/assets/material.css"],
  ["/scrap-my-car/", 14_700, 12, "/assets/guides.css"],
  ["/resources-and-tips/", 14_500, 14, "/assets/guides.css"],
  ["/blog/first-visit-to-a-scrap-yard/", 8_500, 12, "/assets/guides.css"],
  ["/contact/", 6_000, 11],
  ["/report/?city=sydney", 7_000, 11],
  ["/privacy-policy/", 9_500, 12, "/assets/guides.css"], // It says what is counted of searches.
];

// Bytes as they travel, at most: fonts as they are, everything else by gzip.

/** The page and all that it is read, searched and sent with. */
export const WITHOUT_SCRIPTS = 60_000;
export const SCRIPTS = 122 * 1024;
/** Of a city's page, all of it. */
export const CITY = 164 * 1024;
/** The style sheet of every page. */
export const STYLE = 9 * 1024;
export const FONTS = 23_000;
/** The drawings of the metals, in one file that the text does not wait for. */
export const IMAGES = 2_500;
/** Of the layout, as the browser measures it. */
export const SHIFT = 0.01;
