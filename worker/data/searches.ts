import { sql } from "drizzle-orm";
import { type Store, write } from "./store.ts";

/** Characters (code points) of a text that are kept. */
const MAX_LENGTH = 60;
/** Texts of one month; those that are there already are still counted. */
const MAX_TEXTS = 1_000;
/** Days after which a text goes that was asked once. */
const KEPT_DAYS = 30;

/**
 * What may say who somebody is: an email address, or five digits in a row, whatever stands between those of a
 * telephone number.
 */
const PERSONAL = /@|\p{Nd}(?:[\s().\p{Pd}]*\p{Nd}){4}/u;

/** The month (YYYY-MM) and the day (YYYY-MM-DD) in Sydney; `now` is in milliseconds since 1970. */
export function searchDay(now = Date.now()): { month: string; day: string } {
  // The Swedish date format is that of ISO 8601.
  const day = new Date(now).toLocaleDateString("sv-SE", { timeZone: "Australia/Sydney" });
  return { month: day.slice(0, 7), day };
}

/**
 * Counts a text that was not understood, in lower case and cut, with nothing of who asked. Leaves out what may
 * be personal, and new texts of a month that has a thousand. A text that was asked once goes after 30 days.
 *
 * Each month has a row for itself, whose text is empty: `times` is the number of its texts, and `asked_on` the
 * last day of any. With it a search reads seven rows and writes two, however many there are; the first search of
 * a day also reads the months before.
 * @param now milliseconds since 1970
 * @throws DatabaseError
 */
export async function countSearch(store: Store, typed: string, now = Date.now()): Promise<void> {
  const text = countedText(typed);
  if (!text) return;
  const { month, day } = searchDay(now);
  const oldest = new Date(Date.parse(day) - KEPT_DAYS * 86_400_000).toISOString().slice(0, 10);
  await write("Failed to count a search", async () => {
    await store.db.run(sql`
      delete from searches where times = 1 and asked_on < ${oldest} and month <= iif(
        exists (select 1 from searches where month = ${month} and text = '' and asked_on = ${day}),
        '', ${oldest.slice(0, 7)})`);
    await store.db.run(sql`
      with before as (select
        exists (select 1 from searches where month = ${month} and text = ${text}) as is_known,
        coalesce((select times from searches where month = ${month} and text = ''), 0) as texts)
      insert into searches (month, text, times, asked_on)
      select ${month}, ${text}, 1, ${day} from before where is_known or texts < ${MAX_TEXTS}
      union all
      select ${month}, '', not is_known and texts < ${MAX_TEXTS}, ${day} from before where true
      on conflict do update set times = times + excluded.times, asked_on = excluded.asked_on`);
  });
}

/** A text as it is counted; empty if it is not. Control characters and halves of surrogate pairs are blanks. */
export function countedText(typed: string): string {
  // Full-width letters, digits and signs become the plain ones.
  const plain = typed.normalize("NFKC").replace(/[\s\p{C}]+/gu, " ");
  if (PERSONAL.test(plain)) return "";
  return [...plain.trim().toLowerCase()].slice(0, MAX_LENGTH).join("").trim();
}
