import type { KeptChange } from "../compare/published-changes.ts";
import { LITERAL_BYTES, toJson } from "../statement.ts";
import { chunks } from "./inserts.ts";
import type { Target } from "./target.ts";

/** The number of changes to read at once, because D1 limits the size of a result. */
const AT_ONCE = 5_000;

const SELECT = `select c.publication_id as publication, p.published_at as publishedAt, p.note, c."by",
  c."key", c."before", c."after"
  from changes c join publications p on p.id = c.publication_id`;

/** The changes of all publications since `from`, including its own, latest first; reads `atOnce` changes at a time. */
export function changesFrom(
  target: Target,
  publication: number,
  atOnce = AT_ONCE,
): Promise<KeptChange[]> {
  return readAll(target, `c.publication_id >= ${publication}`, atOnce);
}

/**
 * The changes of a publication, and later changes to the same rows, latest first. With `only`, just those to that row.
 */
export function changesSince(
  target: Target,
  publication: number,
  only?: string,
): Promise<KeptChange[]> {
  const own = `select "key" from changes where publication_id = ${publication}`;
  const rows = only === undefined ? own : `select json_extract('${toJson([only])}', '$[0]')`;
  // A change that replaces all data has the key "dataset".
  return readAll(
    target,
    `c.publication_id = ${publication} or c.publication_id > ${publication} and (c."key" = 'dataset' or c."key" in (${rows}))`,
  );
}

/** All published changes to some rows, latest first. */
export async function changesOfRows(target: Target, keys: string[]): Promise<KeptChange[]> {
  // A call to the database at Cloudflare is limited in size.
  const parts = chunks(keys.map(toJson), LITERAL_BYTES / 2);
  const found: KeptChange[] = [];
  for (const json of parts)
    found.push(...(await readAll(target, `c."key" in (select value from json_each('${json}'))`)));
  return found;
}

async function readAll(target: Target, where: string, atOnce = AT_ONCE): Promise<KeptChange[]> {
  const found: KeptChange[] = [];
  for (;;) {
    const [rows = []] = await target.query([
      `${SELECT} where ${where} order by c.publication_id desc, c."key" limit ${atOnce} offset ${found.length}`,
    ]);
    for (const row of rows) {
      const [before, after] = [row.before, row.after].map((json) => JSON.parse(String(json)));
      found.push({ ...row, before, after } as unknown as KeptChange);
    }
    if (rows.length < atOnce) return found;
  }
}
