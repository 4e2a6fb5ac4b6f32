import { env } from "cloudflare:workers";
import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { createStore } from "../../../worker/data/store.ts";
import { placesBeginning } from "../../../worker/search/places.ts";
import { termsBeginning } from "../../../worker/search/vocabulary.ts";
import table from "./suggested.csv?raw";

const store = () => createStore(env);

const placesFor = async (text: string) =>
  (await placesBeginning(store(), text)).map(({ name, state, postcode }) =>
    `${name} ${state} ${postcode ?? ""}`.trim(),
  );
const termsFor = async (text: string) =>
  (await termsBeginning(store(), text)).map(({ word, slug, path }) => `${word}=${slug ?? path}`);

// Suggestions for a text that may not be typed to its end: all "places" or the "first place", and all "terms",
// each with the slug of its metal or the page of its guide.
const FINDERS: Record<string, (text: string) => Promise<string[]>> = {
  places: placesFor,
  "first place": async (text) => (await placesFor(text)).slice(0, 1),
  terms: termsFor,
};

it.each<{ of: string; typed: string; found: string }>(parse(table, { columns: true }))(
  "$of for “$typed”: $found",
  async ({ of, typed, found }) => {
    expect((await FINDERS[of]!(typed)).join("; ")).toBe(found);
  },
);

describe("places for what was typed so far", () => {
  it.each(["", "  ", "…", '"', "*", "qqqq", "AND", "sydney AND", "words:", "%", "nsw 9999", "🦘"])(
    "for %j are none, or what there is, without an error",
    async (text) => {
      expect(Array.isArray(await placesBeginning(store(), text))).toBe(true);
    },
  );

  it("cost at most 60 rows, whatever is typed", async () => {
    for (const text of ["a", "s", "20", "north", "st", "mount", "new south", "xyzzy", "paramata"]) {
      const one = store();
      await placesBeginning(one, text);
      expect(one.usage.rows, text).toBeLessThanOrEqual(60);
    }
  });
});
