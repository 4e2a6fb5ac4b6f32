import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amountAsTyped, rowsIn, type TypedRow } from "../../../contract/amounts/rows.ts";
import { unitCalled } from "../../../contract/amounts/units.ts";

describe("a text is split into things, each with its amount as addresses have it", () => {
  it.each<[string, TypedRow[]]>([
    ["60 kg of bright copper", [["bright copper", "60kg"]]],
    ["1,500 kilos steel", [["steel", "1,500kg"]]],
    ["2 fridges", [["fridges", "2"]]],
    ["2x wheels", [["wheels", "2x"]]],
    // What a vehicle may carry is not for sale.
    ["3500 kg steel, ute carries 900 kg trailer 1100 kg", [["steel", "3500kg"]]],
    ["20 kg copper and my trailer is rated to 1.1 t", [["copper", "20kg"]]],
    ["trailer 300 kg", [["trailer", "300kg"]]],
    ["12 m copper pipe", [["copper pipe", "12m"]]],
    ["3m of 2.5 mm tps", [["2.5 mm tps", "3m"]]],
    ["copper: 60kg", [["copper", "60kg"]]],
    ["copper - 60kg", [["copper", "60kg"]]],
    ["fridge x 2", [["fridge", "2x"]]],
    ["an old fridge", [["old fridge", "1x"]]],
    ["a kilo of brass", [["brass", "1kg"]]],
    ["fifteen kilos brass", [["brass", "15kg"]]],
    [" Two taps ", [["taps", "2x"]]],
    ["Half a dozen taps", [["taps", "6x"]]],
    ["half a dozen of the taps", [["taps", "6x"]]],
    [
      "~20 kg brass or about 3 kg lead",
      [
        ["brass", "20kg"],
        ["lead", "3kg"],
      ],
    ],
    ["15mm copper pipe 30m", [["15mm copper pipe", "30m"]]],
    ["half a tonne of steel", [["steel", "0.5t"]]],
    ["a quarter of a tonne of steel", [["steel", "0.25t"]]],
    ["2 and a half kilos brass", [["brass", "2.5kg"]]],
    ["one and a half tonnes of steel", [["steel", "1.5t"]]],
    [
      "½ kg brass,½ t steel",
      [
        ["brass", "0.5kg"],
        ["steel", "0.5t"],
      ],
    ],
    ["a ute load of steel", [["steel", "a ute load of"]]],
    ["trailer load of metal roofing", [["metal roofing", "trailer load of"]]],
    ["trailer load of scrap metal", [["trailer load of scrap metal", ""]]],
    ["alloy wheels, 4", [["alloy wheels", "4"]]],
    ["2 transformers, 30 kg each", [["transformers", "2 30kg each"]]],
    [
      "a pair of alloy rims; half a dozen alternators",
      [
        ["alloy rims", "2x"],
        ["alternators", "6x"],
      ],
    ],
    ["3 x 2m copper pipe", [["copper pipe", "3 x 2m"]]],
    ["2 x 20 kg bags of brass", [["brass", "2 x 20kg"]]],
    ["hms 1 and 2, 200kg", [["hms 1 and 2", "200kg"]]],
    ["316 stainless 20 kg", [["316 stainless", "20kg"]]],
    ["4 aluminium wheels", [["aluminium wheels", "4"]]],
    [
      "copper 12 kg 3 brass valves",
      [
        ["copper", "12kg"],
        ["brass valves", "3"],
      ],
    ],
    [
      "20 kg brass 3 kg lead",
      [
        ["brass", "20kg"],
        ["lead", "3kg"],
      ],
    ],
    [
      "copper,20 kg brass",
      [
        ["copper", ""],
        ["brass", "20kg"],
      ],
    ],
    ["copper.20 kg brass", [["copper.20 kg brass", ""]]],
    ["30-40 kg copper", [["copper", "30-40kg"]]],
    ["2 fridges 80kg", [["fridges", "2 80kg"]]],
    [
      "2 fridges, 80 kg",
      [
        ["fridges", "2"],
        ["80 kg", "80kg"],
      ],
    ],
    [
      "two old hot-water units and 60 kg bright copper",
      [
        ["old hot-water units", "2x"],
        ["bright copper", "60kg"],
      ],
    ],
    [
      "silver pipes, a heavy grey block; old batteries\ncar wheels",
      [
        ["silver pipes", ""],
        ["heavy grey block", "1x"],
        ["old batteries", ""],
        ["car wheels", ""],
      ],
    ],
    // Money is no amount.
    ["60 kg copper $420", [["copper", "60kg $420"]]],
    ["copper $7 a kg", [["copper", "$7 a kg"]]],
    // Sizes and names.
    ["15 mm copper pipe", [["15 mm copper pipe", ""]]],
    ["1/2 inch pipe", [["1/2 inch pipe", ""]]],
    ["18/8 steel", [["18/8 steel", ""]]],
    ["80 L tank", [["80 L tank", ""]]],
    ["4x4 battery", [["4x4 battery", ""]]],
    ["316 stainless", [["316 stainless", ""]]],
    ["aluminium 6061", [["aluminium 6061", ""]]],
    ["pots and pans", [["pots and pans", ""]]],
    [" , ;", []],
    ["", []],
  ])("%j", (text, rows) => {
    expect(rowsIn(text)).toEqual(rows);
  });
});

it.each([
  ["12", "m", "12m"],
  ["2", "", "2"],
  ["half a tonne", "", "0.5t"],
  ["10m", "kg", "10m"],
  ["two", "kg", "2kg"],
  ["1,200", "kg", "1,200kg"],
  // What is no amount stays as typed, to be asked about.
  ["a lot", "kg", "a lot"],
  ["2 80kg", "", "2 80kg"],
  ["15 mm", "", "15 mm"],
])("%j in a field of its own, in %s, is “%s”", (text, unit, amount) => {
  expect(amountAsTyped(text, unit)).toBe(amount);
});

const NAMES =
  "copper;bright copper;brass taps;old fridges;lead;15 mm copper pipe;hot-water unit;pots and pans;316 stainless;flurbles".split(
    ";",
  );
const AMOUNTS: [typed: string, amount: string][] = [
  ["60 kg", "60kg"],
  ["1,200 kg of", "1,200kg"],
  ["half a tonne of", "0.5t"],
  ["3 x", "3x"],
  ["two", "2x"],
  ["12.5kg", "12.5kg"],
  ["a couple of", "2x"],
  ["30-40 kg", "30-40kg"],
  ["twenty-five kilos of", "25kg"],
];
const ROW = fc.tuple(fc.constantFrom(...NAMES), fc.constantFrom(...AMOUNTS));

it("things with an amount each read together as they read apart, however they are joined", () => {
  fc.assert(
    fc.property(
      fc.array(ROW, { minLength: 1, maxLength: 5 }),
      fc.constantFrom(", ", ",", " and ", " ", "; ", "\n", " plus ", " & "),
      (rows, joiner) => {
        const texts = rows.map(([name, [typed]]) => `${typed} ${name}`);
        expect(rowsIn(texts.join(joiner))).toEqual(
          rows.map(([name, [, amount]]) => [name, amount]),
        );
      },
    ),
    { numRuns: 500 },
  );
});

/** Words that join a name to its amount, and those that an address writes in figures. */
const SMALL = new Set(
  "of x the my our some and n or with is are at for about plus a an couple half tonne two twenty five".split(
    " ",
  ),
);

it("no word is lost: each is in a name or an amount, or joins them", () => {
  const words = fc
    .array(
      fc.oneof(
        fc.constantFrom(...NAMES),
        fc.constantFrom(...AMOUNTS.map(([typed]) => typed)),
        fc.constantFrom(
          ..."$7 a kg;4;2 bags of;each;x;,;and;the;or;(;minus 1 kg;offered 420".split(";"),
        ),
        fc.stringMatching(/^[a-z]{2,9}$/),
      ),
      { maxLength: 9 },
    )
    .map((all) => all.join(" "));
  fc.assert(
    fc.property(fc.oneof(words, fc.string(), fc.string({ unit: "grapheme" })), (text) => {
      const rows = rowsIn(text);
      const kept = rows.flat().join(" ").toLowerCase();
      const lost = text
        .toLowerCase()
        .split(/[^\p{L}]+/u)
        .filter(
          (word) => word !== "" && !SMALL.has(word) && !unitCalled(word) && !kept.includes(word),
        );
      expect(lost, JSON.stringify(rows)).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});
