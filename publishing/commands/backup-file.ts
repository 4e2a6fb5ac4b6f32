import { createHash } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import { inserts } from "../apply/inserts.ts";
import { readLive } from "../apply/read-live.ts";
import { pieces } from "../apply/row-statements.ts";
import type { StoredRow, Target } from "../apply/target.ts";
import { CommandError } from "../command-line/run.ts";
import { migrationNames } from "../database/local.ts";
import { LITERAL_BYTES, type Statement, toJson } from "../statement.ts";

/** A database's contents as lines to compare: row counts by table, the edition, and a hash of what is live. */
export type Holdings = string[];

const FIRST_LINE = "-- Backup of Scrap Metal Prices Australia, SHA-256 of what follows: ";

/** The text of a backup, from an export of a database. */
export function backupText(sql: string): string {
  return `${FIRST_LINE}${hash(sql)}\n${sql}`;
}

/**
 * Reads a backup: its holdings, and the statements that restore it into an empty database, each with at most `bytes` of
 * JSON.
 * @throws CommandError if the text is not a backup, is incomplete, or is from another version of the project
 */
export async function openBackup(
  text: string,
  bytes = LITERAL_BYTES,
): Promise<{ statements: Statement[]; holdings: Holdings }> {
  const end = text.indexOf("\n");
  const sql = text.slice(end + 1);
  if (text.slice(0, end) !== `${FIRST_LINE}${hash(sql)}`)
    throw new CommandError("This is no backup, or not all of one: it was cut short or changed.");
  assertOwnKinds(sql);
  const sqlite = new DatabaseSync(":memory:");
  try {
    sqlite.exec(sql);
    const query: Target["query"] = async (selects) =>
      selects.map((select) => sqlite.prepare(select).all() as StoredRow[]);
    const target: Target = { place: "local", statementBytes: 0, query, apply: async () => {} };
    const [applied = []] = await query(["select name from d1_migrations order by name"]);
    const last = String(applied.at(-1)?.name);
    if (applied.length !== migrationNames().length || last !== migrationNames().at(-1))
      throw new CommandError(
        `This backup is from another version of the project, whose last migration is ${last}. Check that version out, restore with it, and then update.`,
      );
    return { statements: statementsOf(sqlite, bytes), holdings: await holdingsOf(target) };
  } finally {
    sqlite.close();
  }
}

/** SQL literals, quoted names, comments, statement ends, and anything between them, as SQLite reads them. */
const TOKEN =
  /'[^']*'|"[^"]*"|`[^`]*`|\[[^\]]*\]|--[^\n]*|\/\*(?:[\s\S]*?\*\/|[\s\S]*)|[^'"`[;/-]+|[\s\S]/g;

/**
 * The kinds of statements in an export of D1, with ' for each literal and " for each quoted name: its pragma, tables,
 * views, indexes, rows of literals in which line breaks are restored, and SQLite's own counters.
 */
const KINDS = [
  /^pragma defer_foreign_keys ?= ?(true|on|1)$/i,
  /^create table (if not exists )?(\w+|"|') ?\(/i,
  /^create view (\w+|") as select /i,
  /^create (unique )?index /i,
  /^insert into (\w+|") ?(\([\w", ]+\) ?)?values ?\((null\b|replace\b|char\b|x'|\de[+-]?\d|[\d.,+() '-])*\)$/i,
  /^delete from sqlite_sequence$/i,
  /^analyze sqlite_schema$/i,
];

/** Runs before any statement. @throws CommandError if a statement is of another kind, such as one that opens a file */
function assertOwnKinds(sql: string): void {
  let [shape, start] = ["", 0];
  for (const { 0: token, index } of `${sql};`.matchAll(TOKEN)) {
    if (shape.trim() === "") start = index;
    if (token !== ";") {
      const isQuoted = token.length > 1 && /^['"`[]/.test(token);
      shape += isQuoted ? token[0]!.replace(/[`[]/, '"') : token.replace(/^(--|\/\*).*/s, " ");
      continue;
    }
    const statement = shape.replaceAll(/\s+/g, " ").trim();
    if (statement && !KINDS.some((kind) => kind.test(statement))) {
      const before = sql.slice(0, start) + /^\s*/.exec(sql.slice(start))?.[0];
      // The first line is added by the backup.
      throw new CommandError(
        `A backup holds no statement such as that on line ${before.split("\n").length + 1}, so none was run: ${statement.slice(0, 60)}`,
      );
    }
    shape = "";
  }
}

/** Reads the holdings of a database. @throws Error if it cannot be read */
export async function holdingsOf(target: Target): Promise<Holdings> {
  const names = await tablesIn(target, "table");
  const counts = names.map((name) => `select '${name}' as name, count(*) as rows from "${name}"`);
  // D1 limits the number of terms in a union.
  const [edition, ...rows] = await target.query(["select edition from dataset", ...counts]);
  const { rows: live } = await readLive(target);
  return [
    ...rows.map(([row]) => `${row?.name}: ${row?.rows}`),
    `edition: ${edition?.[0]?.edition ?? "none"}`,
    `what is live: ${hash(JSON.stringify(live)).slice(0, 16)}`,
  ];
}

/** The names of a database's tables or views, except D1's and SQLite's own. */
export async function tablesIn(target: Target, type: "table" | "view"): Promise<string[]> {
  const [rows = []] = await target.query([
    `select name from sqlite_master where type = '${type}' and name not glob 'sqlite_*' and name not glob '_cf_*' order by name`,
  ]);
  return rows.map(({ name }) => String(name));
}

function statementsOf(sqlite: DatabaseSync, bytes: number): Statement[] {
  const schema = sqlite
    .prepare("select type, name, sql from sqlite_master where sql is not null order by rowid")
    .all() as { type: string; name: string; sql: string }[];
  const tables = schema.filter(
    ({ type, name }) => type === "table" && !/^(sqlite|_cf)_/.test(name),
  );
  const others = schema.filter(({ type }) => type !== "table");
  return [
    ...tables.map(({ sql }) => ({ sql })),
    ...tables.flatMap(({ name }) => rowStatements(sqlite, name, bytes)),
    ...others.map(({ sql }) => ({ sql })),
    // The numbers used so far, so that none is used again.
    { sql: "delete from sqlite_sequence" },
    ...rowStatements(sqlite, "sqlite_sequence", bytes),
  ];
}

function rowStatements(sqlite: DatabaseSync, table: string, bytes: number): Statement[] {
  const select = sqlite.prepare(`select * from "${table}"`);
  select.setReadBigInts(true);
  const rows = select.all().map((row) => Object.values(row).map(jsonValue));
  const columns = select.columns().map(({ name }) => `"${name}"`);
  const isLong = (row: unknown[]) => Buffer.byteLength(toJson(row)) > bytes - 2;
  return [
    ...inserts(
      `"${table}"`,
      columns,
      rows.filter((row) => !isLong(row)),
      bytes,
    ),
    ...rows.filter(isLong).flatMap((row) => longRow(table, columns, row, bytes)),
  ];
}

/** Inserts a row that may be too long for one statement: its last value, the long one, is appended in pieces. */
function longRow(table: string, columns: string[], row: unknown[], bytes: number): Statement[] {
  const [key, last] = [columns[0], columns.at(-1)];
  return [
    ...inserts(`"${table}"`, columns, [[...row.slice(0, -1), ""]], bytes),
    ...pieces(String(row.at(-1)), bytes - 100).map((text) => ({
      sql: `update "${table}" set ${last} = ${last} || (piece.value->>1)
        from (select ?1 as value) piece where ${key} = piece.value->>0`,
      json: toJson([row[0], text]),
    })),
  ];
}

/** Writes 64-bit integers to JSON in full; JavaScript's numbers cannot hold them. */
function jsonValue(value: unknown): unknown {
  if (typeof value !== "bigint") return value;
  const { rawJSON } = JSON as unknown as { rawJSON: (text: string) => unknown };
  return Number.isSafeInteger(Number(value)) ? Number(value) : rawJSON(String(value));
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
