const FEW = "(forms|guides)\\/";
const FRAMEWORK =
  "\\/(lucide|react|react-router)\\/|react-dom\\/(index|cjs\\/react-dom\\.)|^\\0vite\\/";

/**
 * What two pages or more need travels in one file, because a request for each of a dozen scraps takes
 * longer than their bytes; but for what only forms, or only the longest guides, share.
 */
export const CHUNKS = [
  { name: "site", test: new RegExp(`\\/app\\/(?!${FEW})|${FRAMEWORK}`), minShareCount: 2 },
  { name: "few", test: new RegExp(`\\/app\\/${FEW}`), minShareCount: 2 },
];
