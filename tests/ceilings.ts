// The most that a page may cost. Each is what was measured and a tenth of room, so that a cost which nobody meant
// fails a test; where a maximum is stated, that is the ceiling. Raise one only with its reason at the end of its line.
//
// COSTS=print npx vitest run tests/project/costs       prints rows, round trips and calls as they belong here

/** Rows of D1 that a first view may read, and any other but those of files and of all yards, at the most. */
export const MOST_ROWS = 200;

/** Rows and round trips of each view in scripts/view-addresses.ts, with 20,000 yards and two years of prices. */
export const VIEWS: Record<string, [rows: number, trips: number]> = {};

/** Calls of our own functions while a page is rendered, by the folder that they are in. */
export const CALLS: Record<string, Record<string, number>> = {
  "city page (Sydney)": {},
  "material page (copper)": {},
  "material page near a place (Newcastle)": {},
  "my load, two metals and all metals": {},
  "search page, a word that is not known": {},
  "directory, all filters": {},
};

/**
 * Bytes of HTML and requests, at most, and the style sheets besides the one of every page: about one percent
 * more than there is, so that a renamed file stays within it and a new library does not.
 */
export const PAGES: [path: string, html: number, requests: number, styles?: string][] = [
  ["/", 8_500, 12],
  ["/sydney/", 16_000, 12],
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
export const SCRIPTS = 128 * 1024;
/** Of a city's page, all of it. */
export const CITY = 170 * 1024;
/** The style sheet of every page. */
export const STYLE = 9 * 1024;
export const FONTS = 23_000;
/** The drawings of the metals, in one file that the text does not wait for. */
export const IMAGES = 2_500;
/** Of the layout, as the browser measures it. */
export const SHIFT = 0.01;
