import { expect, test } from "vitest";
import routes from "../../../app/routes.ts";
import { brokenReferences, checkAcross } from "../../../publishing/check/check.ts";
import { readDataset } from "../../../publishing/commands/database.ts";
import { SEED_FOLDER, thisProject } from "../../../publishing/commands/project.ts";
import { contentOf } from "../../../publishing/compare/content.ts";
import { cellsOf, filesOf } from "../../../publishing/compare/row-cells.ts";
import type { CsvFile } from "../../../publishing/read/header.ts";
import { type Data, problemsOf, type Row, real, writeFolder } from "../data-folder.ts";

const problemsWith = (change: (data: Data) => void, today?: string) =>
  problemsOf(writeFolder(change), today);

/** Changes cells of the row with this index. */
const set = (file: keyof Data, index: number, cells: Row) => (data: Data) =>
  Object.assign(data[file][index] as Row, cells);

test.each<[string, (data: Data) => void, string]>([
  [
    "an id used twice",
    set("cities", 2, { id: "13" }),
    'cities.csv:4 id: must not appear twice; it is also on line 2 (found "13")',
  ],
  [
    "a yard's id used twice",
    set("scrap_yards", 2, { id: "1" }),
    'scrap_yards.csv:4 id: must not appear twice; it is also on line 2 (found "1")',
  ],
  [
    "a state used twice, after a cell of three lines",
    (data) => data.states.push(structuredClone(data.states[1]) as Data["states"][0]),
    'states.csv:6 code: must not appear twice; it is also on line 5 (found "TAS")',
  ],
  [
    "a material's name used twice",
    set("materials", 1, { name: "Copper" }),
    'materials.csv:3 name: must not appear twice; it is also on line 2 (found "Copper")',
  ],
  [
    "a state's name used twice",
    set("states", 1, { name: "New South Wales" }),
    'states.csv:5 name: must not appear twice; it is also on line 2 (found "New South Wales")',
  ],
  [
    "a material's slug used twice",
    (data) => {
      set("materials", 1, { slug: "copper" })(data);
      set("prices", 1, { material_slug: "copper", city_slug: "coffs-harbour" })(data);
    },
    'materials.csv:3 slug: must not appear twice; it is also on line 2 (found "copper")',
  ],
  [
    "a price given twice",
    set("prices", 1, { material_slug: "copper" }),
    'prices.csv:3 material_slug: must not appear twice with the same city_slug; it is also on line 2 (found "copper")',
  ],
  [
    "a city that does not exist, in capitals",
    set("prices", 2, { city_slug: "HOBERT" }),
    'prices.csv:4 city_slug: must be a slug in cities.csv; did you mean "hobart"? (found "HOBERT")',
  ],
  [
    "a city that does not exist, in a price",
    set("prices", 2, { city_slug: "hobert" }),
    'prices.csv:4 city_slug: must be a slug in cities.csv; did you mean "hobart"? (found "hobert")',
  ],
  [
    "a city that does not exist, in a yard",
    set("scrap_yards", 0, { city_slug: "perth" }),
    'scrap_yards.csv:2 city_slug: must be a slug in cities.csv (found "perth")',
  ],
  [
    "a material that does not exist",
    set("prices", 0, { material_slug: "gold" }),
    'prices.csv:2 material_slug: must be the name or the slug of a metal in materials.csv; delete the row if we have no price for this grade (found "gold")',
  ],
  [
    "a state that does not exist",
    set("cities", 0, { state: "WA" }),
    'cities.csv:2 state: must be a code in states.csv (found "WA")',
  ],
  [
    "an alias that is a slug",
    set("materials", 1, { aliases: "alloy;copper" }),
    'materials.csv:3 aliases: must not be a slug or alias already used in materials.csv line 2 (found "copper")',
  ],
  [
    "an alias used twice",
    set("materials", 0, { aliases: "alloy" }),
    'materials.csv:3 aliases: must not be a slug or alias already used in materials.csv line 2 (found "alloy")',
  ],
  [
    "a city with the slug of a material's alias",
    set("cities", 1, { name: "Alloy", slug: "alloy" }),
    'cities.csv:3 slug: must not be a slug or alias already used in materials.csv line 3 (found "alloy")',
  ],
  [
    "a city's slug that does not follow from its name",
    set("cities", 1, { slug: "coffs" }),
    'cities.csv:3 slug: must be "coffs-harbour", the name in lower case with hyphens (found "coffs")',
  ],
  [
    "a value spelled in two ways",
    set("scrap_yards", 1, { accepted_materials: "copper" }),
    'scrap_yards.csv:3 accepted_materials: must be spelled "Copper", as on line 2 (found "copper")',
  ],
  [
    "two datasets",
    (data) => data.dataset.push({ ...data.dataset[0] } as Data["dataset"][0]),
    "dataset.csv:3: must have exactly one row below the header (found 2)",
  ],
])("%s", (_, change, expected) => {
  expect(problemsWith(change).join("\n")).toContain(expected);
});

test("each file is checked for rows that repeat another, or name one that there is not", () => {
  const history = (line: string) => `sydney,copper,${line}\n`;
  const folder = writeFolder(
    (data) => {
      data.cities.push({ ...data.cities[1]!, id: "4" });
      const [copper] = data.materials as [Data["materials"][0]];
      data.materials.push({ ...copper, id: "1", name: "Lead", slug: "lead", family: "coprrr" });
      data.materials.push({ ...copper, id: "4", name: "Tin", slug: "tin", family: "corrrr" });
      data.materials.push({ ...copper, id: "5", name: "Zinc", slug: "zinc", world: "gold" });
      data.synonyms.push({ word: "Red metal", leads_to: "/x/", title: "", is_exact: "" });
      data.synonyms.push({ word: "Blue", leads_to: "copper; alumnium", title: "", is_exact: "" });
      Object.assign(data.scrap_yards[0]!, { services: "Bins; Weighing" });
      Object.assign(data.scrap_yards[1]!, { services: "Weighing; bins" });
    },
    {
      "price_history.csv": `city_slug,material_slug,checked_on,min,max\n${history("2026-11-17,8,9")}${history("2026-11-17,8,9")}${history("2026-11-18,8,9")}perth,copper,2026-11-17,8,9\nsydney,gold,2026-11-17,8,9\ncoffs-harbour,copper,2026-11-19,8,9\n`,
      "quotes.csv":
        "yard_id,material_slug,price,quoted_on\n1,copper,8,2026-11-17\n1,copper,9,2026-11-17\n2,copper,8,2026-11-17\n1,copper,8,2026-11-18\n1,gold,8,2026-11-17\n9,copper,8,2026-11-17\n",
      "things.csv": "thing,counts_as,guide,title\nBin,copper,,\nBin,coper,/a/,\n",
      "items.csv":
        "slug,name,unit,lightest,heaviest,counts_as,made_of,quality,source,guide,title\nbin,Bin,piece,1,1,copper,tin,ok,Ours,,\nbin,Bin,piece,1,2,coper,tin,ok,Ours,/a/,\n",
      "places.csv":
        "name,state,postcode,latitude,longitude,leads_to\nOak,NSW,2999,-33,150,\nOak,NSW,2999,-33,151,\nOak,NSW,2998,-33,151,\nOak,TAS,2999,-42,147,\nElm,NSW,,,,Oak\nAsh,NSW,,,,Coffs Harbour\nFir,TAS,,,,Coffs Harbour\nYew,NSW,,,,Tasmania\nFig,NSW,,,,Parramatta\nGum,NSW,,,,Hunter\nBox,NSW,,,,Elm\n",
    },
  );
  const twice = (line: number, others = "") =>
    `must not appear twice${others && ` with the same ${others}`}; it is also on line ${line}`;
  const metal = "must be a slug in materials.csv";
  const priced =
    "must be the name or the slug of a metal in materials.csv; delete the row if we have no price for this grade";
  const near = (word: string, found: string) =>
    `${metal}; did you mean "${word}"? (found "${found}")`;
  const untitled = (column: string) => `title: must be filled in where ${column} is an address`;
  const noPlace = (state: string, found: string) =>
    `leads_to: must be the name of a place in ${state}, or of a state (found "${found}")`;
  expect(problemsOf(folder, "2026-11-20")).toEqual([
    `cities.csv:5 slug: ${twice(3)} (found "coffs-harbour")`,
    `materials.csv:4 id: ${twice(2)} (found "1"); family: ${near("copper", "coprrr")}`,
    `materials.csv:5 family: ${metal} (found "corrrr")`,
    'materials.csv:6 world: must be made of series of world prices: aluminium, copper, iron-ore, lead, nickel, tin, zinc (found "gold")',
    `price_history.csv:3 checked_on: ${twice(2, "city_slug and material_slug")} (found "2026-11-17")`,
    'price_history.csv:4 checked_on: must be earlier than the price in prices.csv line 2, which was checked on 2026-11-18 (found "2026-11-18")',
    'price_history.csv:5 city_slug: must be a slug in cities.csv (found "perth")',
    `price_history.csv:6 material_slug: ${priced} (found "gold")`,
    `quotes.csv:3 material_slug: ${twice(2, "yard_id and quoted_on")} (found "copper")`,
    `quotes.csv:6 material_slug: ${priced} (found "gold")`,
    'quotes.csv:7 yard_id: must be the name or the id of a yard in scrap_yards.csv; add a new yard first, at the desk or with its name and address in a scrap_yards.csv (found "9")',
    'scrap_yards.csv:3 services: must be spelled "Bins", as on line 2 (found "bins")',
    `synonyms.csv:4 word: ${twice(2)} (found "Red metal")`,
    `synonyms.csv:4 ${untitled("leads_to")}`,
    `synonyms.csv:5 leads_to: ${near("aluminum", "copper; alumnium")}`,
    `things.csv:3 thing: ${twice(2)} (found "Bin"); counts_as: ${near("copper", "coper")}`,
    `things.csv:3 ${untitled("guide")}`,
    `items.csv:3 slug: ${twice(2)} (found "bin"); counts_as: ${near("copper", "coper")}`,
    `items.csv:3 ${untitled("guide")}`,
    `places.csv:3 name: ${twice(2, "state and postcode")} (found "Oak")`,
    `places.csv:8 ${noPlace("TAS", "Coffs Harbour")}`,
    `places.csv:12 ${noPlace("NSW", "Elm")}`,
  ]);
});

/** The first segment of every page that has an address of its own, from the route table. */
const pages = routes
  .map(({ path = "" }) => path.split("/")[0] ?? "")
  .filter((segment) => /^[a-z-]+$/.test(segment));

test.each([...new Set(["newsletter", "api", "assets", ...pages])])(
  "/%s/ cannot be the address of a city, a material or an alias",
  (slug) => {
    const name = slug.replaceAll("-", " ");
    const reason = `must not be the address of another page of the site; choose another (found "${slug}")`;
    // Cities are named as their slugs, and a slug with hyphens may come from a name with spaces.
    const said = (change: (data: Data) => void) => problemsWith(change).join("\n");
    expect(said(set("cities", 1, { name, slug }))).toContain(`cities.csv:3 slug: ${reason}`);
    expect(said(set("materials", 1, { slug }))).toContain(` slug: ${reason}`);
    expect(said(set("materials", 1, { aliases: `alloy;${slug}` }))).toContain(
      `materials.csv:3 aliases: ${reason}`,
    );
  },
);

test("a file that needs rows and has none", () => {
  const folder = writeFolder(
    (data) => {
      data.prices.length = 1;
      data.scrap_yards.length = 1;
      data.synonyms.length = 1;
    },
    { "materials.csv": "id,name,slug,aliases,description,meta_description\n" },
  );
  const isEmpty = "has no rows; add at least one below the header";
  const headers = {
    "states.csv": "code,name,regulations,regulator,regulator_url,checked_on\n",
    "cities.csv": "id,name,slug,state,lat,lon,population,time_zone,meta_description\n",
  };
  expect(problemsOf(writeFolder(undefined, headers)).slice(0, 2)).toEqual([
    ...[`states.csv: ${isEmpty}`, `cities.csv: ${isEmpty}`],
  ]);
  expect(problemsOf(folder)).toEqual([
    `materials.csv: ${isEmpty}`,
    'prices.csv:2 material_slug: must be the name or the slug of a metal in materials.csv; delete the row if we have no price for this grade (found "copper")',
    'synonyms.csv:2 leads_to: must be a slug in materials.csv (found "copper")',
  ]);
});

test("the project's own files are valid", () => {
  expect(problemsOf(SEED_FOLDER)).toEqual([]);
});

test.each([
  ["Mulga Gulley Metals", "", ['"Mulga Gully Metals (2)"']],
  ["Mulga", "", ['"Mulga Gully Metals (2)" or "Mulga Bend Scrap (3)"']],
  ["Mulga Dubbo", "", ['"Mulga Gully Metals (2)"']],
  // An id that is another yard's.
  ["Mulga Bend Scrap (2)", "", ['"Mulga Bend Scrap (3)"']],
  // Another number is another yard.
  ["Depot 2", "; add a new yard first", []],
  ["Lorikeet Metals", "; add a new yard first", []],
])(
  "a quote of %s, which is no yard's whole name, names those that may be meant",
  (typed, add, meant) => {
    const text = `yard_id,material_slug,price,quoted_on\n${typed},copper,8,2026-11-17\n`;
    const yards = (data: Data) => {
      Object.assign(data.scrap_yards[0]!, { name: "Depot 1" });
      Object.assign(data.scrap_yards[1]!, {
        name: "Mulga Gully Metals",
        address: "1 Ore Street, Dubbo NSW 2830",
      });
      Object.assign(data.scrap_yards[2]!, { name: "Mulga Bend Scrap" });
    };
    const reason = "quotes.csv:2 yard_id: must be the name or the id of a yard in scrap_yards.csv";
    const question = meant.map((names) => `; did you mean ${names}? (found "${typed}")`).join("");
    expect(problemsOf(writeFolder(yards, { "quotes.csv": text }))[0]).toContain(
      reason + question + add,
    );
  },
);

test("of near words the nearest is suggested, and never one of three letters", () => {
  const file = (name: string, ...slugs: string[]): CsvFile => {
    const rows = slugs.map((slug, i) => ({ line: i + 2, cells: { slug }, typed: { slug } }));
    return { name, rows, problems: [] };
  };
  const said = (word: string, target = file("b.csv", "copper", "coppers", "tin")) =>
    brokenReferences(file("a.csv", word), "slug", target, "slug").map(({ reason }) => reason);
  const reason = "must be a slug in b.csv";
  expect(["coppersx", "coppe", "tan", "cxxxer"].flatMap((word) => said(word))).toEqual([
    `${reason}; did you mean "coppers"?`,
    `${reason}; did you mean "copper"?`,
    ...[reason, reason],
  ]);
  // Of what could not be read, nobody knows what is there.
  const unread = { ...file("b.csv"), problems: [{ file: "b.csv", reason: "cannot be read" }] };
  expect(said("gold", unread)).toEqual([]);
});

test("things may lead nowhere to take off one of the project's, in whatever letters", () => {
  const { thing } = thisProject().things[0]!;
  const things = `thing,counts_as,guide,title\n${thing.toUpperCase()},,,\nBus stop pole,,/a/,A\nQwertz,,,\n`;
  expect(problemsOf(writeFolder(() => {}, { "things.csv": things }))).toEqual([
    "things.csv:4 counts_as: must be filled in, or guide; both are empty only to take off one of the project's things",
  ]);
});

test("no prices and no yards are allowed", () => {
  const prices = "city_slug,material_slug,min,max,description,checked_on\n";
  const yards =
    "id,name,address,city_slug,phone,website,description,accepted_materials,services,latitude,longitude\n";
  const texts = { "prices.csv": prices, "scrap_yards.csv": yards };
  expect(problemsOf(writeFolder(() => {}, texts))).toEqual([]);
});

test("a city with a mistake elsewhere still counts as a city", () => {
  expect(problemsWith(set("cities", 0, { lat: "north" }))).toEqual([
    'cities.csv:2 lat: must be a number from -44 to -9 (found "north")',
  ]);
});

test("a cell with two problems is reported once", () => {
  expect(problemsWith(set("cities", 2, { name: "Nipaluna", slug: "Nipaluna!" }))).toEqual([
    expect.stringContaining("cities.csv:4 slug: must be lower-case"),
    expect.stringContaining("prices.csv:4 city_slug: must be a slug in cities.csv"),
  ]);
});

test("days after today are mistakes, in every file, if a day is given", () => {
  const history = "city_slug,material_slug,checked_on,min,max\nsydney,copper,2026-11-17,8,9\n";
  const quotes = "yard_id,material_slug,quoted_on,low,high\n1,copper,2026-11-16,8,9\n";
  const folder = writeFolder(() => {}, { "price_history.csv": history, "quotes.csv": quotes });
  expect(problemsOf(folder, "2026-11-20")).toEqual([]);
  const reason = "must not be later than today, which is 2026-10-31 in Sydney";
  const price = `checked_on: ${reason} (found "2026-11-18")`;
  expect(problemsOf(folder, "2026-10-31")).toEqual([
    `dataset.csv:2 published_on: ${reason} (found "2026-11-20")`,
    `states.csv:2 checked_on: ${reason} (found "2026-11-01")`,
    `states.csv:5 checked_on: ${reason} (found "2026-11-01")`,
    ...[2, 3, 4].map((line) => `prices.csv:${line} ${price}`),
    `price_history.csv:2 checked_on: ${reason} (found "2026-11-17")`,
    `quotes.csv:2 quoted_on: ${reason} (found "2026-11-16")`,
    `scrap_yards.csv:2 checked_on: ${reason} (found "2026-11-09")`,
  ]);
  // Written with the month first, it would be in the past.
  expect(problemsWith(set("prices", 0, { checked_on: "1/12/2026" }), "2026-11-20")).toEqual([
    'prices.csv:2 checked_on: must not be later than today, which is 2026-11-20 in Sydney (with the month first it would be 2026-01-12) (found "1/12/2026")',
  ]);
  const noDay = writeFolder(set("prices", 0, { checked_on: "today" }));
  expect(problemsOf(noDay, "2026-11-20")).toEqual([
    'prices.csv:2 checked_on: must be a real date such as 2026-11-20 or 20/11/2026 (found "today")',
  ]);
});

test("more yards than the site can show are one problem", () => {
  const files = filesOf(cellsOf(contentOf(readDataset(writeFolder())), "2026-11-20"));
  const { cells } = files.scrap_yards.rows[0]!;
  const withYards = (count: number) => {
    files.scrap_yards.rows = Array.from({ length: count }, (_, i) => {
      return { line: i + 2, cells: { ...cells, id: String(i + 1) }, typed: {} };
    });
    return checkAcross(files, thisProject());
  };
  expect(withYards(20_000)).toEqual([]);
  expect(withYards(20_001)).toEqual([
    {
      ...{ file: "scrap_yards.csv", line: 20_002 },
      reason: "must have at most 20,000 rows (found 20,001)",
    },
  ]);
});

test("a yard is merged into one that is listed", () => {
  const merged = (ids: string[]) =>
    problemsOf(
      writeFolder((data) => {
        for (const [i, merged_into] of ids.entries())
          Object.assign(data.scrap_yards[i] as Row, { merged_into });
      }),
    );
  const reason =
    "must be the id of a yard in scrap_yards.csv that is not merged into another itself";
  expect(merged(["2", "", ""])).toEqual([]);
  expect(merged(["1", "", ""])).toEqual([`scrap_yards.csv:2 merged_into: ${reason} (found "1")`]);
  expect(merged(["2", "3", ""])).toEqual([`scrap_yards.csv:2 merged_into: ${reason} (found "2")`]);
  expect(merged(["99", "", ""])).toEqual([`scrap_yards.csv:2 merged_into: ${reason} (found "99")`]);
});

test("real data with contact details that are reserved for fiction", () => {
  const change = (data: Data) => {
    real(data);
    Object.assign(data.scrap_yards[0]!, { phone: "+61 2 5550 1234" });
    Object.assign(data.scrap_yards[1]!, { website: "https://www.acacia.example/contact" });
    Object.assign(data.scrap_yards[2]!, { phone: "0491 570 156" });
  };
  const reason = "must be real where is_sample is false; this one is reserved for fiction";
  expect(problemsOf(writeFolder(change))).toEqual([
    `scrap_yards.csv:2 phone: ${reason} (found "+61 2 5550 1234")`,
    `scrap_yards.csv:3 website: ${reason} (found "https://www.acacia.example/contact")`,
    `scrap_yards.csv:4 phone: ${reason} (found "0491 570 156")`,
  ]);
});
