import { getTableName } from "drizzle-orm";
import { tableOf } from "../compare/content.ts";
import type { Live } from "../compare/live.ts";
import type { WantedQuotes } from "../compare/quoted-prices.ts";
import { tables } from "../derive/tables.ts";
import { LITERAL_BYTES, type Statement, toJson } from "../statement.ts";
import { chunks, columnNames, upserts } from "./inserts.ts";
import { rowsOf } from "./read-live.ts";
import type { StoredRow, Target } from "./target.ts";

// Quotes are many, so what is read of them are those alone that a publication is about.

type Quotes = Live["rows"]["quotes"];

const COLUMNS = columnNames(tables.quotes)
  .map((name) => `q.${name}`)
  .join(", ");
const LIVE_KIND = "(select is_sample from dataset)";

/** What is live, with the quotes that are on record under some of these keys, such as "quotes/107/copper/2026-11-20". */
export async function withQuotes(
  target: Target,
  live: Live,
  keys: Iterable<string>,
): Promise<Live> {
  const wanted = [...new Set(keys)].filter((key) => tableOf(key) === "quotes");
  const quotes = await readAll(
    target,
    wanted.map((key) => toJson(key.split("/").slice(1))),
    (json) => `select ${COLUMNS} from json_each('${json}') k
      cross join materials m on m.slug = k.value->>1
      cross join quotes q on q.is_sample = ${LIVE_KIND} and q.yard_id = cast(k.value->>0 as integer)
        and q.material_id = m.id and q.quoted_on = k.value->>2`,
  );
  return { ...live, rows: { ...live.rows, quotes } };
}

/**
 * The quotes, samples or real ones, of some yards and metals: of each set those of any of its yards and metals, of
 * these two the newest, so many of them.
 */
export function quotesOf(
  target: Target,
  wanted: WantedQuotes[],
  newest: number,
  isSample: boolean,
): Promise<Quotes> {
  return readAll(
    target,
    wanted.map(({ yards, materials }) => toJson([yards, materials])),
    // Most yards were never asked.
    (json) => `with sets as materialized (select key, value from json_each('${json}')),
      y as materialized (select sets.key, y.value as yard
        from sets cross join json_each(sets.value, '$[0]') y where exists (
          select 1 from quotes q where q.is_sample = ${isSample} and q.yard_id = y.value)),
      m as materialized (select sets.key, m.value as material
        from sets cross join json_each(sets.value, '$[1]') m)
      select ${COLUMNS} from y join m on m.key = y.key
      cross join quotes q on q.is_sample = ${isSample} and q.yard_id = y.yard
        and q.material_id = m.material
        and q.quoted_on in (select n.quoted_on from quotes n where n.is_sample = ${isSample}
          and n.yard_id = y.yard and n.material_id = m.material
          order by n.quoted_on desc limit ${newest})`,
  );
}

/** The newest quote of each yard and metal that there are, of the kind that is live. */
export function newestQuotes(target: Target): Promise<Quotes> {
  const sql = `select ${COLUMNS} from quotes q join scrap_yards y on y.id = q.yard_id
    join materials m on m.id = q.material_id
    where q.is_sample = ${LIVE_KIND} and q.quoted_on = (
      select max(quoted_on) from quotes n where n.is_sample = q.is_sample and n.yard_id = q.yard_id
      and n.material_id = q.material_id)
    order by q.yard_id, q.material_id`;
  return readAll(target, ["0"], () => sql);
}

/** Reads by lists in JSON, of which a call to the database at Cloudflare holds only so much. */
async function readAll(
  target: Target,
  rows: string[],
  select: (json: string) => string,
): Promise<Quotes> {
  const found: StoredRow[] = [];
  for (const json of chunks(rows, LITERAL_BYTES / 2)) {
    const [page = []] = await target.query([select(json)]);
    for (const row of page) found.push(row);
  }
  return rowsOf("quotes", found) as Quotes;
}

/** Writes quotes that are new or differ, and removes those that were taken back. */
export function quoteStatements(quotes: Quotes, withdrawn: Quotes, bytes: number): Statement[] {
  const key = ({ isSample, yardId, materialId, quotedOn }: Quotes[number]) =>
    toJson([Number(isSample), yardId, materialId, quotedOn]);
  const sql = `delete from ${getTableName(tables.quotes)}
    where (is_sample, yard_id, material_id, quoted_on) in (
      select value->>0, value->>1, value->>2, value->>3 from json_each(?1))`;
  return [
    ...chunks(withdrawn.map(key), bytes).map((json) => ({ sql, json })),
    ...upserts(tables.quotes, quotes, bytes, { keys: 4 }),
  ];
}
