import { env } from "cloudflare:workers";
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { createStore } from "../../../worker/data/store.ts";
import { type Reading, read, readFromMemory } from "../../../worker/search/read.ts";
import { currentVocabulary } from "../../../worker/search/vocabulary.ts";
import { changed } from "../database.ts";
import table from "./readings.csv?raw";

const store = () => createStore(env);

/** The meaning of a text: "names: copper; place: Dubbo NSW; load: copper 60kg". */
function inWords(found: Reading): string {
  const { subjects, places, otherPlaces, rows } = found;
  const said = {
    names: subjects.map((terms) =>
      terms
        .map(({ word, slug, path }) => (word === slug ? word : `${word}=${slug ?? path}`))
        .join("|"),
    ),
    place: places.slice(0, 1).map(({ name, state }) => `${name} ${state}`),
    other: otherPlaces.map(({ name }) => name),
    state: found.state?.code,
    load: rows.map(([name, amount]) => `${name} ${amount}`.trim()),
    offer: found.offer?.dollars,
    time: found.time,
    wants: [...found.wants],
    "not listed": found.unlisted,
    unknown: found.unknown,
    language: found.language,
    corrected: found.corrected,
    "in another state": found.isElsewhere || undefined,
    ambiguous: found.isAmbiguous || undefined,
  };
  return Object.entries(said)
    .map(([of, what]) => [of, [what ?? []].flat().join(", ")])
    .filter(([, words]) => words !== "")
    .map(([of, words]) => (words === "true" ? of : `${of}: ${words}`))
    .join("; ");
}

// The names in a text, by "all" that we know or by what is in "memory" alone. Where texts lead is held by
// tests/worker/pages/search-results/examples.csv.
it.each<{ from: string; text: string; meaning: string }>(parse(table, { columns: true }))(
  "by $from, “$text” has the meaning: $meaning",
  async ({ from, text, meaning }) => {
    const vocabulary = await currentVocabulary(store());
    const found = from === "all" ? await read(store(), text) : readFromMemory(vocabulary, text);
    expect(inWords(found)).toBe(meaning);
    expect(readFromMemory(vocabulary, text).language).toBe(found.language);
  },
);

it.each(["", "  ", "?!", "🦘", "\u0000", '"', "words : x OR *", "$", "1".repeat(100)])(
  "%j is nothing, without an error",
  async (text) => {
    const { subjects, places, wants } = await read(store(), text);
    expect([subjects, places, [...wants]]).toEqual([[], [], []]);
  },
);

/** The words of a text, as `Reading.spans` counts them. */
const wordsIn = (text: string) => [...text.matchAll(/[\p{L}\p{N}]+/gu)];

describe("each word of a text", () => {
  it.each([
    [
      "60 kg of copper pipe, open saturday, in Dubbo NSW",
      "amount: 60 kg; joining: of; good: copper pipe; want: open; time: saturday; place: in Dubbo NSW",
    ],
    ["flurble brass $7 a kg", "left over: flurble; good: brass; money: 7 a kg"],
  ])("%j is in a part of one kind", async (text, parts) => {
    const { spans } = await read(store(), text);
    const found = spans.map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`);
    expect(found.join("; ")).toBe(parts);
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
      { numRuns: 300, seed: env.FUZZ.seed },
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
