import { parse } from "csv-parse/sync";

/**
 * The rows of a table, which may have lines of comment that begin with "#". \u00a0 is a character that
 * nobody would see.
 */
export function rowsOf<Column extends string>(text: string) {
  return parse(text, {
    columns: true,
    comment: "#",
    comment_no_infix: true,
    cast: seen,
  }) as Record<Column, string>[];
}

/** A text with the characters for which \u00a0 and the like stand. */
export function seen(text: string): string {
  return text.replaceAll(/\\u([\da-f]{4})/g, (_, code) => {
    return String.fromCharCode(Number.parseInt(code, 16));
  });
}
