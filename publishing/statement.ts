/** The maximum bytes of JSON in one bound value, well below D1's limit of 2 MB. */
export const BOUND_BYTES = 1_500_000;
/** The maximum bytes of JSON in a statement of an SQL file; D1 takes statements of up to 100 KB. */
export const LITERAL_BYTES = 88_000;

/** An SQL statement; `json` is its only parameter: an array of rows (each an array of values), or a part of a text. */
export interface Statement {
  sql: string;
  json?: string;
}

/**
 * JSON with ' and ; written as \u0027 and \u003b, so that it needs no escaping in an SQL literal, and programs that
 * split SQL files at semicolons leave it whole.
 */
export function toJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("'", "\\u0027").replaceAll(";", "\\u003b");
}
