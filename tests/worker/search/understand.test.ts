import { env } from "cloudflare:workers";
import { describe, expect, it, test } from "vitest";
import { createStore, DatabaseError } from "../../../worker/data/store.ts";
import { understand } from "../../../worker/search/understand.ts";
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

  it.each([
    ["gold", ["gold"]],
    ["gold taps", []],
    ["titanium pipe", ["titanium"]],
    ["nickel plated brass", []],
    ["silver coins", ["silver", "coins"]],
  ])("%j: what is not listed is %j", async (text, unlisted) => {
    expect((await understand(store(), text)).unlisted).toEqual(unlisted);
  });

  it("says how a misspelt text was understood, and what nobody knows", async () => {
    expect(await understand(store(), "alluminium flurble")).toMatchObject({
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
