// The most that a page may cost. Each is what was measured and a tenth of room, so that a cost which nobody meant
// fails a test; where a maximum is stated, that is the ceiling. Raise one only with its reason at the end of its line.
//
// COSTS=print npx vitest run tests/project/costs   prints rows and round trips, for views.csv beside it
// COSTS=print npx playwright test budgets           prints the lines of PAGES

/** Rows of D1 that a first view may read, and any other but those of files and of all yards, at the most. */
export const MOST_ROWS = 200;
/** Round trips of any view, at the most. */
export const MOST_TRIPS = 4;

// Rows and round trips of each view: tests/project/costs/views.csv.

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
