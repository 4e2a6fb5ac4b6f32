import { expect, test } from "vitest";
import type { Change } from "../../../publishing/compare/change.ts";
import { quotedAfter, type WantedQuotes } from "../../../publishing/compare/quoted-prices.ts";
import type { Tables } from "../../../publishing/derive/dataset.ts";
import type { LiveRows, Row } from "../../../publishing/derive/tables.ts";
import { NOTHING } from "../live.ts";

const CITY_IDS = { sydney: 13, hobart: 3 };
const cities = Object.entries(CITY_IDS).map(([slug, id]) => ({ slug, id })) as Row<"cities">[];
const materials = ["copper", "aluminum"].map((slug, i) => ({
  ...{ id: i + 1, slug, name: slug, aliases: [], family: null },
})) as unknown as Row<"materials">[];

type City = keyof typeof CITY_IDS;
/** Yards by id, each with its city and the yard that it was merged into. */
type Yards = Record<string, [City, into?: number]>;
const YARDS: Yards = { 1: ["sydney"], 2: ["hobart"], 3: ["sydney"], 4: ["hobart", 3] };
const scrapYards = Object.entries(YARDS).map(([id, [city, mergedInto = null]]) => ({
  ...{ id: Number(id), cityId: CITY_IDS[city], mergedInto, takes: null, askedIn: "2026-10" },
})) as Row<"scrapYards">[];
const contentOf = (yards: Yards) =>
  new Map(
    Object.entries(yards).map(([id, [city_slug, into]]) => [
      `yards/${id}`,
      { id: Number(id), city_slug, merged_into: into ?? null },
    ]),
  );

const said = (yardId: number, materialId: number, day: number, lowCents: number) =>
  ({
    ...{ yardId, materialId, quotedOn: `2026-11-${day}`, lowCents, highCents: lowCents },
  }) as Row<"quotes">;

/** The effect of a change, and the quotes that were read for it: "yards: metals" by set, and the number of each. */
async function after(change: Change, given: { before?: Yards; live?: Partial<LiveRows> } = {}) {
  const read: string[] = [];
  const recorded = [said(1, 1, 10, 800), said(3, 1, 12, 900), said(2, 2, 12, 700)];
  const quotesOf = async (wanted: WantedQuotes[], newest: number) => {
    read.push(...wanted.map((one) => `${one.yards}: ${one.materials}`), `newest ${newest}`);
    return recorded;
  };
  const tables = { ...NOTHING, cities, materials, scrapYards, words: new Map(), typed: [] };
  const result = await quotedAfter({
    live: { ...NOTHING, cities, scrapYards, ...given.live },
    before: contentOf({ ...YARDS, ...given.before }),
    ...{ after: contentOf(YARDS), changes: [change], quotesOf },
    tables: { ...tables, quotes: [said(1, 1, 15, 850)] } as unknown as Tables,
  });
  return { ...result, read };
}

const differs = { before: {}, after: {} };
const WHOLE = ["1,3,4: 1,2", "2: 1,2"];

test.each<[string, Partial<Change>, string[], Yards?]>([
  ["quotes/1/copper/2026-11-20", {}, ["1,3,4: 1", "1: 1,2"]],
  // The quotes of a merged yard count for the other.
  ["quotes/4/copper/2026-11-20", {}, ["1,3,4: 1", "3,4: 1,2"]],
  ["prices/hobart/aluminum", {}, ["2: 2"]],
  ["prices/perth/copper", {}, []],
  ["prices/hobart/zinc", {}, []],
  ["materials/aluminum", { before: null }, ["1,3,4: 2", "1,3,4: 1,2", "2: 2", "2: 1,2"]],
  ["materials/copper", {}, WHOLE],
  ["yards/2", { before: null }, ["2: 1,2"]],
  ["yards/5", { after: null }, ["2: 1,2"], { 5: ["hobart"] }],
  ["yards/1", { after: { city_slug: "sydney" } }, WHOLE, { 1: ["hobart"] }],
  ["yards/4", { after: { merged_into: 3 } }, WHOLE, { 4: ["hobart"] }],
  ["yards/1", { after: { accepted_materials: ["Copper"] } }, ["1: 1,2"]],
  ["yards/1", { after: { phone: "1" } }, []],
  ["dataset", { before: null }, WHOLE],
  ["synonyms/cable", { before: null }, []],
])("a change of %s, %j, needs the quotes of %j", async (key, change, expected, before = {}) => {
  const { read } = await after({ key, ...differs, ...change }, { before });
  expect(read).toEqual(expected.length > 0 ? [...expected, "newest 1"] : []);
});

test("a quote that replaces others makes its range anew, and leaves the rest as it was", async () => {
  const rangeOf = (cityId: number, materialId: number, yards: number | null = 1) =>
    ({ cityId, materialId, minCents: 5, maxCents: 6, yards }) as Row<"prices">;
  const kept = rangeOf(3, 2);
  const live = {
    prices: [rangeOf(13, 1), kept, rangeOf(99, 1), rangeOf(3, 9), rangeOf(3, 1, null)],
    quotes: [said(1, 1, 10, 800), said(1, 1, 9, 780), said(2, 1, 9, 780)],
  };
  const { ranges, yards, quotes, read } = await after(
    { key: "quotes/1/copper/2026-11-15", ...differs },
    { live },
  );
  expect(read.at(-1)).toBe("newest 3");
  expect(quotes).toEqual([said(3, 1, 12, 900), said(2, 2, 12, 700), said(1, 1, 15, 850)]);
  const made = { cityId: 13, materialId: 1, minCents: 850, maxCents: 900, yards: 2, selfQuoted: 0 };
  const days = { quotedFrom: "2026-11-12", checkedOn: "2026-11-15" };
  expect(Object.fromEntries(ranges)).toEqual({ "3 2": kept, "13 1": { ...made, ...days } });
  expect([...yards].map(([id, { askedIn }]) => `${id} ${askedIn}`)).toEqual([
    ...["2 2026-10", "3 2026-10", "4 2026-10", "1 2026-11"],
  ]);
});
