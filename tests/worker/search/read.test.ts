import { env } from "cloudflare:workers";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { createStore, DatabaseError } from "../../../worker/data/store.ts";
import { type Reading, read, readFromMemory } from "../../../worker/search/read.ts";
import { currentVocabulary } from "../../../worker/search/vocabulary.ts";
import { changed, failingDatabase, quietErrors } from "../database.ts";

const store = () => createStore(env);

// Where texts lead is held by tests/worker/pages/search-results/examples.csv.
describe("what a text names", () => {
  it("is each thing once, the narrower of two, and the place that is left", async () => {
    const found = await read(store(), "old aluminium window frames and frames, Dubbo NSW");
    expect(found.subjects.map((terms) => terms.map(({ slug }) => slug))).toEqual([
      ["aluminum-extrusion"],
    ]);
    expect(found.places[0]).toMatchObject({ name: "Dubbo", state: "NSW" });
    expect(found).toMatchObject({ state: undefined, unknown: [], corrected: undefined });
  });

  it.each([
    ["is $7 fair for copper", 7],
    ["7.50 a kilo for brass", 7.5],
    ["9 bucks copper", 9],
    ["is 8 a kilo ok for copper", 8],
    ["9 a kilo for 60 kg copper", 9],
    ["$420 for 60 kg copper", 420],
    ["copper 7.50", 7.5],
    ["60 kg copper", undefined],
    ["copper 2830", undefined],
  ])("%j: an offer of %s dollars", async (text, offer) => {
    const found = await read(store(), text);
    expect(found.offer?.dollars).toBe(offer);
    expect(found.unknown).toEqual([]);
  });

  it.each<[string, string[][]]>([
    ["60 kg copper", [["copper", "60kg"]]],
    ["1,200kg steel", [["steel", "1,200kg"]]],
    ["1.5t steel", [["steel", "1.5t"]]],
    ["half a tonne of brass", [["brass", "0.5t"]]],
    // As telephones begin a text.
    ["Half a tonne of brass", [["brass", "0.5t"]]],
    ["a tonne of steel", [["steel", "1t"]]],
    ["5 m of cable", [["cable", "5m"]]],
    ["4 alloy wheels", [["alloy wheels", "4x"]]],
    ["two old fridges", [["fridges", "2x"]]],
    ["$420 for 60kg copper", [["copper", "60kg"]]],
    ["44 gallon drum", [["44 gallon drum", ""]]],
    ["copper 2", [["copper", "2"]]],
    ["#2 copper 10kg", [["#2 copper", "10kg"]]],
    ["solar hot water tank", [["solar hot water tank", ""]]],
    ["3 x 316 sinks", [["316 sinks", "3x"]]],
    ["2 and a half kilos of brass", [["brass", "2.5kg"]]],
    ["copper 7.50/kg", [["copper", ""]]],
    ["steel per tonne", [["steel", ""]]],
    [
      "20 kg copper, 3 batteries and brass",
      [
        ["copper", "20kg"],
        ["batteries", "3x"],
        ["brass", ""],
      ],
    ],
    [
      "copper 20 kg brass 10 kg",
      [
        ["copper", "20kg"],
        ["brass", "10kg"],
      ],
    ],
    [
      "2.5 kg copper 1,200 kg steel",
      [
        ["copper", "2.5kg"],
        ["steel", "1,200kg"],
      ],
    ],
    ["20 kg brass and no 1 copper", [["brass and no 1 copper", "20kg"]]],
    ["brass and copper 20 kg", [["brass and copper", "20kg"]]],
    ["20 kg flurble and 3 kg copper and brass", [["copper and brass", "3kg"]]],
  ])("%j: %j", async (text, rows) => {
    const found = await read(store(), text);
    expect(found.rows).toEqual(rows);
  });

  it.each([
    ["gold", ["gold"]],
    ["gold taps", []],
    ["titanium pipe", ["titanium"]],
    ["nickel plated brass", []],
    ["nickel fridge copper", []],
    ["silver coins", ["silver", "coins"]],
  ])("%j: what is not listed is %j", async (text, unlisted) => {
    expect((await read(store(), text)).unlisted).toEqual(unlisted);
  });

  it("says how a misspelt text was understood, and what nobody knows", async () => {
    expect(await read(store(), "Alluminium FLURBLE 20 kg")).toMatchObject({
      text: "Alluminium FLURBLE 20 kg",
      corrected: "aluminium flurble 20 kg",
      unknown: ["FLURBLE"],
    });
  });

  it("is corrected where a word of eight letters has two wrong ones, and not a shorter one", async () => {
    const corrected = async (text: string) => (await read(store(), text)).corrected;
    expect(await corrected("alumniun")).toBe("aluminium");
    expect(await corrected("bauttwry")).toBe("battery");
    expect(await corrected("cauppwr")).toBeUndefined();
  });

  it("is the place of the state that is named, the largest of the name otherwise", async () => {
    const state = async (text: string) => (await read(store(), text)).places[0]?.state;
    expect(await state("richmond copper")).toBe("VIC");
    expect(await state("copper richmond tas")).toBe("TAS");
    expect(await state("richmond nsw 2753 brass")).toBe("NSW");
  });

  it.each(["", "  ", "?!", "🦘", "\u0000", '"', "words : x OR *", "$", "1".repeat(100)])(
    "%j is nothing, without an error",
    async (text) => {
      const { subjects, places, wants } = await read(store(), text);
      expect([subjects, places, [...wants]]).toEqual([[], [], []]);
    },
  );
});

/** What is understood of a text, without what it does not name. */
const inShort = (found: Reading) => {
  const {
    subjects,
    places,
    otherPlaces,
    state,
    rows,
    isElsewhere,
    unlisted,
    wants,
    unknown,
    ...rest
  } = found;
  const [place] = places;
  const named = {
    subjects: subjects.map((terms) =>
      terms.map(({ word, slug, path }) => `${word}=${slug ?? path}`).join("|"),
    ),
    place: place && `${place.name} ${place.state}`,
    state: state?.code,
    quantity: rows
      .map(([, amount]) => amount)
      .filter((amount) => amount !== "")
      .join(),
    ...{ isElsewhere, unlisted, wants: [...wants], unknown },
    ...{ other: otherPlaces[0]?.name, time: rest.time },
    ...{ corrected: rest.corrected, isAmbiguous: rest.isAmbiguous },
  };
  const isNamed = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value));
  return Object.fromEntries(Object.entries(named).filter(([, value]) => isNamed(value)));
};

it.each<[string, object]>([
  ["dubbo nsw 2830", { place: "Dubbo NSW" }],
  ["copper dubbo nsw", { subjects: ["copper=copper"], place: "Dubbo NSW" }],
  ["berry", { subjects: ["berry=copper"], place: "Berry NSW", isAmbiguous: true }],
  ["price", { wants: ["price"] }],
  ["berry copper", { subjects: ["copper=copper"] }],
  ["nsw", { state: "NSW" }],
  ["copper nsw", { subjects: ["copper=copper"], state: "NSW" }],
  ["new castle", { place: "Newcastle NSW" }],
  [
    "copper new castle steel",
    { subjects: ["copper=copper", "steel=steel"], place: "Newcastle NSW" },
  ],
  ["wollongon", { place: "Wollongong NSW", corrected: "wollongong" }],
  ["newcas", { unknown: ["newcas"] }],
  ["wollongo", { place: "Wollongong NSW", corrected: "wollongong" }],
  ["wagga", { place: "Wagga Wagga NSW", corrected: "wagga wagga" }],
  ["eastern suburbs", { place: "Melbourne eastern suburbs VIC" }],
  ["the shire", { place: "Sutherland Shire NSW" }],
  ["richmond qld", { place: "Richmond QLD" }],
  ["richmond tas copper", { subjects: ["copper=copper"], place: "Richmond TAS" }],
  ["aluminium window frames", { subjects: ["window frames=aluminum-extrusion"] }],
  ["window frames aluminium", { subjects: ["window frames=aluminum-extrusion"] }],
  ["copper pipe", { subjects: ["copper pipe=copper"] }],
  ["copper and brass", { subjects: ["copper=copper", "brass=brass"] }],
  ["brass taps brass", { subjects: ["brass=brass"] }],
  ["copper pipes pipe", { subjects: ["pipe=copper"] }],
  ["gold", { unlisted: ["gold"] }],
  ["gold taps", { subjects: ["taps=brass"] }],
  ["titanium pipe", { unlisted: ["titanium"] }],
  ["nickel plated brass", { subjects: ["plated brass=brass"] }],
  ["ten batteries", { subjects: ["batteries=car-batteries"], quantity: "10x" }],
  ["4 old alloy wheels", { subjects: ["alloy wheels=aluminum"], quantity: "4x" }],
  ["4 copper", { subjects: ["copper=copper"], quantity: "4" }],
  ["wheels 4", { subjects: ["wheels=aluminum"], quantity: "4x" }],
  ["1000 wheels", { subjects: ["wheels=aluminum"], quantity: "1000x" }],
  [
    "worth the drive to sydney with 80 kg copper",
    { subjects: ["copper=copper"], wants: ["load"], quantity: "80kg" },
  ],
  ["worth the drive to the yard", { wants: ["load", "yards"] }],
  ["to sydney copper", { subjects: ["copper=copper"], place: "Sydney NSW" }],
  ["yard phone dubbo", { place: "Dubbo NSW", wants: ["yards"] }],
  ["yards near dubbo phone", { place: "Dubbo NSW", wants: ["yards"] }],
  ["copper price trend", { subjects: ["copper=copper"], wants: ["price", "trend"] }],
  ["scrap yard near me", { wants: ["yards", "near me"] }],
  ["6063", { subjects: ["6063=aluminum-extrusion"], place: "Beechboro WA", isAmbiguous: true }],
  ["2150", { place: "Parramatta NSW" }],
  ["copper 2150", { subjects: ["copper=copper"], place: "Parramatta NSW" }],
  ["2830 dubbo", { place: "Dubbo NSW" }],
  // There is no Dubbo in Victoria.
  [
    "copper dubbo vic",
    { subjects: ["copper=copper"], place: "Dubbo NSW", state: "VIC", isElsewhere: true },
  ],
  ["victoria", { state: "VIC" }],
  ["vic", { state: "VIC" }],
  ["melbourne vic", { place: "Melbourne VIC" }],
  [
    "brisbane qld copper open saturday",
    { subjects: ["copper=copper"], place: "Brisbane QLD", wants: ["open"], time: "sat-10.00" },
  ],
  [
    "a b c d e f g h i j k l m n o p copper",
    {
      subjects: ["copper=copper"],
      unknown: ["b", "c", "d", "e", "f", "g", "h", "j", "k", "l", "m", "o", "p"],
    },
  ],
  [
    "alluminium canz",
    { subjects: ["aluminium=aluminum"], unknown: ["canz"], corrected: "aluminium canz" },
  ],
  ["steal sydney", { subjects: ["steel=steel"], place: "Sydney NSW", corrected: "steel sydney" }],
  ["mount isa", { place: "Mount Isa QLD" }],
  ["mt isa qld", { place: "Mount Isa QLD" }],
  ["north sydney", { place: "North Sydney NSW" }],
  ["alice springs nt yards", { place: "Alice Springs NT", wants: ["yards"] }],
  ["car battery", { subjects: ["car battery=car-batteries"] }],
  ["car", { subjects: ["car=/scrap-my-car/"] }],
  ["stainless sink perth", { subjects: ["stainless sink=stainless-steel"], place: "Perth WA" }],
  ["cast iron bath", { subjects: ["cast iron bath=cast-iron"] }],
  ["coffs", { place: "Coffs Harbour NSW", corrected: "coffs harbour" }],
  ["coffs harbor", { place: "Coffs Harbour NSW" }],
  ["newcaslte", { place: "Newcastle NSW", corrected: "newcastle" }],
  ["yards in tas", { state: "TAS", wants: ["yards"] }],
  ["tas richmond", { place: "Richmond TAS" }],
  ["tas richmond copper nsw", { subjects: ["copper=copper"], place: "Richmond TAS" }],
  ["richmond copper tas nsw", { subjects: ["copper=copper"], place: "Richmond TAS" }],
  ["new town tas", { state: "TAS" }],
  ["st marys nsw", { place: "St Marys NSW" }],
  ["north richmond", { place: "North Richmond NSW" }],
  ["copper gold", { subjects: ["copper=copper"] }],
  ["gold silver", { unlisted: ["gold", "silver"] }],
  ["999 batteries", { subjects: ["batteries=car-batteries"], quantity: "999x" }],
  [
    "batteries 4 wheels 5",
    { subjects: ["batteries=car-batteries", "wheels=aluminum"], quantity: "4x,5x" },
  ],
  ["4 copper 5 wheels", { subjects: ["copper=copper", "wheels=aluminum"], quantity: "4,5x" }],
  ["bike frame", { subjects: ["bike frame=steel"] }],
  ["aluminium window frames aluminium", { subjects: ["window frames=aluminum-extrusion"] }],
  ["2830 2150", { place: "Dubbo NSW", unknown: ["2150"] }],
  [
    "eastern suburbs copper",
    { subjects: ["copper=copper"], place: "Melbourne eastern suburbs VIC" },
  ],
  ["mount", { place: "Mount Gambier SA", corrected: "mount gambier" }],
  [
    "toowomba qld brass",
    { subjects: ["brass=brass"], place: "Toowoomba QLD", corrected: "toowoomba brass" },
  ],
  [
    "auckland copper duboo",
    {
      subjects: ["copper=copper"],
      place: "Dubbo NSW",
      unknown: ["auckland"],
      corrected: "auckland copper dubbo",
    },
  ],
  // Not a yard's own.
  [
    "phone for yards",
    {
      subjects: ["phone=/what-is-it/e-waste/|phone=/scrap-yards/?material=Electronic+waste"],
      wants: ["yards"],
    },
  ],
  ["auckland", { unknown: ["auckland"] }],
  ["dubo", { unknown: ["dubo"] }],
  [
    "duboo copper nsw",
    { subjects: ["copper=copper"], place: "Dubbo NSW", corrected: "dubbo copper nsw" },
  ],
  ["wagga nsw", { place: "Wagga Wagga NSW", corrected: "wagga wagga" }],
  ["worth the DRIVE to dubbo WITH copper", { subjects: ["copper=copper"], wants: ["load"] }],
  ["driving to dubbo? copper", { subjects: ["copper=copper"], unknown: ["driving"] }],
  [
    "trip to dubbo from perth copper",
    { subjects: ["copper=copper"], place: "Perth WA", other: "Dubbo", unknown: ["trip"] },
  ],
  ["fuel to dubbo for copper", { subjects: ["copper=copper"], unknown: ["fuel"] }],
  [
    "worth the drive to dubbo 80 kg copper",
    { subjects: ["copper=copper"], wants: ["load"], quantity: "80kg" },
  ],
  [
    "fuel to dubbo rav4",
    { subjects: ["rav4=/scrap-my-car/"], place: "Dubbo NSW", unknown: ["fuel"] },
  ],
  ["petrol to dubbo worth it", { wants: ["worth"], unknown: ["petrol"] }],
  ["worth going to dubbo carrying copper", { subjects: ["copper=copper"], wants: ["load"] }],
  ["worth taking to dubbo and copper", { subjects: ["copper=copper"], wants: ["load"] }],
  ["worth the drive to dubbo is", { wants: ["load"] }],
  [
    "trip to drive dubbo copper",
    { subjects: ["copper=copper"], place: "Dubbo NSW", unknown: ["trip", "drive"] },
  ],
  [
    "trip to go dubbo copper",
    { subjects: ["copper=copper"], place: "Dubbo NSW", unknown: ["trip"] },
  ],
  [
    "trip to take copper dubbo",
    { subjects: ["copper=copper"], place: "Dubbo NSW", unknown: ["trip"] },
  ],
  ["trip to travel dubbo", { place: "Dubbo NSW", unknown: ["trip", "travel"] }],
  [
    "trip to haul copper dubbo",
    { subjects: ["copper=copper"], place: "Dubbo NSW", unknown: ["trip"] },
  ],
  [
    "trip to sell copper dubbo",
    { subjects: ["copper=copper"], place: "Dubbo NSW", wants: ["yards"], unknown: ["trip"] },
  ],
  ["yards PHONE dubbo", { place: "Dubbo NSW", wants: ["yards"] }],
  [
    "brisbane brass a b c d e f g h i j k l m n",
    {
      subjects: ["brass=brass"],
      place: "Brisbane QLD",
      unknown: ["b", "c", "d", "e", "f", "g", "h", "j", "k", "l", "m"],
    },
  ],
  [
    "dubbo copper wagga wagga",
    { subjects: ["copper=copper"], place: "Wagga Wagga NSW", other: "Dubbo" },
  ],
  ["berry nsw", { subjects: ["berry=copper"], state: "NSW" }],
  ["gold coast copper", { subjects: ["copper=copper"], place: "Gold Coast QLD" }],
  [
    "copper wagga wagga steel",
    { subjects: ["copper=copper", "steel=steel"], place: "Wagga Wagga NSW" },
  ],
  ["4 x wheels", { subjects: ["wheels=aluminum"], quantity: "4x" }],
  ["silver city", { place: "Broken Hill NSW" }],
  ["tassie", { state: "TAS" }],
  ["new south wales", { state: "NSW" }],
  // Nothing is corrected to what has no page.
  ["titaniun", { unknown: ["titaniun"] }],
  ["sellling", { unknown: ["sellling"] }],
  ["tasmania copper tas", { subjects: ["copper=copper"], state: "TAS" }],
])("%j names %j", async (text, named) => {
  expect(inShort(await read(store(), text))).toEqual(named);
});

it.each<[string, object]>([
  ["copper sydney", { subjects: ["copper=copper"], place: "Sydney NSW" }],
  ["copper north sydney", { subjects: ["copper=copper"], place: "Sydney NSW", unknown: ["north"] }],
  [
    "port macquarie brass 20kg",
    { subjects: ["brass=brass"], place: "Port Macquarie NSW", quantity: "20kg" },
  ],
  ["sydney nsw copper", { subjects: ["copper=copper"], place: "Sydney NSW" }],
  ["nsw copper", { subjects: ["copper=copper"], state: "NSW" }],
  [
    "wagga wagga copper wagga",
    { subjects: ["copper=copper"], place: "Wagga Wagga NSW", unknown: ["wagga"] },
  ],
  ["flurble copper", { subjects: ["copper=copper"], unknown: ["flurble"] }],
  [
    "4 fridges perth",
    {
      subjects: ["fridges=/blog/whitegoods-and-hot-water-units/|fridges=steel"],
      place: "Perth WA",
      quantity: "4x",
    },
  ],
  ["berry", { subjects: ["berry=copper"] }],
  ["tas copper hobart", { subjects: ["copper=copper"], place: "Hobart TAS" }],
  ["albury wodonga", { place: "Wodonga VIC", unknown: ["albury"] }],
])("%j names %j as far as memory tells", async (text, named) => {
  expect(inShort(readFromMemory(await currentVocabulary(store()), text))).toEqual(named);
});

/** The words of a text, as `Reading.spans` counts them. */
const wordsIn = (text: string) => [...text.matchAll(/[\p{L}\p{N}]+/gu)];

describe("each word of a text", () => {
  it.each<[string, [kind: string, text: string][]]>([
    [
      "60 kg of copper pipe, open saturday, in Dubbo NSW",
      [
        ["amount", "60 kg"],
        ["joining", "of"],
        ["good", "copper pipe"],
        ["want", "open"],
        ["time", "saturday"],
        ["place", "in Dubbo NSW"],
      ],
    ],
    [
      "flurble brass $7 a kg",
      [
        ["left over", "flurble"],
        ["good", "brass"],
        ["money", "7 a kg"],
      ],
    ],
  ])("%j is in a part of one kind", async (text, parts) => {
    const { spans } = await read(store(), text);
    expect(spans.map(({ kind, start, end }) => [kind, text.slice(start, end)])).toEqual(parts);
  });

  it("is read up to the sixty-fourth; what stands behind is left over", async () => {
    const text = (words: number) => `${"flurble ".repeat(words)}copper`;
    expect((await read(store(), text(63))).subjects).toHaveLength(1);
    const { subjects, spans } = await read(store(), text(64));
    expect(subjects).toEqual([]);
    expect(spans.at(-1)).toMatchObject({ kind: "left over", end: text(64).length });
  });

  it("is in one part, whatever the text", async () => {
    const vocabulary = await currentVocabulary(store());
    const word = fc.constantFrom(...vocabulary.words.keys());
    const other = fc.constantFrom(
      ..."60 kg;$7 a kilo;2 x 20 kg;half a tonne of;15 mm;a ute load of;two;offered 420;-33.8, 151.2".split(
        ";",
      ),
      ..."12 Smith St;st marys;Dubbo NSW;2830;Richmond;open saturday;now;drive to Perth;near me;,;?;&".split(
        ";",
      ),
    );
    const typed = fc.array(fc.oneof(word, other), { maxLength: 12 }).map((all) => all.join(" "));
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(typed, fc.string(), fc.string({ unit: "grapheme" })),
        async (typed) => {
          // In English, if it is in another language.
          const { spans, text } = await read(store(), typed);
          for (const { index, 0: own } of wordsIn(text)) {
            const around = spans.filter(
              ({ start, end }) => start <= index && end >= index + own.length,
            );
            expect(around, own).toHaveLength(1);
          }
          for (const [i, { start }] of spans.entries())
            expect(start).toBeGreaterThanOrEqual(spans[i - 1]?.end ?? 0);
        },
      ),
      { numRuns: 300 },
    );
  });
});

test("a text reads at most 400 rows, whatever it is", async () => {
  const texts = [
    "richmond newtown",
    "north south east west mount lake",
    "st marys st kilda st ives st lucia",
    "mount hill creek park bay beach point valley ridge forest flat",
    "newtwon richmnod springfeild brigton",
    "a b c d e f g h i j k l m n o p q r s t u v w x y z",
  ];
  for (const text of texts) {
    const one = store();
    await read(one, text);
    expect(one.usage.rows, text).toBeLessThanOrEqual(400);
  }
});

test("words are read again once others are published", async () => {
  await read(store(), "copper");
  await changed("dataset", "update dataset set version = 'another'");
  await changed("vocabulary", "delete from vocabulary");
  expect((await read(store(), "copper")).subjects).toEqual([]);
});

test("is a database error when the database fails", async () => {
  quietErrors();
  const failing = createStore({ DB: failingDatabase() });
  await expect(read(failing, "copper newcastle")).rejects.toBeInstanceOf(DatabaseError);
});
