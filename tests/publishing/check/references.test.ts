import { expect, test } from "vitest";
import routes from "../../../app/routes.ts";
import { brokenReferences } from "../../../publishing/check/check.ts";
import { thisProject } from "../../../publishing/commands/this-project.ts";
import type { CsvFile } from "../../../publishing/read/header.ts";
import { type Data, problemsOf, type Row, writeFolder } from "../data-folder.ts";

const TWICE = "must not appear twice; it is also on line 2";
const TWICE_THERE = "must not appear twice with the same city_slug; it is also on line 2";
const TAKEN = "must not be a slug or alias already used in materials.csv";
const NO_CITY = "must be a slug in cities.csv";

test.each<[file: keyof Data, index: number, cells: Row, place: string, reason: string]>([
  ["cities", 2, { id: "13" }, "4 id", TWICE],
  ["scrap_yards", 2, { id: "1" }, "4 id", TWICE],
  // The first of the states has three lines.
  ["states", 1, { code: "NSW" }, "5 code", TWICE],
  ["states", 1, { name: "New South Wales" }, "5 name", TWICE],
  ["materials", 1, { name: "Copper" }, "3 name", TWICE],
  ["materials", 1, { slug: "copper" }, "3 slug", TWICE],
  ["prices", 1, { material_slug: "copper" }, "3 material_slug", TWICE_THERE],
  ["prices", 2, { city_slug: "HOBERT" }, "4 city_slug", `${NO_CITY}; did you mean "hobart"?`],
  ["scrap_yards", 0, { city_slug: "perth" }, "2 city_slug", `${NO_CITY} (found "perth")`],
  ["cities", 0, { state: "WA" }, "2 state", 'must be a code in states.csv (found "WA")'],
  ["materials", 1, { aliases: "alloy;copper" }, "3 aliases", `${TAKEN} line 2 (found "copper")`],
  ["materials", 0, { aliases: "alloy" }, "3 aliases", `${TAKEN} line 2 (found "alloy")`],
  ["cities", 1, { name: "Alloy", slug: "alloy" }, "3 slug", `${TAKEN} line 3 (found "alloy")`],
  [
    "cities",
    1,
    { slug: "coffs" },
    "3 slug",
    'must be "coffs-harbour", the name in lower case with hyphens (found "coffs")',
  ],
  [
    "scrap_yards",
    1,
    { accepted_materials: "copper" },
    "3 accepted_materials",
    'must be spelled "Copper", as on line 2 (found "copper")',
  ],
])("%s.csv: row %i with %j is refused at %s", (file, index, cells, place, reason) => {
  const folder = writeFolder((data) => Object.assign(data[file][index] as Row, cells));
  expect(problemsOf(folder).join("\n")).toContain(`${file}.csv:${place}: ${reason}`);
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

test("things may lead nowhere to take off one of the project's, in whatever letters", () => {
  const { thing } = thisProject().things[0]!;
  const things = `thing,counts_as,guide,title\n${thing.toUpperCase()},,,\nBus stop pole,,/a/,A\nQwertz,,,\n`;
  expect(problemsOf(writeFolder(() => {}, { "things.csv": things }))).toEqual([
    "things.csv:4 counts_as: must be filled in, or guide; both are empty only to take off one of the project's things",
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
    const said = (file: "cities" | "materials", cells: Row) =>
      problemsOf(writeFolder((data) => Object.assign(data[file][1]!, cells))).join("\n");
    expect(said("cities", { name, slug })).toContain(`cities.csv:3 slug: ${reason}`);
    expect(said("materials", { slug })).toContain(` slug: ${reason}`);
    expect(said("materials", { aliases: `alloy;${slug}` })).toContain(
      `materials.csv:3 aliases: ${reason}`,
    );
  },
);
