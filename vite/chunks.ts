/** Subjects whose modules only a few pages share: each has a chunk of its own. */
const SUBJECTS = {
  forms: "(forms|contact)\\/",
  guides: "guides\\/|ui\\/faq",
  /** The lists of cities and metals, and what leads to them. */
  lists: "ui\\/filter-box|search\\/city-field|errors\\/material-error|prices\\/price-board",
  history: "history\\/|world\\/world-(history|section)|prices\\/year-|history-chart",
  /** The styles of a price near a place. */
  material: "(metals\\/city-prices|near\\/near|styles\\/metal-pages)\\.css",
  /** The pages that show yards: a city's, the directory and a yard's own. */
  yards: "yards\\/yard-|yard-cards\\/|hours\\/(yard-hours|open-now|opening-times)|yard-path",
  /** What a city's page does not show of yards. */
  details: "hours\\/opening-(hours|words)|rules\\/",
  /** What My load shows, and what it counts with after it is loaded. */
  load: "goods\\/|my-load\\/load-row",
};

/** A load's own page, and what it loads when it is first touched; many pages link to it. */
const LOAD = "my-load\\/|goods\\/|words\\/quantities";
const FRAMEWORK =
  "\\/(lucide|react|react-router)\\/|react-dom\\/(index|cjs\\/react-dom\\.)|^\\0vite\\/";

/** What asks for the visitor's place, and what few first visits need. */
const APART = [
  "content\\/(static-|car-states)",
  "metals\\/(near-|unknown-place)|near\\/(near-|also-near|metal-near)",
  "cities\\/(trend\\/trend\\.ts|seeded-fraction)",
  "ui\\/chart\\/",
  "paths\\/directory-address",
  "hours\\/open-(state|summary|words)",
  "location\\/(use-)?my-location",
];

const OWN = [...Object.values(SUBJECTS), LOAD, ...APART].join("|");

/**
 * One chunk for the modules that most pages share, because a dozen small requests take longer than a few
 * unused bytes, and one for those of each subject that several of its pages share.
 */
export const CHUNKS = [
  { name: "site", test: new RegExp(`\\/app\\/(?!${OWN})|${FRAMEWORK}`), minShareCount: 2 },
  ...Object.entries(SUBJECTS).map(([name, files]) => ({
    name,
    test: new RegExp(`\\/(app|contract)\\/(${files})`),
    minShareCount: 2,
  })),
];
