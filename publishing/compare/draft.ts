import { brokenReferences, checkAcross, notInFuture } from "../check/check.ts";
import type { Row } from "../derive/tables.ts";
import { cityNear, suburbOf } from "../derive/yard-places.ts";
import type { Places, Project } from "../project.ts";
import { checkRows, columnsOf } from "../read/check-rows.ts";
import type { CsvFiles } from "../read/header.ts";
import { schemas } from "../read/rows.ts";
import type { Change } from "./change.ts";
import {
  type Content,
  type ContentFile,
  contentOf,
  type Fields,
  keyOf,
  tableOf,
} from "./content.ts";
import type { KeptChange } from "./kept.ts";
import type { Live } from "./live.ts";
import type { Wish } from "./proposal.ts";
import { cellsOf, filesOf } from "./row-cells.ts";

// A draft: a few rows that somebody changed at the desk, each as it was seen and as it is to be.

/** The files whose rows a draft may hold, by the name of their table, with the columns that its keys name. */
const DRAFTED: Record<string, { file: ContentFile; key: string[] }> = {
  yards: { file: "scrap_yards", key: ["id"] },
  quotes: { file: "quotes", key: ["yard_id", "material_slug", "quoted_on"] },
  prices: { file: "prices", key: ["city_slug", "material_slug"] },
  synonyms: { file: "synonyms", key: ["word"] },
};

/** Whether a row of this key may be in a draft; the others are of the files that make places. */
export function isDrafted(key: string): boolean {
  return Object.hasOwn(DRAFTED, tableOf(key)) && key.includes("/");
}

/** The draft with its new yards, as `yards/new-1`, and their quotes by ids, the first of which is `next`. */
export function withIds(
  draft: Change[],
  next: number,
): { draft: Change[]; ids: Map<string, number> } {
  const ids = new Map<string, number>();
  for (const { key } of draft) {
    const [table, name = ""] = key.split("/");
    if (table === "yards" && name.startsWith("new-")) ids.set(name, next + ids.size);
  }
  const withId = ({ key, before, after }: Change): Change => {
    const [table, name = "", ...rest] = key.split("/");
    const id = table === "prices" ? undefined : ids.get(name);
    return id === undefined
      ? { key, before, after }
      : { key: [table, id, ...rest].join("/"), before, after };
  };
  return { draft: draft.map(withId), ids };
}

/** A city of which it is known where it is. */
export type PlacedCity = Pick<Row<"cities">, "slug" | "state" | "lat" | "lon">;

/** The draft, with the city near its suburb for each yard that is to be without one. */
export function withCities(draft: Change[], places: Places, cities: PlacedCity[]): Change[] {
  return draft.map((change) => {
    const { key, before, after } = change;
    const isWithout = tableOf(key) === "yards" && after && !after.city_slug;
    if (!isWithout || (before && !("city_slug" in after))) return change;
    const suburb = suburbOf(String(after.address ?? ""), places);
    const city = suburb && cityNear(suburb, cities);
    return { ...change, after: { ...after, city_slug: city?.slug ?? null } };
  });
}

/** What a draft wishes, compared with what it was made from. `later` is what is kept of its rows, the latest first. */
export function draftWish(
  live: Live,
  draft: Change[],
  { today, isMineKept, later }: { today: string; isMineKept: boolean; later: KeptChange[] },
): Wish & { base: Content } {
  const now = contentOf(live.rows);
  const [base, content] = [new Map(now), new Map(now)];
  for (const { key, before, after } of draft) {
    set(base, key, before);
    set(content, key, after);
  }
  const publishedOn = live.rows.dataset[0]?.publishedOn ?? "";
  return { base, content, publishedOn, today, history: [], isMineKept, later };

  function set(rows: Content, key: string, fields: Fields | null) {
    if (fields) rows.set(key, wholeRow(key, { ...now.get(key), ...fields }));
    else rows.delete(key);
  }
}

/** A row with all its columns, those of its key as they are there. */
function wholeRow(key: string, row: Fields): Fields {
  const table = tableOf(key);
  const { file, key: columns } = DRAFTED[table]!;
  const values = key.split("/").slice(1);
  const own = (name: string) => {
    const value = values[columns.indexOf(name)];
    if (value !== undefined) return name.endsWith("id") ? Number(value) : value;
    return row[name] ?? (table === "prices" && name === "description" ? "" : null);
  };
  return Object.fromEntries(columnsOf(file).map(({ name }) => [name, own(name)]));
}

/** A row of a draft that cannot be right. */
export interface DraftProblem {
  key: string;
  column: string | null;
  text: string;
}

/** What cannot be right in the rows of a draft, one thing for each cell. */
export function draftProblems(
  { content }: Wish,
  draft: Change[],
  today: string,
  project: Project,
): DraftProblem[] {
  const files = filesOf(cellsOf(content, today));
  const keys = new Set(draft.map(({ key }) => key));
  const own = Object.values(DRAFTED).flatMap(({ file }) => markRows(files, file, keys));
  const problems = [
    ...own,
    ...notInFuture(files, today),
    ...checkAcross(files, project),
    ...brokenReferences(files.quotes, "yard_id", files.scrap_yards, "id"),
  ];
  const found = new Map<string, DraftProblem>();
  for (const { line, column = null, reason: text } of problems) {
    const cell = `${line} ${column}`;
    if (typeof line === "string" && !found.has(cell)) found.set(cell, { key: line, column, text });
  }
  return [...found.values()];
}

/** Gives the rows of a draft their keys as places, and puts them behind the others; returns their own problems. */
function markRows(files: CsvFiles, name: ContentFile, keys: Set<string>) {
  const file = files[name];
  const own = file.rows.filter((row) => keys.has(keyOf(name, row.cells)));
  for (const row of own) row.line = keyOf(name, row.cells);
  file.rows = [...file.rows.filter(({ line }) => line === undefined), ...own];
  return checkRows({ ...file, rows: own }, schemas[name]).problems;
}
