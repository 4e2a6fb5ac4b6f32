/** Rooms whose shared code is not needed on the other pages. */
const SEPARATE_ROOMS = "(forms|guides)\\/";
const FRAMEWORK =
  "\\/(lucide|react|react-router)\\/|react-dom\\/(index|cjs\\/react-dom\\.)|^\\0vite\\/";

/**
 * Modules that two or more pages need are bundled into one chunk, because a dozen small requests take
 * longer than the few bytes that a page does not need. What only forms and guides share is another.
 */
export const CHUNKS = [
  {
    name: "site",
    test: new RegExp(`\\/app\\/(?!${SEPARATE_ROOMS})|${FRAMEWORK}`),
    minShareCount: 2,
  },
  { name: "forms-and-guides", test: new RegExp(`\\/app\\/${SEPARATE_ROOMS}`), minShareCount: 2 },
];
