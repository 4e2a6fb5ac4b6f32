import { env } from "cloudflare:workers";
import { parse } from "csv-parse/sync";
import { describe, expect, it, test } from "vitest";
import localities from "../../../seed/localities.csv?raw";
import regions from "../../../seed/regions.csv?raw";
import { createStore } from "../../../worker/data/store.ts";
import englishWords from "../../../worker/search/english-words.txt?raw";
import languages from "../../../worker/search/languages.csv?raw";
import { inEnglish, languageWritten, saidIn } from "../../../worker/search/languages.ts";
import { read, readName } from "../../../worker/search/read.ts";
import { currentVocabulary } from "../../../worker/search/vocabulary.ts";

const store = () => createStore(env);
const rowsOf = (file: string): Record<string, string>[] => parse(file, { columns: true });
const ROWS = rowsOf(languages);
const WORDS = ROWS.filter(({ means }) => means !== "our pages" && means !== "we found");
/** A text's words, as if English had a meaning for none of them. */
const all = (text: string) => text.split(/[^\p{L}\p{N}\p{M}]+/u);

describe("the table", () => {
  it("has each word as it is read: alone, or beside another of its language", () => {
    const priceIn = (tag = "") =>
      WORDS.find((row) => row.tag === tag && row.means === "price" && !row.beside)!.text;
    const wrong = WORDS.filter(({ tag, text, means, beside }) => {
      const typed = beside ? `${text} ${priceIn(tag)}` : text!;
      const found = inEnglish(typed, all(typed));
      return found?.text.replaceAll(/\s+/g, " ") !== (beside ? `${means} price` : means);
    });
    expect(wrong.map(({ tag, text }) => `${tag} ${text}`)).toEqual([]);
    expect(WORDS.length).toBeGreaterThan(800);
  });

  it("leaves nothing of an English meaning unknown", async () => {
    const meanings = [...new Set(WORDS.map(({ means }) => means!))];
    const found = await Promise.all(meanings.map((text) => read(store(), text)));
    const unknown = found.flatMap(({ unknown, language }) => (language ? [language] : unknown));
    expect(unknown).toEqual([]);
  });

  it("has two sentences of each language", () => {
    for (const tag of new Set(ROWS.map((row) => row.tag!))) {
      const [pages, found] = [saidIn(tag, false), saidIn(tag, true)];
      expect(pages.length).toBeGreaterThan(5);
      expect(found.startsWith(pages)).toBe(true);
    }
  });
});

test("no place and no common word of English is one of another language", () => {
  const names = [...rowsOf(localities), ...rowsOf(regions)].map((row) => row.locality ?? row.name!);
  const texts = [...new Set(names), ...englishWords.split(/\s+/)];
  expect(texts.filter((text) => inEnglish(text, all(text)))).toEqual([]);
  expect(texts.length).toBeGreaterThan(15_000);
});

// Which texts are of which language, readings.csv says.
it("a text is of its language, too, if its letters are composed of several, as macOS types them", async () => {
  const found = await read(store(), "giá đồng".normalize("NFD"));
  expect(found).toMatchObject({ language: "vi", corrected: "price copper", unknown: [] });
});

it.each([
  ...["pin", "gang gang", "Pin Gin Hill", "Lata", "auto wreckers perth", "tin", "Sidney", "sat"],
  ...["chi", "ban", "copper pin", "auto battery", "cable", "zinc", "mobil", "kable", "moto", "al"],
  ...["gold coast SA", "la perouse copper", "café", "cars sat in the yard", "junk shop sydney"],
  "지하철",
])("%s is of no other language than English", async (text) => {
  expect((await read(store(), text)).language).toBeUndefined();
});

it("the name of something in a load is read in its language", async () => {
  const reading = readName(await currentVocabulary(store()), "tembaga");
  expect(reading).toMatchObject({ language: "id", corrected: "copper" });
});

it.each([
  ["مرحبا", "ar"],
  ["赌场", "zh-Hans"],
  ["카지노", "ko"],
  ["медь", undefined],
  ["flurble", undefined],
])("%s is written as %s is", (text, tag) => {
  expect(languageWritten(text)).toBe(tag);
});
