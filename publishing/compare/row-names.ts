import type { Change } from "./change.ts";
import { contentOf, type Fields, isWhole, tableOf } from "./content.ts";
import type { KeptChange, Undoing } from "./kept.ts";
import type { Conflict } from "./merge.ts";
import { amount, dateAndTime } from "./names.ts";

// How the commands name rows, and what becomes of them.

const LONGEST = 60;

/** What a quote says where it is no price. */
export const NOT_TAKEN = "does not take it";

/** A row that is added or removed: its key and what it is called. */
export function rowName({ key, before, after }: Pick<Change, "key" | "before" | "after">): string {
  return `${key} ${rowText(key, after ?? before)}`.trimEnd();
}

/** What a row says in a few words: a price's amounts, and otherwise its name and where it is. */
export function rowText(key: string, row: Fields | null): string {
  if (row === null) return "no row";
  if (tableOf(key) === "prices") {
    const price = row.min ? rangeText(row.min, row.max) : "no price";
    return `${price}, checked ${row.checked_on}`;
  }
  if (tableOf(key) === "quotes") return quoteText(row);
  if (tableOf(key) === "todos") {
    const { note, due_on, by } = row;
    return [valueText(note), due_on && `due ${due_on}`, by && `by ${by}`]
      .filter(Boolean)
      .join(", ");
  }
  const named = [row.name, row.address, row.city_slug].filter(Boolean);
  return named.length > 0 ? named.join(", ") : fieldsText(row);
}

function quoteText({ low, high, how, by, note }: Fields): string {
  return [
    low === 0 ? NOT_TAKEN : rangeText(low, high),
    how,
    by && `by ${by}`,
    note && valueText(note),
  ]
    .filter(Boolean)
    .join(", ");
}

function rangeText(low: unknown, high: unknown): string {
  return amount({ minCents: Number(low), maxCents: Number(high) });
}

/** Fields with their values, in few words each. */
function fieldsText(fields: Fields): string {
  return Object.entries(fields)
    .map(([name, value]) => `${name} ${valueText(value)}`)
    .join(", ");
}

function valueText(value: unknown): string {
  if (value === null || value === undefined) return "empty";
  const text = Array.isArray(value) ? value.join("; ") : String(value);
  const line = text.replace(/\s+/g, " ");
  return JSON.stringify(line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line);
}

/** What becomes of a row, a line for each field of one that stays; `name` is what the row is called. */
export function changeLines(change: Change, name = ""): string[] {
  const { key, before, after } = change;
  const isRow = before === null || after === null;
  const place = name && !isRow && !isWhole(tableOf(key)) ? `${key} ${name}` : key;
  return changeTexts(change).map((text) => (isRow ? `${place} is ${text}` : `${place}: ${text}`));
}

/** The same without which row it is. */
export function changeTexts({ key, before, after }: Change): string[] {
  if (before === null) return [`new: ${rowText(key, after)}`];
  if (after === null) return [`gone: ${rowText(key, before)}`];
  if (isWhole(tableOf(key))) return [priceTexts(key, [before, after]).join(" → ")];
  return Object.keys(after).map(
    (field) => `${field} ${valueText(before[field])} → ${valueText(after[field])}`,
  );
}

/** A publication and who made it: "14 'Perth round' by kim, 21 November 2026 at 5:00 pm". */
export function publicationText(
  kept: Pick<KeptChange, "publication" | "note" | "by" | "publishedAt">,
) {
  const note = kept.note ? ` “${kept.note}”` : "";
  return `${kept.publication}${note} by ${kept.by}, ${dateAndTime(kept.publishedAt)}`;
}

/** What would undo later publications, with their names. */
export function undoingLines(undoings: Undoing[]): string[] {
  return undoings.flatMap(({ change, undone }) => {
    const whose = [...new Set(undone.map(publicationText))].join("; ");
    return changeLines(change).map((line) => `${line}, which undoes publication ${whose}`);
  });
}

/** What rows of a price say, with their descriptions where those are not the same. */
function priceTexts(key: string, rows: (Fields | null)[]): string[] {
  const isSameText = new Set(rows.map((row) => row?.description ?? null)).size === 1;
  return rows.map((row) =>
    row === null || isSameText
      ? rowText(key, row)
      : `${rowText(key, row)}, description ${valueText(row.description)}`,
  );
}

/** What two people set to different values, with both values, and who and when. */
export function conflictText({
  key,
  mine,
  theirs,
  last,
}: Conflict & { last?: KeptChange }): string {
  const text = (row: Fields | null) =>
    row && mine && theirs ? fieldsText(row) : rowText(key, row);
  const [my, their] = isWhole(tableOf(key))
    ? priceTexts(key, [mine, theirs])
    : [mine, theirs].map(text);
  const whose = last ? ` in publication ${publicationText(last)}` : "";
  return `yours is ${my}; theirs is ${their}${whose}`;
}

/** What the rows of a content are called, by key. */
export function namesOf(tables: Parameters<typeof contentOf>[0]): Map<string, string> {
  return new Map(
    [...contentOf(tables)].map(([key, { name }]) => [key, typeof name === "string" ? name : ""]),
  );
}
