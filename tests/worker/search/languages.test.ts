import { env } from "cloudflare:workers";
import { parse } from "csv-parse/sync";
import { describe, expect, it, test } from "vitest";
import localities from "../../../seed/localities.csv?raw";
import regions from "../../../seed/regions.csv?raw";
import { createStore } from "../../../worker/data/store.ts";
import englishWords from "../../../worker/search/english-words.txt?raw";
import languages from "../../../worker/search/languages.csv?raw";
import { inEnglish, languageWritten, saidIn } from "../../../worker/search/languages.ts";
import { read, readFromMemory, readName } from "../../../worker/search/read.ts";
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

it.each([
  ["harga tembaga hari ini", "id", "price copper today"],
  ["Harga Tembaga", "id", "price copper"],
  ["سعر النحاس في سيدني", "ar", "price copper in sydney"],
  ["τιμή χαλκού μελβούρνη", "el", "price copper melbourne"],
  ["ΤΙΜΗ ΧΑΛΚΟΥ", "el", "price copper"],
  ["铜价 悉尼", "zh-Hans", "copper price sydney"],
  ["铜价悉尼", "zh-Hans", "copper price sydney"],
  ["不锈钢", "zh-Hans", "stainless steel"],
  ["铜 price melbourne", "zh-Hans", "copper price melbourne"],
  ["墨爾本 銅 價錢", "zh-Hant", "melbourne copper price"],
  ["摩打 幾錢", "yue", "electric motors price"],
  ["구리가격 시드니에서", "ko", "copper price in sydney"],
  ["giá đồng sydney", "vi", "price copper sydney"],
  ["gia dong sydney", "vi", "price copper sydney"],
  // Decomposed, as macOS types.
  ["giá đồng".normalize("NFD"), "vi", "price copper"],
  ["chì", "vi", "lead"],
  ["tambe ka bhav", "hi-Latn", "copper of price"],
  ["ताँबा नजदीक", "hi", "copper nearby"],
  ["precio de cables la perouse", "es", "price of cables la perouse"],
  ["presyo ng tanso sa perth", "fil", "price of copper in perth"],
  ["20 kg tembaga", "id", "20 kg copper"],
  ["prezzo rame al kg", "it", "price copper per kg"],
])("%s is in %s: %s", async (text, language, english) => {
  const found = await read(store(), text);
  expect(found).toMatchObject({ language, corrected: english });
  expect(found.unknown).toEqual([]);
  expect(readFromMemory(await currentVocabulary(store()), text).language).toBe(language);
});

it.each([
  ...["pin", "gang gang", "Pin Gin Hill", "Lata", "auto wreckers perth", "tin", "Sidney", "sat"],
  ...["chi", "ban", "copper pin", "auto battery", "cable", "zinc", "mobil", "kable", "moto", "al"],
  ...["gold coast SA", "la perouse copper", "café", "cars sat in the yard", "junk shop sydney"],
])("%s is English", async (text) => {
  expect((await read(store(), text)).language).toBeUndefined();
});

it("names words in other letters that it does not know", async () => {
  expect((await read(store(), "镀锌铁")).unknown).toEqual(["镀"]);
  expect((await read(store(), "tembaga flurble")).unknown).toEqual(["flurble"]);
  expect((await read(store(), "지하철")).language).toBeUndefined();
});

it("reads what is in a load", async () => {
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
