/** Shared by few pages: forms, and the blocks, figures and tables of the longest guides. */
const RARELY_SHARED = "(forms\\/|guides\\/(guide-blocks|guide-figures|state-tables))";
const FRAMEWORK =
  "\\/(lucide|react|react-router)\\/|react-dom\\/(index|cjs\\/react-dom\\.)|^\\0vite\\/";

/**
 * One chunk for the modules that two or more pages share, because a dozen small requests take longer than
 * a few unused bytes. Modules that only a few pages share have a chunk of their own.
 */
export const CHUNKS = [
  {
    name: "site",
    test: new RegExp(`\\/app\\/(?!${RARELY_SHARED})|${FRAMEWORK}`),
    minShareCount: 2,
  },
  { name: "forms-and-guides", test: new RegExp(`\\/app\\/${RARELY_SHARED}`), minShareCount: 2 },
];
