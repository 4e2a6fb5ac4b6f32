import { expect, test } from "vitest";
import { quotingYards, wordsOf } from "../../../publishing/derive/from-quotes.ts";
import type { Row } from "../../../publishing/derive/tables.ts";

const MATERIALS = [
  { slug: "copper", name: "Copper", aliases: ["red-metal"], family: "copper" },
  { slug: "bright-wire", name: "Bright wire", aliases: [], family: "copper" },
  { slug: "burnt-wire", name: "Burnt wire", aliases: ["burnt-copper", "burnt"], family: "copper" },
  { slug: "brass", name: "Brass", aliases: ["yellow-brass"], family: null },
].map((row, i) => ({ ...row, id: i + 1 })) as Row<"materials">[];

const yard = (id: number, acceptedMaterials: string[] | null, mergedInto: number | null = null) =>
  ({ id, cityId: 1, acceptedMaterials, mergedInto }) as Row<"scrapYards">;

/** Quotes of yards by the slugs of metals: in "2 no 2026-11-20" yard 2 does not take it. */
function quotesOf(said: Record<string, string>): Row<"quotes">[] {
  return Object.entries(said).map(([key, text]) => {
    const [yardId = "1", price = "no", quotedOn = "2026-11-20", shown] = text.split(" ");
    const cents = price === "no" ? 0 : Number(price) * 100;
    const [slug] = key.split("/");
    return {
      ...{ isSample: false, yardId: Number(yardId), quotedOn, lowCents: cents, highCents: cents },
      ...{ materialId: MATERIALS.findIndex((one) => one.slug === slug) + 1 },
      ...{ how: null, by: null, note: null, isShown: shown === "shown", acceptedBy: null },
    };
  });
}

/** The metals of a yard with a list once it has quotes, beside others with lists of their own. */
function after(list: string[] | null, said: Record<string, string>) {
  const others = [
    yard(3, ["Yellow brass", "Burnt copper"]),
    yard(4, ["Yellow brass"]),
    yard(5, ["Brass", "Burnt"]),
  ];
  const scrapYards = [yard(1, list), yard(2, null, 1), ...others];
  const known = { scrapYards, materials: MATERIALS, words: wordsOf(scrapYards) };
  const quoting = quotingYards(quotesOf(said), known);
  expect([...quoting.keys()].filter((id) => id !== 1)).toEqual([]);
  return quoting.get(1);
}

test.each([
  // As its list says.
  [["Copper"], { copper: "1 8" }, null],
  [["Copper"], { "bright-wire": "1 8" }, null],
  [["Brass"], { copper: "1 no" }, null],
  [null, { copper: "1 no" }, null],
  // A price says that it takes a metal, by the word that most yards have for it, or else its name.
  [["Copper"], { brass: "1 5" }, { words: ["Copper", "Yellow brass"] }],
  [null, { "bright-wire": "1 8", brass: "1 5" }, { words: ["Bright wire", "Yellow brass"] }],
  // Of two words that are as usual it is the first.
  [["Brass"], { "burnt-wire": "1 5" }, { words: ["Brass", "Burnt"] }],
  // No takes it off, by an alias, and by two words.
  [["Copper", "Brass"], { brass: "1 no" }, { words: ["Copper"] }],
  [["Brass"], { brass: "1 no" }, { words: [] }],
  [["Brass", "Old cars"], { brass: "1 no" }, { words: ["Old cars"] }],
  [
    ["Red metal", "Brass", "Copper"],
    { copper: "1 no" },
    { words: ["Brass", "Bright wire", "Burnt"] },
  ],
  // The others that were bought by the word of its family stay.
  [["Copper"], { copper: "1 no", "burnt-wire": "1 no" }, { words: ["Bright wire"] }],
  [["Copper", "Bright wire"], { copper: "1 no" }, { words: ["Bright wire"] }],
  // Where the word of its family would still say it.
  [["Copper"], { "bright-wire": "1 no" }, { words: ["Copper"], except: ["bright-wire"] }],
  [
    null,
    { copper: "1 8", "bright-wire": "1 no", "burnt-wire": "1 no" },
    { words: ["Copper"], except: ["bright-wire", "burnt-wire"] },
  ],
  // The newest counts, also of a yard that is a part of it, and of two of a day its own.
  [["Brass"], { brass: "1 no 2026-11-18", "brass/2": "1 5 2026-11-19" }, null],
  [["Brass"], { brass: "1 5 2026-11-18", "brass/2": "2 no 2026-11-19" }, { words: [] }],
  [["Brass"], { brass: "1 5", "brass/2": "2 no" }, null],
])("%j, having said %j, takes %j", (list, said, expected) => {
  const takes = expected && { except: [], ...expected };
  expect(after(list, said as Record<string, string>)).toMatchObject({ takes });
});

test("a yard has the month of its last quote", () => {
  expect(after(null, { brass: "1 no 2026-11-02", copper: "2 8 2026-10-30" })).toMatchObject({
    askedIn: "2026-11",
  });
  expect(after(["Brass"], {})).toBeUndefined();
});

test.each<[said: Record<string, string>, shown: unknown]>([
  [
    { brass: "1 5 2026-11-18 shown", copper: "2 8 2026-11-19 shown", "burnt-wire": "1 4" },
    [
      ["copper", 800, 800, "2026-11-19"],
      ["brass", 500, 500, "2026-11-18"],
    ],
  ],
  // Anybody's later quote takes its place, and so does a "no".
  [{ copper: "1 8 2026-11-18 shown", "copper/2": "1 9 2026-11-19" }, null],
  [{ copper: "1 8 2026-11-18 shown", "copper/2": "1 no 2026-11-19 shown" }, null],
])("of %j a yard shows as its own %j", (said, shown) => {
  expect(after(null, said)?.ownPrices).toEqual(shown);
});
