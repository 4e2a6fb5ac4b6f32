import { tableOf } from "../compare/content.ts";
import type { Live } from "../compare/live.ts";
import type { WantedQuotes } from "../compare/quoted-prices.ts";
import { tables } from "../derive/tables.ts";
import { LITERAL_BYTES, toJson } from "../statement.ts";
import { chunks, columnNames } from "./inserts.ts";
import { rowsOf } from "./read-live.ts";
import type { StoredRow, Target } from "./target.ts";

// There are many quotes, so we only read those that a publication affects.

type Quotes = Live["rows"]["quotes"];

const COLUMNS = columnNames(tables.quotes)
  .map((name) => `q.${name}`)
  .join(", ");
const LIVE_KIND = "(select is_sample from dataset)";

/** The live data with the recorded quotes of some keys, such as "quotes/107/copper/2026-11-20". */
export async function withQuotes(
  target: Target,
  live: Live,
  keys: Iterable<string>,
): Promise<Live> {
  const wanted = [...new Set(keys)].filter((key) => tableOf(key) === "quotes");
  const quotes = await readAll(
    target,
    wanted.map((key) => key.split("/").slice(1)),
    (json) => `select ${COLUMNS} from json_each('${json}') k
      cross join materials m on m.slug = k.value->>1
      cross join quotes q on q.is_sample = ${LIVE_KIND} and q.yard_id = cast(k.value->>0 as integer)
        and q.material_id = m.id and q.quoted_on = k.value->>2`,
  );
  return { ...live, rows: { ...live.rows, quotes } };
}

/** Reads the `newest` quotes, either samples or real ones, of each yard and metal in some sets. */
export function quotesOf(
  target: Target,
  wanted: WantedQuotes[],
  newest: number,
  isSample: boolean,
): Promise<Quotes> {
  return readAll(
    target,
    wanted.map(({ yards, materials }) => [yards, materials]),
    // Most yards have no quotes.
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

/** Reads the newest quote of each yard and metal, of the live kind. */
export async function newestQuotes(target: Target): Promise<Quotes> {
  const [rows = []] = await target.query([
    `select ${COLUMNS} from quotes q join scrap_yards y on y.id = q.yard_id
    join materials m on m.id = q.material_id
    where q.is_sample = ${LIVE_KIND} and q.quoted_on = (
      select max(quoted_on) from quotes n where n.is_sample = q.is_sample and n.yard_id = q.yard_id
      and n.material_id = q.material_id)
    order by q.yard_id, q.material_id`,
  ]);
  return rowsOf("quotes", rows) as Quotes;
}

/** Reads quotes by lists in JSON, in several calls, because a call to the database at Cloudflare is limited in size. */
async function readAll(
  target: Target,
  wanted: unknown[],
  select: (json: string) => string,
): Promise<Quotes> {
  const found: StoredRow[][] = [];
  for (const json of chunks(wanted.map(toJson), LITERAL_BYTES / 2))
    found.push(...(await target.query([select(json)])));
  return rowsOf("quotes", found.flat()) as Quotes;
}
