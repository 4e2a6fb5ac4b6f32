/** Shared by few pages: forms, and the blocks, figures and tables of the longest guides. */
const FORMS_AND_GUIDES = "(forms\\/|guides\\/(guide-blocks|guide-figures|state-tables))";
/** Shared by the pages of recorded prices: their chart and their tables. */
const HISTORY = "history\\/";
/** Shared by the pages that show yards: a city's, the directory and a yard's own; and where a visitor is. */
const YARDS = "(yards\\/(opening-|what-to-bring|yard-)|search\\/(use-)?my-location)";
/** A load's own page, and what it loads when it is first touched; many pages link to it. */
const LOAD = "load\\/(?!load-near)";
const FRAMEWORK =
  "\\/(lucide|react|react-router)\\/|react-dom\\/(index|cjs\\/react-dom\\.)|^\\0vite\\/";

/**
 * One chunk for the modules that two or more pages share, because a dozen small requests take longer than
 * a few unused bytes. Modules that only a few pages share have a chunk of their own.
 */
export const CHUNKS = [
  {
    name: "site",
    test: new RegExp(`\\/app\\/(?!${FORMS_AND_GUIDES}|${HISTORY}|${YARDS}|${LOAD})|${FRAMEWORK}`),
    minShareCount: 2,
  },
  {
    name: "forms-and-guides",
    test: new RegExp(`\\/app\\/${FORMS_AND_GUIDES}`),
    minShareCount: 2,
  },
  { name: "yards", test: new RegExp(`\\/app\\/${YARDS}`), minShareCount: 2 },
  { name: "history", test: new RegExp(`\\/app\\/${HISTORY}`), minShareCount: 2 },
];
