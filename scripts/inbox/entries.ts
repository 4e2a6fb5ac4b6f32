import type { Target } from "../../publishing/apply/target.ts";
import {
  COLUMNS,
  type Entries,
  source,
  type Table,
} from "../../worker/data/inbox/inbox-entries.ts";

/** Newest entries come first, and words that the most visitors searched for; no two entries may share a position. */
const ORDER = {
  messages: "sent_at desc, id desc",
  reports: "sent_at desc, id desc",
  subscribers: "consented_at desc, email",
  searches: "visitors desc, word",
};

/** The maximum number of entries that a statement reads, because D1 limits the size of a result. */
const AT_ONCE = 200;

/** Entries of a table in its order, starting at `offset`, and how many there are in total. */
export async function entriesOf(target: Target, table: Table, most = AT_ONCE, offset = 0) {
  const [rows = [], [count] = []] = await target.query([
    `select ${COLUMNS[table]} from ${source(table)} order by ${ORDER[table]} limit ${most} offset ${offset}`,
    `select count(*) as total from ${source(table)}`,
  ]);
  return { entries: rows as unknown as Entries[Table][], total: Number(count?.total) };
}

/** Every entry of a table, in order. */
export async function allOf(target: Target, table: Table): Promise<Entries[Table][]> {
  // A new entry moves the others down meanwhile, so an entry that is read twice is kept only once.
  const found = new Map<unknown, Entries[Table]>();
  for (let offset = 0; ; offset += AT_ONCE) {
    const { entries } = await entriesOf(target, table, AT_ONCE, offset);
    for (const entry of entries) found.set(Object.values(entry)[0], entry);
    if (entries.length < AT_ONCE) return [...found.values()];
  }
}
