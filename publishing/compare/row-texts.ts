import type { Change } from "./change.ts";
import { contentOf, type Fields, isWhole, tableOf } from "./content.ts";
import { amount, dateAndTime } from "./formats.ts";
import type { Conflict } from "./merge.ts";
import type { KeptChange, Undoing } from "./published-changes.ts";

// Describes rows and their changes in words.

const LONGEST = 60;

/** The text for a quote that says that the yard does not take the metal. */
export const NOT_TAKEN = "does not take it";

/** The key and the name of a row that was added or removed. */
export function rowName({ key, before, after }: Pick<Change, "key" | "before" | "after">): string {
  return `${key} ${rowText(key, after ?? before)}`.trimEnd();
}

/** A row in a few words: the amounts of a price, or else its name and place. */
export function rowText(key: string, row: Fields | null): string {
  if (row === null) return "no row";
  if (tableOf(key) === "prices") {
    const price = row.min ? rangeText(row.min, row.max) : "no price";
    return `${price}, checked ${row.checked_on}`;
  }
  if (tableOf(key) === "quotes") return quoteText(row);
  if (tableOf(key) === "todos") {
    const { note, due_on, by } = row;
    return listed([valueText(note), due_on && `due ${due_on}`, by && `by ${by}`]);
  }
  return listed([row.name, row.address, row.city_slug]) || fieldsText(row);
}

function listed(parts: unknown[]): string {
  return parts.filter(Boolean).join(", ");
}

function quoteText({ low, high, how, by, note }: Fields): string {
  const said = low === 0 ? NOT_TAKEN : rangeText(low, high);
  return listed([said, how, by && `by ${by}`, note && valueText(note)]);
}

function rangeText(low: unknown, high: unknown): string {
  return amount({ minCents: Number(low), maxCents: Number(high) });
}

/** Fields and their values, abbreviated. */
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

/** The change of a row with its name; a changed row gets a line for each field. */
export function changeLines(change: Change, name = ""): string[] {
  const { key, before, after } = change;
  const isRow = before === null || after === null;
  const place = name && !isRow && !isWhole(tableOf(key)) ? `${key} ${name}` : key;
  return changeTexts(change).map((text) => (isRow ? `${place} is ${text}` : `${place}: ${text}`));
}

/** The change of a row in words, without its key and name. */
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

/** Lines on changes that would undo later publications, with the names of those. */
export function undoingLines(undoings: Undoing[]): string[] {
  return undoings.flatMap(({ change, undone }) => {
    const whose = [...new Set(undone.map(publicationText))].join("; ");
    return changeLines(change).map((line) => `${line}, which undoes publication ${whose}`);
  });
}

/** Prices or quotes in words, with their descriptions if these differ. */
function priceTexts(key: string, rows: (Fields | null)[]): string[] {
  const isSameText = new Set(rows.map((row) => row?.description ?? null)).size === 1;
  return rows.map((row) =>
    row === null || isSameText
      ? rowText(key, row)
      : `${rowText(key, row)}, description ${valueText(row.description)}`,
  );
}

/** Both values of a conflict, and the publication that made the other change. */
export function conflictText(conflict: Conflict & { last?: KeptChange }): string {
  const { key, mine, theirs, last } = conflict;
  const text = (row: Fields | null) =>
    row && mine && theirs ? fieldsText(row) : rowText(key, row);
  const [my, their] = isWhole(tableOf(key))
    ? priceTexts(key, [mine, theirs])
    : [mine, theirs].map(text);
  const whose = last ? ` in publication ${publicationText(last)}` : "";
  return `yours is ${my}; theirs is ${their}${whose}`;
}

/** The names of rows, by key. */
export function namesOf(tables: Parameters<typeof contentOf>[0]): Map<string, string> {
  return new Map(
    [...contentOf(tables)].map(([key, { name }]) => [key, typeof name === "string" ? name : ""]),
  );
}
