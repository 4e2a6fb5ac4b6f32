/** Shared code that few pages need: forms, and the blocks, figures and tables of the longest guides. */
const FEW_PAGES = "(forms\\/|guides\\/(guide-blocks|guide-figures|state-tables))";
const FRAMEWORK =
  "\\/(lucide|react|react-router)\\/|react-dom\\/(index|cjs\\/react-dom\\.)|^\\0vite\\/";

/**
 * Modules that two or more pages need are bundled into one chunk, because a dozen small requests take
 * longer than the few bytes that a page does not need. What only few pages share is another.
 */
export const CHUNKS = [
  {
    name: "site",
    test: new RegExp(`\\/app\\/(?!${FEW_PAGES})|${FRAMEWORK}`),
    minShareCount: 2,
  },
  { name: "forms-and-guides", test: new RegExp(`\\/app\\/${FEW_PAGES}`), minShareCount: 2 },
];
