import { brokenReferences } from "../check/check.ts";
import type { ReadFiles } from "../check/files.ts";
import { placedYards } from "../check/yard-cities.ts";
import { withOwnPlaces } from "../derive/places.ts";
import type { Places } from "../project.ts";
import type { CsvFile, CsvFiles } from "../read/header.ts";
import { type Problem, placeText } from "../read/problems.ts";
import { changesTo, type Typed } from "./change-set.ts";
import {
  type Content,
  type ContentFile,
  contentRow,
  FILES,
  fileOf,
  keyOf,
  setOrder,
} from "./content.ts";

const UNKNOWN_YARD = "must be the id of a yard that is live; a new one needs a name and an address";

/** The contents to compare a folder with. */
export interface Compared {
  live: Content;
  /** The content that the folder was made from, if known. */
  base?: Content | undefined;
  /** True if rows that are missing from the files stay as they are. */
  isUpdate: boolean;
  /** "2026-11-21". */
  today: string;
  places: Places;
}

/**
 * The changes that the files of a folder, or a single file, want. Rows of a missing file and cells of a missing column
 * stay unchanged, unless samples and real data replace each other: then nothing may be missing. The notes are on cells
 * that were filled in automatically.
 */
export function folderChanges(read: ReadFiles, compared: Compared) {
  const { files, present, withdrawn, unlisted } = read;
  const { base, isUpdate, today } = compared;
  const isSame = isSameKind(read, compared.live);
  const live: Content = isSame ? compared.live : new Map();
  const from = new Map(isSame ? (base ?? live) : []);
  // A withdrawal always applies to the live quote, whatever the folder was made from.
  const gone = withdrawn.map(({ fields = {} }) => keyOf("quotes", fields));
  for (const key of gone) if (live.has(key)) from.set(key, live.get(key)!);
  const content = new Map(from);
  const places = new Map<string, Typed[]>();
  const missing = FILES.filter((table) => isSame && !present.has(table));
  const isThere = ({ file }: Problem) => !missing.some((table) => files[table].name === file);
  const problems = read.problems.filter(isThere);
  for (const table of FILES) {
    if (missing.includes(table)) continue;
    if (!isUpdate || !isSame) removeRows(content, table);
    problems.push(...addRows(content, places, table, files[table], live));
  }
  problems.push(...addRows(content, places, "todos", read.noted, live));
  for (const key of gone) content.delete(key);
  // An export leaves out the to-dos of a removed yard. They are kept, so that they return if its removal is undone.
  for (const [key, row] of live)
    if (key.startsWith("todos/") && !content.has(`yards/${row.yard_id}`)) content.set(key, row);
  for (const { cells } of unlisted) content.delete(keyOf("scrap_yards", cells));
  const yards = files.scrap_yards.rows.flatMap(({ line, fields = {} }) => {
    const row = content.get(keyOf("scrap_yards", fields));
    return row ? [{ line, fields: row }] : [];
  });
  const cities = [...content].flatMap(([key, row]) => (key.startsWith("cities/") ? [row] : []));
  const own = files.places.rows.map(({ cells }) => cells as Record<"name" | "state", string>);
  const all = withOwnPlaces(compared.places, own);
  const known = { ...files.scrap_yards, rows: listedYards(content) };
  problems.push(...brokenReferences({ ...files.quotes, rows: withdrawn }, "yard_id", known, "id"));
  const idle = withdrawn.filter(({ fields = {} }) => !live.has(keyOf("quotes", fields)));
  const notes = placedYards(files.scrap_yards.name, yards, cities, all);
  const publishedOn = files.dataset.rows[0]?.cells.published_on || undefined;
  const changes = changesTo(content, compared.live, from);
  return {
    set: {
      changes,
      today,
      publishedOn,
      places,
      problems,
      isBased: base !== undefined,
      files: isSame ? presentFiles(read) : files,
    },
    /** The content after these changes, if nobody else changes anything. */
    content,
    notes: [
      ...notes,
      ...idle.map(({ line }) => `${files.quotes.name}: nothing to withdraw on ${placeText(line)}`),
    ],
  };
}

/** True if the files are of the same kind as the live data, samples or real data. */
function isSameKind({ files, present }: ReadFiles, live: Content): boolean {
  const isSample = live.get("dataset")?.is_sample;
  const given = files.dataset.rows[0]?.cells.is_sample ?? "";
  return (
    isSample !== undefined &&
    (!present.has("dataset") || /^(yes|true|1)$/i.test(given) === isSample)
  );
}

/** The yards of a content as rows with only an id, so that references from quotes can be checked. */
function listedYards(content: Content): CsvFile["rows"] {
  return [...content].flatMap(([key, { id }]) => {
    const cells = { id: String(id) };
    return key.startsWith("yards/") ? [{ line: undefined, cells, typed: cells }] : [];
  });
}

/** The files that exist in the folder. */
function presentFiles({ files, present }: ReadFiles): Partial<CsvFiles> {
  return Object.fromEntries([...present].map((table) => [table, files[table]]));
}

function removeRows(content: Content, table: ContentFile): void {
  for (const key of content.keys()) if (fileOf(key) === table) content.delete(key);
}

/** Columns that depend on a yard's address and are not kept when it changes. */
const OF_ADDRESS = ["city_slug", "latitude", "longitude"];

/**
 * Adds the rows of a file, filling columns that it lacks with live values. Returns a problem for each row that it could
 * not add.
 */
function addRows(
  content: Content,
  places: Map<string, Typed[]>,
  table: ContentFile,
  { name: file, rows, absent = [] }: CsvFile,
  live: Content,
): Problem[] {
  const problems: Problem[] = [];
  const keys = rows.flatMap(({ fields = {}, line, typed }): string[] => {
    const own = keyOf(table, fields);
    // A duplicate row will be rejected, but we still check its cells.
    const key = places.has(own) ? `${own} ${line}` : own;
    const known = live.get(key);
    if (!known && table === "scrap_yards" && absent.includes("name")) {
      problems.push({ file, line, column: "id", reason: UNKNOWN_YARD, found: typed.id });
      return [];
    }
    const isMoved = !absent.includes("address") && fields.address !== known?.address;
    const lacks = absent.filter((column) => !(isMoved && OF_ADDRESS.includes(column)));
    const isKept = (column: string) => known && lacks.includes(column);
    const cellOf = (column: string) => (isKept(column) ? known?.[column] : fields[column]);
    content.set(key, contentRow(table, cellOf));
    if (line !== undefined) places.set(own, [...(places.get(own) ?? []), { line, typed }]);
    return [key];
  });
  setOrder(content, table, keys);
  return problems;
}

/** Yards with ids, and a number above every id ever used. */
interface KnownIds {
  known: Record<string, unknown>[];
  nextYard: number;
}

/** Gives each yard without an id that of a known yard with the same name and address, or else a new one. */
export function giveIds({ scrap_yards: { rows } }: CsvFiles, { known, nextYard }: KnownIds): void {
  const taken = new Set(rows.map(({ cells: { id } }) => id));
  const ids = new Map(
    known.flatMap((row) => ("address" in row ? [[placeOf(row), String(row.id)]] : [])),
  );
  let next = Math.max(
    nextYard,
    1 + Math.max(0, ...rows.map(({ cells: { id } }) => Number(id) || 0)),
  );
  for (const { cells: row } of rows.filter(({ cells: { id } }) => id === "")) {
    const same = ids.get(placeOf(row));
    row.id = same !== undefined && !taken.has(same) ? same : String(next++);
    taken.add(row.id);
  }
}

/** The identity of a yard without an id. */
function placeOf({ name, address }: Record<string, unknown>): string {
  return JSON.stringify([name, address]).toLowerCase();
}
