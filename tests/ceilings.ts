// The most that a page may cost. Each is what was measured and a tenth of room, so that a cost which nobody meant
// fails a test; where a maximum is stated, that is the ceiling. Raise one only with its reason at the end of its line.
//
// COSTS=print npx vitest run tests/project/costs   prints rows and round trips as they belong here
// COSTS=print npx playwright test budgets           prints the lines of PAGES

/** Rows of D1 that a first view may read, and any other but those of files and of all yards, at the most. */
export const MOST_ROWS = 200;
/** Round trips of any view, at the most. */
export const MOST_TRIPS = 4;

/** Rows and round trips of each view in tests/project/costs/view-addresses.ts, with 20,000 yards and two years of prices. */
export const VIEWS: Record<string, [rows: number, trips: number]> = {
  "directory, first of an isolate": [74, 3],
  "home page": [55, 1],
  "home page of a city (Newcastle)": [55, 1],
  "cities page": [190, 2], // One metal's price in every city, for the map and the rows. Its lists come by themselves, so that a slow one shows placeholders.
  "city page (Sydney)": [155, 3],
  "city page without prices (Katherine)": [140, 4],
  "material page (copper)": [113, 2],
  "material page near a place (Newcastle)": [136, 3],
  "material page near a place of many (Richmond)": [129, 3],
  "materials page, a word": [59, 2],
  "answer of What is this near a place (Richmond)": [110, 2],
  "car guide near a place (Richmond)": [48, 1],
  "car guide for a car near a place (Richmond)": [71, 3],
  "my load, names and a place that are read": [67, 4],
  "city page near a place (Richmond)": [155, 4],
  "suggestions for a text": [26, 1],
  'search page ("parra")': [155, 4],
  "search page, a word that is not known": [52, 3],
  "search page, words of another language": [55, 3],
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
  'search ("wattle")': [88, 3],
  "search without a match": [45, 4],
  "yards near a place (Dubbo)": [67, 2],
  "yards near a position": [66, 2],
  "yards near a place, two materials": [67, 2],
  "yards near a place, open at a time": [67, 2],
  "yards near a place, a text": [89, 3],
  "yards near a place, nothing found": [34, 1],
  "my load, two metals and all metals": [117, 3],
  "an offer, near places with and without a price": [143, 3], // What all cities pay decides which price counts near a place.
  "yard page": [93, 3],
  "report form": [108, 2],
  "map, all yards": [1, 1],
  "map, all filters": [68, 1], // What each city pays for the metal, in the same trip.
  "map, yards near a place": [2, 1],
  "map, one yard's details": [4, 1],
  "map, names of towns": [148, 1],
};

/**
 * Bytes of HTML and requests, at most, and the style sheets besides the one of every page: about one percent
 * more than there is, so that a renamed file stays within it and a new library does not. Every chunk that a page imports
 * is a request: React Router names them all in its head.
 */
export const PAGES: [path: string, html: number, requests: number, styles?: string][] = [
  ["/", 9_000, 15], // Each price has its bar, and each tool its icon.
  ["/sydney/", 18_050, 19, "/assets/city.css"],
  ["/scrap-yards/", 13_950, 13, "/assets/directory.css"],
  ["/my-load/?near=2830&copper=60&car-batteries=18", 10_700, 16, "/assets/my-load.css"],
  ["/cities/", 13_200, 14, "/assets/cities.css"],
  ["/material/copper/", 15_600, 19, "/assets/material.css"],
  ["/scrap-my-car/", 14_950, 15, "/assets/structured-data.css"],
  ["/resources-and-tips/", 13_450, 18, "/assets/structured-data.css"],
  ["/blog/first-visit-to-a-scrap-yard/", 7_650, 15, "/assets/structured-data.css"],
  ["/contact/", 5_400, 17],
  ["/report/?city=sydney", 6_100, 16],
  ["/privacy-policy/", 9_600, 14, "/assets/structured-data.css"],
];

// Bytes as they travel, at most: fonts as they are, everything else by gzip.

/** The page and all that it is read, searched and sent with; a goal of the bench, as are the next two. */
export const WITHOUT_SCRIPTS = 52 * 1024;
export const SCRIPTS = 146 * 1024;
/** Requests of a first visit to any page. */
export const REQUESTS = 24;
/** The style sheet of every page. */
export const STYLE = 9 * 1024;
export const FONTS = 23_000;
/** The drawings of the metals, in one file that the text does not wait for. */
export const IMAGES = 2_500;
/** Of the layout, as the browser measures it. */
export const SHIFT = 0.01;
