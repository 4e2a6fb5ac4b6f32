import { env } from "cloudflare:workers";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hasWord, isAbout, numbersIn } from "./amounts-shown.ts";
import { fetchLoad, type LoadRead, loadInWords } from "./read-load.ts";

/** A thing as somebody types it, with its amount or without. */
interface Thing {
  text: string;
  /** Its name, in the singular. */
  name: string;
  /** Its amount without a unit, as typed and as a number of kilograms or pieces. */
  typed?: string;
  number?: number;
}

const METALS = [
  "copper",
  "brass",
  "lead",
  "zinc",
  "steel",
  "aluminium",
  "bronze",
  "stainless steel",
];
const PIECES = ["fridge", "car battery", "alloy wheel", "truck battery", "microwave", "alternator"];
const UNKNOWN = ["flurble", "zonket", "grumbit"];

/** Units of weight as people write them, with the kilograms in one. */
const UNITS: [string, number][] = [
  ...[" kg", "kg", " kgs", " kilos", "KG"].map((unit): [string, number] => [unit, 1]),
  ...[" t", "t", " tonnes"].map((unit): [string, number] => [unit, 1000]),
  ...[" g", "g", " grams"].map((unit): [string, number] => [unit, 0.001]),
  [" lb", 0.45359237],
];

const FEW_WORDS: [string, number][] = [
  ["two", 2],
  ["three", 3],
  ["nine", 9],
  ["twelve", 12],
  ["fifteen", 15],
  ["twenty", 20],
];
const NUMBER_WORDS: [string, number][] = [
  ...FEW_WORDS,
  ["twenty five", 25],
  ["forty-two", 42],
  ["one hundred and fifty", 150],
];

const integers = fc.integer({ min: 2, max: 95 }).map((n): [string, number] => [`${n}`, n]);
const tenths = fc.integer({ min: 3, max: 299 }).map((n): [string, number] => [`${n / 10}`, n / 10]);
const inWords = fc.constantFrom(...NUMBER_WORDS);

/** A metal with its weight before or after its name. */
function weighed(isBefore: boolean): fc.Arbitrary<Thing> {
  const parts = {
    name: fc.constantFrom(...METALS),
    figures: fc.oneof(integers, tenths, inWords),
    unit: fc.constantFrom(...UNITS),
    joiner: fc.constantFrom(...(isBefore ? [" ", " of "] : [" ", " - ", ": "])),
  };
  return fc.record(parts).map(({ name, figures: [typed, count], unit: [unit, kg], joiner }) => {
    const amount = /[a-z]$/.test(typed) ? `${typed} ${unit.trim()}` : typed + unit;
    const text = isBefore ? amount + joiner + name : name + joiner + amount;
    return { text, name, typed, number: count * kg };
  });
}

/** A number of a thing: "3 fridges", "fridges x 3". */
function counted(isBefore: boolean, names = PIECES): fc.Arbitrary<Thing> {
  const numbers = isBefore ? fc.oneof(integers, fc.constantFrom(...FEW_WORDS)) : integers;
  return fc.tuple(fc.constantFrom(...names), numbers).map(([name, [typed, number]]) => {
    const many = `${name.replace(/y$/, "ie")}s`;
    return { text: isBefore ? `${typed} ${many}` : `${many} x ${typed}`, name, typed, number };
  });
}

const thing = (isBefore: boolean) => fc.oneof(weighed(isBefore), counted(isBefore));

/** Two or three different things in one text, all with their amounts on the same side. */
const loads = fc.boolean().chain((isBefore) =>
  fc.record({
    things: fc.uniqueArray(thing(isBefore), {
      ...{ minLength: 2, maxLength: 3, selector: ({ name }) => name },
    }),
    joiner: fc.constantFrom(" and ", ", ", " ", "\n"),
  }),
);

const unknown = fc.oneof(
  counted(true, UNKNOWN),
  fc.constantFrom(...UNKNOWN).map((name): Thing => ({ text: `some ${name}s`, name })),
);

const textOf = (things: Thing[], joiner: string) => things.map(({ text }) => text).join(joiner);

const pages = new Map<string, Promise<LoadRead>>();

/** The page of a load that is typed in Sydney. */
function read(text: string): Promise<LoadRead> {
  const query = new URLSearchParams({ what: text, near: "Sydney NSW 2000" });
  const page = pages.get(text) ?? fetchLoad(`/my-load/?${query}`);
  pages.set(text, page);
  return page;
}

/** Lists the parts that pages count and the rows that they leave open, in any order. */
function answers(loads: LoadRead[]): string[] {
  const open = loads.flatMap(({ rows }) => rows.filter(({ isOpen }) => isOpen));
  const parts = loads.flatMap(({ counted }) => counted);
  return [
    ...parts.map((part) => loadInWords({ counted: [part], rows: [], left: [], total: "" })),
    ...open.map(({ name, amount }) => `asks ${name}: ${amount}`),
  ].sort();
}

const RUNS = { seed: env.FUZZ.seed, numRuns: env.FUZZ.isLong ? 1_000 : 30 };

describe("a load as somebody types it", () => {
  it("reads together as it reads apart", async () => {
    const property = fc.asyncProperty(loads, async ({ things, joiner }) => {
      const apart = await Promise.all(things.map(({ text }) => read(text)));
      expect(answers([await read(textOf(things, joiner))])).toEqual(answers(apart));
    });
    await fc.assert(property, RUNS);
  });

  it("has the weight or the number that was typed", async () => {
    const property = fc.asyncProperty(fc.boolean().chain(thing), async ({ text, number = 0 }) => {
      const { rows, counted } = await read(text);
      const amounts = [
        ...counted.map(({ pieces, light }) => pieces?.number ?? light),
        ...rows.flatMap(({ isOpen, amount }) => (isOpen ? numbersIn(amount) : [])),
      ];
      expect(amounts).toHaveLength(1);
      expect(isAbout(amounts[0]!, number), `${amounts[0]} is ${number}`).toBe(true);
    });
    await fc.assert(property, RUNS);
  });

  it("has each word and number where its answer stands", async () => {
    const property = fc.asyncProperty(loads, unknown, async ({ things, joiner }, other) => {
      const all = [...things, other];
      const { rows, counted, left } = await read(textOf(all, joiner));
      const said = [
        ...rows.flatMap(({ name, amount, notes }) => [name, amount, notes]),
        ...counted.flatMap(({ metal, name, light, pieces }) => [
          metal,
          name,
          light,
          pieces?.number,
        ]),
        ...left,
      ].join(" · ");
      const numbers = numbersIn(said);
      const isSaid = ({ typed, number }: Thing) =>
        !typed || hasWord(said, typed) || numbers.some((shown) => isAbout(shown, number!));
      expect(all.filter((one) => !isSaid(one))).toEqual([]);
      const words = all.flatMap(({ name }) => name.replace(/y$/, "").split(" "));
      expect(words.filter((word) => !hasWord(said, word))).toEqual([]);
    });
    await fc.assert(property, RUNS);
  });
});
