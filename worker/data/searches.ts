import { sql } from "drizzle-orm";
import { dayAfter, dayIn, NATIONAL_TIME_ZONE } from "./local-day.ts";
import METAL_GRADES from "./metal-grades.json" with { type: "json" };
import { type Store, write } from "./store.ts";

/** The maximum number of words kept, all months together. */
const MAX_WORDS = 1_000;
/** The maximum number of new words from one group of networks in an hour. */
const MAX_NEW_WORDS = 20;
/** The minimum number of visitors for a word itself to be stored and shown, rather than only its hash. */
const MIN_VISITORS = 3;
/** Days after which a word with fewer visitors than that is deleted. */
const KEPT_DAYS = 7;

/** Grades of aluminium and steel, the only numbers that count as words. */
const GRADES = new Set(METAL_GRADES);

/** The month (YYYY-MM) and the day (YYYY-MM-DD) in Sydney; `now` is in milliseconds since 1970. */
export function searchDay(now = Date.now()): { month: string; day: string } {
  const day = dayIn(NATIONAL_TIME_ZONE, now);
  return { month: day.slice(0, 7), day };
}

/**
 * Returns the words to count, each once: grades, and words with a letter and three to twenty characters, which may
 * contain digits ("15mm") if there are at most four in all of them together. So no phone number is ever counted,
 * however it is written.
 */
export function countedWords(words: string[]): string[] {
  const counted = [...new Set(words)];
  const others = counted.filter((word) => !GRADES.has(word));
  const hasNumber = others.join("").replaceAll(/\D/g, "").length > 4;
  const isWord = (word: string) =>
    /^(?=.*[a-z])[a-z\d]{3,20}$/.test(word) && !(hasNumber && /\d/.test(word));
  return counted.filter((word) => GRADES.has(word) || isWord(word));
}

/**
 * Counts words that were not understood, each separately and without identifying the visitor: a visitor sets one of a
 * word's 64 bits, which depends on the month's secret. Until three bits are set, only a hash of the word is stored, for
 * seven days. If there are more than a thousand words, those with the fewest visitors are deleted, the oldest first.
 * @param words in lower case
 * @param network the visitor's
 * @param now milliseconds since 1970
 * @throws DatabaseError
 */
export async function countSearch(
  store: Store,
  words: string[],
  network: string,
  now = Date.now(),
): Promise<void> {
  const counted = countedWords(words);
  if (counted.length === 0) return;
  const { month, day } = searchDay(now);
  const hour = Math.floor(now / 3_600_000);
  const run = async <Row>(query: ReturnType<typeof sql>) =>
    (await store.db.run(query)).results as Row[];
  await write("Failed to count a search", async () => {
    await forgetOld(store, day);
    const [{ secret } = { secret: "" }] = await run<{ secret: string }>(sql`
      insert into search_secrets values (${month}, ${crypto.randomUUID()})
      on conflict do update set month = excluded.month returning secret`);
    const hash = await hashWith(secret);
    const [high, low] = await hash(network, String(hour));
    const hashed = counted.map(async (word) => {
      const code = (await hash(word)).subarray(0, 12).toHex();
      return [code, word, (await hash(network, word))[0]! % 64];
    });
    const list = JSON.stringify(await Promise.all(hashed));
    const isKnown = sql`exists (
      select 1 from searched_words where month = ${month} and code = value ->> 0)`;
    // Many networks share a row, so that it identifies none of them.
    const [added] = await run<{ words: number }>(sql`
      insert into search_quotas
      select ${(high! * 256 + low!) % 1024}, ${hour}, count(*) from json_each(${list})
      where not ${isKnown} having count(*) > 0
      on conflict do update set words = iif(hour = ${hour}, words, 0) + excluded.words, hour = ${hour}
      returning words`);
    const mayAdd = added !== undefined && added.words <= MAX_NEW_WORDS;
    const seen = sql`visitors + ((bits & excluded.bits) = 0)`;
    await run(sql`
      insert into searched_words
      select ${month}, value ->> 0, null, 1, 1 << (value ->> 2), ${day} from json_each(${list})
      where ${Number(mayAdd)} or ${isKnown}
      on conflict do update set visitors = ${seen}, bits = bits | excluded.bits,
        word = iif(${seen} < ${MIN_VISITORS}, null,
          (select value ->> 1 from json_each(${list}) where value ->> 0 = code))`);
    // Delete surplus words only after a new one, because counting them reads all rows.
    if (mayAdd)
      await run(sql`
        delete from searched_words where rowid in (
          select rowid from searched_words order by visitors, first_on
          limit max(0, (select count(*) from searched_words) - ${MAX_WORDS}))`);
  });
}

/** Deletes the words and secrets that are too old on a given day. */
async function forgetOld({ db }: Store, day: string): Promise<void> {
  const last = dayAfter(day, -KEPT_DAYS);
  const month = day.slice(0, 7);
  await db.run(sql`
    delete from searched_words where visitors in (1, 2) and first_on <= ${last}
      or month < strftime('%Y-%m', ${`${month}-01`}, '-1 month')`);
  await db.run(sql`delete from search_secrets where month <> ${month}`);
}

/** Makes a function that returns the HMAC of some texts. */
async function hashWith(secret: string) {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", bytes(secret), algorithm, false, ["sign"]);
  return async (...texts: string[]) =>
    new Uint8Array(await crypto.subtle.sign("HMAC", key, bytes(JSON.stringify(texts))));
}
