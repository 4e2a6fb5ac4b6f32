// The most that a page may cost. Each is what was measured and a tenth of room, so that a cost which nobody meant
// fails a test; where a maximum is stated, that is the ceiling. Raise one only with its reason at the end of its line.
//
// COSTS=print npx vitest run tests/project/costs       prints rows, round trips and calls as they belong here

/** Rows of D1 that a first view may read, and any other but those of files and of all yards, at the most. */
export const MOST_ROWS = 200;

/** Rows and round trips of each view in tests/project/costs/view-addresses.ts, with 20,000 yards and two years of prices. */
export const VIEWS: Record<string, [rows: number, trips: number]> = {
  "directory, first of an isolate": [74, 3],
  "home page": [52, 1],
  "home page of a city (Newcastle)": [54, 1],
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
  "search page, a word that is not known": [56, 11], // Places are found by an ordinary table of words: D1 exports no full-text index.
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
  "yards near a place, open at a time": [90, 2],
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
    app: 31,
    "app/cities": 108473,
    "app/cities/trend": 1463,
    "app/content": 4,
    "app/errors": 9,
    "app/frame": 159,
    "app/head": 15,
    "app/hours": 94,
    "app/offline": 1, // Registers the service worker.
    "app/paths": 162,
    "app/prices": 652, // What a price rests on is said beside it.
    "app/rendering": 17229, // Each yard of the city has a card.
    "app/rules": 2,
    "app/search": 1,
    "app/ui": 784, // Each yard's card links to its page.
    "app/ui/chart": 740,
    "app/words": 1313,
    "app/world": 330,
    "app/yard-cards": 137, // Each yard of the city has a card.
    contract: 230, // Each yard's card links to its page.
    worker: 4,
    "worker/cache": 71, // Each answer says what a device may keep.
    "worker/data": 10234,
    "worker/data/record": 140,
    "worker/data/yards": 45855,
    "worker/security": 74,
    "worker/site": 25, // The desk and what devices keep are settings, too.
  },
  "material page (copper)": {
    app: 31,
    "app/content": 1,
    "app/errors": 9,
    "app/frame": 97,
    "app/head": 13,
    "app/location": 2,
    "app/metals": 2097, // Ten best cities stand before the table of all.
    "app/offline": 1, // Registers the service worker.
    "app/paths": 785, // Ten best cities stand before the table of all.
    "app/prices": 2653,
    "app/rendering": 16553, // Ten best cities stand before the table of all.
    "app/search": 2,
    "app/ui": 874, // Ten best cities stand before the table of all.
    "app/ui/chart": 1857,
    "app/words": 3984, // Ten best cities stand before the table of all.
    "app/world": 848,
    contract: 5, // Each answer says what a device may keep.
    worker: 4,
    "worker/cache": 79, // One more parameter, of a kind of its own: a half-hour.
    "worker/data": 1553,
    "worker/data/record": 102,
    "worker/data/yards": 225126,
    "worker/security": 74,
    "worker/site": 25, // The desk and what devices keep are settings, too.
  },
  "material page near a place (Newcastle)": {
    app: 31,
    "app/errors": 11,
    "app/frame": 97,
    "app/head": 13,
    "app/hours": 90,
    "app/location": 4,
    "app/metals": 2624,
    "app/near": 3862,
    "app/offline": 1, // Registers the service worker.
    "app/paths": 849, // Ten nearest cities stand before the table of all.
    "app/prices": 2570,
    "app/rendering": 15635, // Ten nearest cities stand before the table of all.
    "app/rules": 5,
    "app/search": 2,
    "app/ui": 897, // Ten nearest cities stand before the table of all.
    "app/words": 2381, // Ten nearest cities stand before the table of all.
    "app/world": 2,
    "app/yard-cards": 3,
    contract: 22, // Each answer says what a device may keep.
    worker: 4,
    "worker/cache": 69, // Each answer says what a device may keep.
    "worker/data": 1921,
    "worker/data/yards": 337835,
    "worker/search": 35100, // Places are found by an ordinary table of words: D1 exports no full-text index.
    "worker/security": 78,
    "worker/site": 25, // The desk and what devices keep are settings, too.
  },
  "my load, two metals and all metals": {
    app: 31,
    "app/content": 1,
    "app/errors": 11,
    "app/frame": 96,
    "app/goods": 714,
    "app/head": 8,
    "app/hours": 121,
    "app/location": 3,
    "app/my-load": 7800,
    "app/near": 547,
    "app/offline": 1, // Registers the service worker.
    "app/paths": 167,
    "app/prices": 334, // What a price rests on is said beside it.
    "app/rendering": 9011,
    "app/rules": 5,
    "app/search": 3,
    "app/ui": 190,
    "app/words": 2799,
    "app/world": 20,
    "app/yard-cards": 3,
    contract: 127, // Each answer says what a device may keep.
    worker: 4,
    "worker/cache": 122, // Each step of the cache asks for the state of its isolate itself.
    "worker/data": 1964,
    "worker/data/yards": 415229,
    "worker/search": 1978,
    "worker/security": 78,
    "worker/site": 25, // The desk and what devices keep are settings, too.
  },
  "search page, a word that is not known": {
    app: 31,
    "app/errors": 9,
    "app/frame": 96,
    "app/head": 8,
    "app/offline": 1, // Registers the service worker.
    "app/paths": 1,
    "app/rendering": 1387,
    "app/search": 57, // What a text asks for is looked up in a table of requests.
    "app/search-results": 23, // Unknown words may be a yard's name.
    "app/ui": 37,
    "app/words": 7,
    contract: 5, // Each answer says what a device may keep.
    worker: 5,
    "worker/cache": 45,
    "worker/data": 741, // Places are found by an ordinary table of words: D1 exports no full-text index.
    "worker/data/yards": 4,
    "worker/search": 47512,
    "worker/security": 78,
    "worker/site": 25, // The desk and what devices keep are settings, too.
  },
  "directory, all filters": {
    app: 31,
    "app/errors": 11,
    "app/frame": 95,
    "app/head": 9,
    "app/hours": 34,
    "app/location": 5,
    "app/offline": 1, // Registers the service worker.
    "app/paths": 25, // The address may hold a time.
    "app/rendering": 5485,
    "app/search": 2,
    "app/ui": 159,
    "app/words": 23,
    "app/yard-cards": 211,
    "app/yards/directory": 211,
    contract: 51,
    worker: 4,
    "worker/cache": 68,
    "worker/data": 325,
    "worker/data/yards": 27932,
    "worker/search": 63, // Amounts and counted things are taken out of a text.
    "worker/security": 78,
    "worker/site": 25, // The desk and what devices keep are settings, too.
  },
};

/**
 * Bytes of HTML and requests, at most, and the style sheets besides the one of every page: about one percent
 * more than there is, so that a renamed file stays within it and a new library does not.
 */
export const PAGES: [path: string, html: number, requests: number, styles?: string][] = [
  ["/", 8_600, 12], // Its table has the descriptions for small screens, too.
  ["/sydney/", 18_450, 12], // All yards of the city are on its map, and each has a card with its address and phone; what is open differs by the hour.
  ["/scrap-yards/", 14_650, 15, "/assets/directory.css"], // Menus and footer have two more pages.
  ["/my-load/?near=2830&copper=60&car-batteries=18", 12_500, 15, "/assets/my-load.css"],
  ["/cities/", 8_500, 11],
  ["/material/copper/", 16_000, 13, "/assets/material.css"], // Ten cities stand before the table of all; the head names the manifest of the installed site.
  ["/scrap-my-car/", 15_400, 12, "/assets/guides.css"], // Its steps are folded.
  ["/resources-and-tips/", 14_500, 14, "/assets/guides.css"],
  ["/blog/first-visit-to-a-scrap-yard/", 8_500, 12, "/assets/guides.css"],
  ["/contact/", 6_000, 11],
  ["/report/?city=sydney", 7_000, 11],
  ["/privacy-policy/", 10_050, 12, "/assets/guides.css"], // It says what is counted of searches, how the home page knows a city, and what a device keeps and how to clear it.
];

// Bytes as they travel, at most: fonts as they are, everything else by gzip.

/** The page and all that it is read, searched and sent with. */
export const WITHOUT_SCRIPTS = 60_000;
export const SCRIPTS = 122 * 1024;
/** Of a city's page, all of it. */
export const CITY = 166 * 1024; // Each yard of the city has a card.
/** The style sheet of every page. */
export const STYLE = 9 * 1024;
export const FONTS = 23_000;
/** The drawings of the metals, in one file that the text does not wait for. */
export const IMAGES = 2_500;
/** Of the layout, as the browser measures it. */
export const SHIFT = 0.01;
