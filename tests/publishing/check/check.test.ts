import { expect, test } from "vitest";
import routes from "../../../app/routes.ts";
import { SEED_FOLDER } from "../../../publishing/commands/project.ts";
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
    'prices.csv:2 material_slug: must be a slug in materials.csv (found "gold")',
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
  expect(problemsWith(change)).toContain(expected);
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
    expect(problemsWith(set("cities", 1, { name, slug }))).toContain(
      `cities.csv:3 slug: ${reason}`,
    );
    expect(problemsWith(set("materials", 1, { slug }))).toContain(
      `materials.csv:3 slug: ${reason}`,
    );
    expect(problemsWith(set("materials", 1, { aliases: `alloy;${slug}` }))).toContain(
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
  expect(problemsOf(folder)).toEqual([
    "materials.csv: has no rows; add at least one below the header",
    'prices.csv:2 material_slug: must be a slug in materials.csv (found "copper")',
    'synonyms.csv:2 leads_to: must be a slug in materials.csv (found "copper")',
  ]);
});

test("the project's own files are valid", () => {
  expect(problemsOf(SEED_FOLDER)).toEqual([]);
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
  const folder = writeFolder(() => {}, { "price_history.csv": history });
  expect(problemsOf(folder, "2026-11-20")).toEqual([]);
  const reason = "must not be later than today, which is 2026-10-31 in Sydney";
  const price = `checked_on: ${reason} (found "2026-11-18")`;
  expect(problemsOf(folder, "2026-10-31")).toEqual([
    `dataset.csv:2 published_on: ${reason} (found "2026-11-20")`,
    `states.csv:2 checked_on: ${reason} (found "2026-11-01")`,
    `states.csv:5 checked_on: ${reason} (found "2026-11-01")`,
    ...[2, 3, 4].map((line) => `prices.csv:${line} ${price}`),
    `price_history.csv:2 checked_on: ${reason} (found "2026-11-17")`,
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
  const problems = problemsWith((data) => {
    const [yard] = data.scrap_yards;
    data.scrap_yards = Array.from({ length: 20_001 }, (_, i) => ({ ...yard!, id: String(i + 1) }));
  });
  expect(problems).toEqual(["scrap_yards.csv:20002: must have at most 20,000 rows (found 20,001)"]);
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
