import { env } from "cloudflare:workers";
import { describe, expect, it, test } from "vitest";
import { createStore, DatabaseError } from "../../../worker/data/store.ts";
import {
  type Understanding,
  type UnderstoodFromMemory,
  understand,
  understandFromMemory,
} from "../../../worker/search/understand.ts";
import { currentVocabulary } from "../../../worker/search/vocabulary.ts";
import { changed, failingDatabase, quietErrors } from "../database.ts";

const store = () => createStore(env);

// Where texts lead is held by tests/worker/pages/search-results/examples.csv.
describe("what a text names", () => {
  it("is each thing once, the narrower of two, and the place that is left", async () => {
    const found = await understand(store(), "old aluminium window frames and frames, Dubbo NSW");
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
    ["$420 for 60 kg copper", undefined],
    ["60 kg copper", undefined],
    ["copper 2830", undefined],
  ])("%j: an offer of %s dollars", async (text, offer) => {
    const found = await understand(store(), text);
    expect(found.offer).toBe(offer);
    expect(found.unknown).toEqual([]);
  });

  it.each([
    ["60 kg copper", undefined, { figures: "60", unit: "kg" }],
    ["1,200kg steel", undefined, { figures: "1200", unit: "kg" }],
    ["1.5t steel", undefined, { figures: "1.5", unit: "t" }],
    ["half a tonne of brass", undefined, { figures: "0.5", unit: "t" }],
    // As telephones begin a text.
    ["Half a tonne of brass", undefined, { figures: "0.5", unit: "t" }],
    ["steel per tonne", undefined, { figures: "1", unit: "t" }],
    ["5 m of cable", undefined, { figures: "5", unit: "m" }],
    ["4 alloy wheels", undefined, { figures: "4", unit: "each" }],
    ["two old fridges", undefined, { figures: "2", unit: "each" }],
    ["$420 for 60kg copper", 420, { figures: "60", unit: "kg" }],
    ["44 gallon drum", undefined, undefined],
    ["copper 2", undefined, undefined],
    ["copper 7.50/kg", undefined, undefined],
    ["8 a kilo for copper", undefined, undefined],
  ])("%j: %s dollars for all of %j", async (text, total, quantity) => {
    const found = await understand(store(), text);
    expect(found).toMatchObject({ unknown: [] });
    expect({ total: found.total, quantity: found.quantity }).toEqual({ total, quantity });
  });

  it("is as many of a thing as a word says, from two to ten", async () => {
    const numbers = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
    const vocabulary = await currentVocabulary(store());
    const count = (text: string) => understandFromMemory(vocabulary, text).quantity?.figures;
    expect(numbers.map((number) => count(`${number} batteries`))).toEqual(
      numbers.map((_, i) => String(i + 2)),
    );
  });

  it.each([
    ["gold", ["gold"]],
    ["gold taps", []],
    ["titanium pipe", ["titanium"]],
    ["nickel plated brass", []],
    ["nickel fridge copper", []],
    ["silver coins", ["silver", "coins"]],
  ])("%j: what is not listed is %j", async (text, unlisted) => {
    expect((await understand(store(), text)).unlisted).toEqual(unlisted);
  });

  it("says how a misspelt text was understood, and what nobody knows", async () => {
    expect(await understand(store(), "Alluminium FLURBLE 20 kg")).toMatchObject({
      text: "aluminium flurble 20 kg",
      corrected: "aluminium flurble",
      unknown: ["flurble"],
    });
  });

  it("is corrected where a word of eight letters has two wrong ones, and not a shorter one", async () => {
    const corrected = async (text: string) => (await understand(store(), text)).corrected;
    expect(await corrected("alumniun")).toBe("aluminium");
    expect(await corrected("bauttwry")).toBe("battery");
    expect(await corrected("cauppwr")).toBeUndefined();
  });

  it("is the place of the state that is named, the largest of the name otherwise", async () => {
    const state = async (text: string) => (await understand(store(), text)).places[0]?.state;
    expect(await state("richmond copper")).toBe("VIC");
    expect(await state("copper richmond tas")).toBe("TAS");
    expect(await state("richmond nsw 2753 brass")).toBe("NSW");
  });

  it.each(["", "  ", "?!", "🦘", "\u0000", '"', "words : x OR *", "$", "1".repeat(100)])(
    "%j is nothing, without an error",
    async (text) => {
      const { subjects, places, wants } = await understand(store(), text);
      expect([subjects, places, [...wants]]).toEqual([[], [], []]);
    },
  );
});

/** What is understood of a text, without what it does not name. */
const inShort = (found: Understanding | UnderstoodFromMemory) => {
  const { subjects, places, state, quantity, ...rest } = found;
  const [place] = places;
  const named = {
    subjects: subjects.map((terms) =>
      terms.map(({ word, slug, path }) => `${word}=${slug ?? path}`).join("|"),
    ),
    place: place && `${place.name} ${place.state}`,
    state: state?.code,
    quantity: quantity && quantity.figures + quantity.unit,
    ...rest,
    wants: [...rest.wants],
    words: undefined,
    text: undefined,
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
  ["ten batteries", { subjects: ["batteries=car-batteries"], quantity: "10each" }],
  ["4 old alloy wheels", { subjects: ["alloy wheels=aluminum"], quantity: "4each" }],
  ["4 copper", { subjects: ["copper=copper"] }],
  ["wheels 4", { subjects: ["wheels=aluminum"] }],
  ["1000 wheels", { subjects: ["wheels=aluminum"], unknown: ["1000"] }],
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
  ["copper dubbo vic", { subjects: ["copper=copper"], place: "Dubbo NSW" }],
  ["victoria", { state: "VIC" }],
  ["vic", { state: "VIC" }],
  ["melbourne vic", { place: "Melbourne VIC" }],
  [
    "brisbane qld copper open saturday",
    { subjects: ["copper=copper"], place: "Brisbane QLD", wants: ["open"], time: "sat-10.00" },
  ],
  [
    "a b c d e f g h i j k l m n o p copper",
    { unknown: ["b", "c", "d", "e", "f", "g", "h", "j", "k", "l", "m", "o", "p"] },
  ],
  [
    "a b c d e f g h i j k l m n o copper",
    {
      subjects: ["copper=copper"],
      unknown: ["b", "c", "d", "e", "f", "g", "h", "j", "k", "l", "m", "o"],
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
  ["coffs harbor", { place: "Coffs Harbour NSW", corrected: "coffs harbour" }],
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
  ["999 batteries", { subjects: ["batteries=car-batteries"], quantity: "999each" }],
  [
    "batteries 4 wheels 5",
    { subjects: ["batteries=car-batteries", "wheels=aluminum"], quantity: "4each" },
  ],
  ["4 copper 5 wheels", { subjects: ["copper=copper", "wheels=aluminum"] }],
  ["bike frame", { subjects: ["frame=steel"] }],
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
      subjects: [
        "phone=/resources-and-tips/#restricted-materials|phone=/scrap-yards/?material=Electronic+waste",
      ],
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
    { subjects: ["copper=copper"], place: "Perth WA", unknown: ["trip"] },
  ],
  ["fuel to dubbo for copper", { subjects: ["copper=copper"], unknown: ["fuel"] }],
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
  ["berry berry", { subjects: ["berry=copper"], place: "Berry NSW", isAmbiguous: true }],
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
    { subjects: ["copper=copper"], place: "Wagga Wagga NSW", unknown: ["dubbo"] },
  ],
  ["berry nsw", { subjects: ["berry=copper"], state: "NSW" }],
  ["gold coast copper", { subjects: ["copper=copper"], place: "Gold Coast QLD" }],
  [
    "copper wagga wagga steel",
    { subjects: ["copper=copper", "steel=steel"], place: "Wagga Wagga NSW" },
  ],
  ["4 x wheels", { subjects: ["wheels=aluminum"], unknown: ["x"] }],
  ["silver city", { place: "Broken Hill NSW" }],
  ["tassie", { state: "TAS" }],
  ["new south wales", { state: "NSW" }],
  // Nothing is corrected to what has no page.
  ["titaniun", { unknown: ["titaniun"] }],
  ["sellling", { unknown: ["sellling"] }],
  ["tasmania copper tas", { subjects: ["copper=copper"], state: "TAS" }],
])("%j names %j", async (text, named) => {
  expect(inShort(await understand(store(), text))).toEqual(named);
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
      quantity: "4each",
    },
  ],
  ["berry", { subjects: ["berry=copper"] }],
  ["tas copper hobart", { subjects: ["copper=copper"], place: "Hobart TAS" }],
  ["albury wodonga", { place: "Wodonga VIC", unknown: ["albury"] }],
])("%j names %j as far as memory tells", async (text, named) => {
  expect(inShort(understandFromMemory(await currentVocabulary(store()), text))).toEqual(named);
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
    await understand(one, text);
    expect(one.usage.rows, text).toBeLessThanOrEqual(400);
  }
});

test("words are read again once others are published", async () => {
  await understand(store(), "copper");
  await changed("dataset", "update dataset set version = 'another'");
  await changed("vocabulary", "delete from vocabulary");
  expect((await understand(store(), "copper")).subjects).toEqual([]);
});

test("is a database error when the database fails", async () => {
  quietErrors();
  const failing = createStore({ DB: failingDatabase() });
  await expect(understand(failing, "copper newcastle")).rejects.toBeInstanceOf(DatabaseError);
});
