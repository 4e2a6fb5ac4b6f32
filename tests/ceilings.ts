// The most that a page may cost. Each is what was measured and a tenth of room, so that a cost which nobody meant
// fails a test; where a maximum is stated, that is the ceiling. Raise one only with its reason at the end of its line.
//
// COSTS=print npx vitest run tests/project/costs   prints rows and round trips as they belong here
// COSTS=print npx playwright test budgets           prints the lines of PAGES

/** Rows of D1 that a first view may read, and any other but those of files and of all yards, at the most. */
export const MOST_ROWS = 200;
/** Round trips of any view, at the most. */
export const MOST_TRIPS = 4;

/**
 * Views whose reads are counted, with 20,000 yards and two years of prices: one or more addresses with spaces between
 * them, and the rows and round trips that it may take at most. In an address {last} is the directory's last page, and
 * {every metal} all the parameters of a load of everything. The first one also reads what the isolate then holds.
 */
export const VIEWS: [view: string, addresses: string, rows: number, trips: number][] = [
  ["directory, first of an isolate", "/scrap-yards/", 74, 3],
  ["home page", "/", 55, 1],
  ["home page of a city (Newcastle)", "/?city=newcastle", 55, 1],
  // One metal's price in every city, for the map and the rows. Its lists come by themselves, so that a slow one shows placeholders.
  ["cities page", "/scrap-metal-prices-by-city/", 190, 2],
  ["city page (Sydney)", "/sydney/", 155, 3],
  ["city page without prices (Katherine)", "/katherine/", 140, 4],
  ["material page (copper)", "/material/copper/", 113, 2],
  [
    "material page near a place (Newcastle)",
    "/material/aluminum/?near=Newcastle+NSW+2300&for=alloy+wheels",
    136,
    3,
  ],
  [
    "material page near a place of many (Richmond)",
    "/material/copper/?near=Richmond+VIC+3121",
    129,
    3,
  ],
  [
    "materials page, a word",
    "/materials?q=wheel /materials?q=alluminium /materials?q=north",
    59,
    2,
  ],
  [
    "answer of What is this near a place (Richmond)",
    "/what-is-it/lead/?near=Richmond+VIC+3121",
    110,
    2,
  ],
  ["car guide near a place (Richmond)", "/scrap-my-car/?near=Richmond+VIC+3121", 48, 1],
  [
    "car guide for a car near a place (Richmond)",
    "/scrap-my-car/?near=Richmond+VIC+3121&car=commodore&offer=180",
    71,
    3,
  ],
  [
    "my load, names and a place that are read",
    "/my-load/?near=copper+newcastle&pipes=7&alluminium=4&a+flurble=1&wheals=2&more=3",
    67,
    4,
  ],
  ["city page near a place (Richmond)", "/melbourne/?near=Richmond+VIC+3121", 155, 4],
  [
    "suggestions for a text",
    "/search/suggestions/?q=pa /search/suggestions/?q=st /search/suggestions/?q=20 /search/suggestions/?q=north /search/suggestions/?q=port /search/suggestions/?q=lead /search/suggestions/?q=copper /search/suggestions/?q=wire /search/suggestions/?q=wheel /search/suggestions/?q=paramata",
    26,
    1,
  ],
  ['search page ("parra")', "/search/?q=parra", 155, 4],
  ["search page, a word that is not known", "/search/?q=alluminium+blorp+newcaslte", 52, 3],
  [
    "search page, words of another language",
    "/search/?q=gia+dong+newcaslte /search/?q=铜价悉尼",
    55,
    3,
  ],
  ["feed of the site", "/feed.xml", 47, 1],
  ["feed of a city (Sydney)", "/sydney/feed.xml", 66, 2],
  ["feed of a material (copper)", "/material/copper/feed.xml", 48, 2],
  ["city history (Sydney)", "/sydney/history/", 102, 3],
  ["material history (copper)", "/material/copper/history/", 180, 3],
  ["recorded months", "/prices/", 34, 1],
  ["one month, with a city", "/prices/2026-11/?city=sydney", 114, 2],
  ["directory, first page", "/scrap-yards/", 66, 2],
  ["directory, last page", "/scrap-yards/?page={last}", 66, 2],
  [
    "directory, all filters",
    "/scrap-yards/?state=NSW&material=Copper&service=Bin+hire&q=metal",
    67,
    3,
  ],
  ["directory, two materials", "/scrap-yards/?material=Car+batteries&material=Copper", 66, 2],
  ['search ("wattle")', "/scrap-yards/?q=wattle", 88, 3],
  [
    "search without a match",
    "/scrap-yards/?q=zi /scrap-yards/?q=Hobert&state=WA&material=Copper",
    45,
    4,
  ],
  ["yards near a place (Dubbo)", "/scrap-yards/?near=2830", 67, 2],
  ["yards near a position", "/scrap-yards/?near=-32.25%2C148.61", 66, 2],
  [
    "yards near a place, two materials",
    "/scrap-yards/?near=2830&material=Car+batteries&material=Copper",
    67,
    2,
  ],
  ["yards near a place, open at a time", "/scrap-yards/?near=2830&open=sat-11.00", 67, 2],
  ["yards near a place, a text", "/scrap-yards/?near=2830&q=wattle", 89, 3],
  ["yards near a place, nothing found", "/scrap-yards/?near=2830&material=Gold", 34, 1],
  [
    "my load, two metals and all metals",
    "/my-load/?near=2830&copper=60&car-batteries=18 /my-load/?near=Sydney&{every metal}",
    117,
    3,
  ],
  // What all cities pay decides which price counts near a place.
  [
    "an offer, near places with and without a price",
    "/fair-price/?metal=copper&near=Newcastle+NSW&offer=7 /fair-price/?metal=copper&near=Richmond&offer=7 /fair-price/?metal=copper&near=Katherine&offer=7 /fair-price/?metal=copper&offer=7",
    143,
    3,
  ],
  ["yard page", "/yard/1/bluegum-flat-metals/", 93, 3],
  [
    "report form",
    "/report/?city=sydney /report/?city=sydney&material=copper /report/?material=copper /report/?yard=1",
    108,
    2,
  ],
  ["three yards compared", "/compare/?yards=1,2,40&near=2830", 63, 2],
  ["map, all yards", "/scrap-yards/points", 1, 1],
  // What each city pays for the metal, in the same trip.
  [
    "map, all filters",
    "/scrap-yards/points?state=NSW&material=Copper&service=Bin+hire&q=metal",
    68,
    1,
  ],
  ["map, yards near a place", "/scrap-yards/points?near=2830&q=metal", 2, 1],
  ["map, one yard's details", "/scrap-yards/yard/1", 4, 1],
  ["map, names of towns", "/scrap-yards/towns", 148, 1],
];

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
  ["/scrap-my-car/", 14_950, 15, "/assets/guide-meta.css"],
  ["/resources-and-tips/", 13_450, 18, "/assets/guide-meta.css"],
  ["/blog/first-visit-to-a-scrap-yard/", 7_650, 15, "/assets/guide-meta.css"],
  ["/contact/", 5_400, 17],
  ["/report/?city=sydney", 6_100, 16],
  ["/privacy-policy/", 9_600, 14, "/assets/guide-meta.css"],
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
