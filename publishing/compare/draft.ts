import { brokenReferences, checkAcross, notInFuture } from "../check/check.ts";
import type { Row } from "../derive/tables.ts";
import { cityNear, suburbOf } from "../derive/yard-places.ts";
import type { Places, Project } from "../project.ts";
import { checkRows } from "../read/check-rows.ts";
import type { CsvFiles } from "../read/header.ts";
import { schemas } from "../read/rows.ts";
import type { Change } from "./change.ts";
import {
  type Content,
  type ContentFile,
  contentOf,
  type Fields,
  fileOf,
  keyOf,
  tableOf,
  wholeRow,
} from "./content.ts";
import type { KeptChange } from "./kept.ts";
import type { Live } from "./live.ts";
import type { Wish } from "./proposal.ts";
import { cellsOf, filesOf } from "./row-cells.ts";

// A draft: a few rows that somebody changed at the desk, each as it was seen and as it is to be.

/** The files whose rows a draft may hold. */
const DRAFTED = ["scrap_yards", "quotes", "prices", "synonyms"] as const;

/** Whether a row of this key may be in a draft; the others are of the files that make places. */
export function isDrafted(key: string): boolean {
  return key.includes("/") && DRAFTED.some((file) => file === fileOf(key));
}

/** A key with the id of its yard, or of the yard that was asked, in another form. */
export function withYard(key: string, forms: ReadonlyMap<string, string>): string {
  const [table, id = "", ...rest] = key.split("/");
  const other = table === "yards" || table === "quotes" ? forms.get(id) : undefined;
  return other === undefined ? key : [table, other, ...rest].join("/");
}

/** The ids of a draft's new yards by their names, such as "new-1": the first is `next`. */
export function newIds(draft: Change[], next: number): Map<string, string> {
  const names = draft.flatMap(({ key }) => /^yards\/(new-.*)/.exec(key)?.[1] ?? []);
  return new Map(names.map((name, i) => [name, String(next + i)]));
}

/** The draft, with the city near its suburb for each yard that is to be without one. */
export function withCities(draft: Change[], places: Places, cities: Row<"cities">[]): Change[] {
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
    const file = fileOf(key)!;
    const row = { ...(file === "prices" && { description: "" }), ...now.get(key), ...fields };
    if (fields) rows.set(key, wholeRow(file, key, row));
    else rows.delete(key);
  }
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
  const problems = [
    ...DRAFTED.flatMap((file) => markRows(files, file, keys)),
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
