import { sql } from "drizzle-orm";
import leven from "leven";
import { read, type Store } from "../store.ts";
import { comparable, typedWords } from "./search-words.ts";

/** A metal, or a guide that answers, by a word that people use for it. */
export interface Term {
  word: string;
  /** The name of the metal, or the title of the guide. */
  title: string;
  /** Such as "/material/copper/". */
  path: string;
}

/** Terms that are suggested at once. */
const MAX_TERMS = 5;
/** Terms that are read to find them: a metal and several of its names lead to one page. */
const MAX_READ = 8;

/**
 * Metals and guides for what was typed, by what people call them: first a name or synonym that matches
 * exactly, then those that begin with it; if there are none, those that sound like it and are spelt almost
 * like it. Each page comes once.
 * @throws DatabaseError
 */
export function termsBeginning(store: Store, text: string): Promise<Term[]> {
  const typed = typedWords(text);
  if (!typed) return Promise.resolve([]);
  return read("Failed to fetch materials", async () => {
    const [whole, begun] = await Promise.all([
      matches(store, typed.whole),
      matches(store, typed.begun),
    ]);
    const sought = comparable(text);
    const named = whole.filter(({ word }) => comparable(word) === sought);
    const found = [...named, ...whole, ...begun];
    const heard = found.length === 0 && typed.sound ? await matches(store, typed.sound) : [];
    const similar = heard.filter(({ word }) => isSpeltLike(sought, comparable(word)));
    const byPath = Map.groupBy([...found, ...similar], ({ path }) => path);
    return [...byPath.values()].map(([term]) => term!).slice(0, MAX_TERMS);
  });
}

/** The metal or guide that people call this, in any case and spacing, or undefined. @throws DatabaseError */
export async function termNamed(store: Store, text: string): Promise<Term | undefined> {
  const typed = typedWords(text);
  if (!typed) return undefined;
  const sought = comparable(text);
  const found = await read("Failed to fetch materials", () => matches(store, typed.whole, 60));
  return found.find(({ word }) => comparable(word) === sought);
}

/** Whether a word begins almost as it was typed; one letter in three may be wrong. */
function isSpeltLike(typed: string, word: string): boolean {
  return leven(typed, word.slice(0, typed.length)) <= Math.max(1, Math.floor(typed.length / 3));
}

async function matches(store: Store, query: string, limit = MAX_READ): Promise<Term[]> {
  const rows = await store.db.all<{ term: string }>(
    sql`select term from term_index where term_index match ${query} order by rowid limit ${limit}`,
  );
  return rows.map(({ term }) => JSON.parse(term));
}
