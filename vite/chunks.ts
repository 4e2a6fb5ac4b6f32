/** Subjects whose modules only a few pages share: each has a chunk of its own. */
const SUBJECTS = {
  forms: "forms\\/",
  guides: "guides\\/|ui\\/faq",
  /** The lists of cities and metals, and what leads to them. */
  lists: "ui\\/filter-box|search\\/city-field|prices\\/(material-error|price-board)",
  history: "history\\/",
  /** The pages that show yards: a city's, the directory and a yard's own. */
  yards: "yards\\/(what-to-bring|yard-)",
};

/** A load's own page, and what it loads when it is first touched; many pages link to it. */
const LOAD = "load\\/(?!load-near)";
const FRAMEWORK =
  "\\/(lucide|react|react-router)\\/|react-dom\\/(index|cjs\\/react-dom\\.)|^\\0vite\\/";

/** What asks for the visitor's clock and place. */
const HERE = "yards\\/(opening-|directory\\/address)|search\\/(use-)?my-location";

const OWN = [...Object.values(SUBJECTS), LOAD, HERE].join("|");

/**
 * One chunk for the modules that most pages share, because a dozen small requests take longer than a few
 * unused bytes, and one for those of each subject that several of its pages share.
 */
export const CHUNKS = [
  { name: "site", test: new RegExp(`\\/app\\/(?!${OWN})|${FRAMEWORK}`), minShareCount: 2 },
  ...Object.entries(SUBJECTS).map(([name, files]) => ({
    name,
    test: new RegExp(`\\/app\\/(${files})`),
    minShareCount: 2,
  })),
];
