import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { ROUND_HELP } from "../../../publishing/read/plain-table.ts";
import { seen } from "./table.ts";
import { type Cell, workbookFile } from "./workbook-file.ts";

/** A file as a program saves it, and what is read of it, said of it, or refused in it. */
export interface SavedFile {
  /** The program, and how the file was saved. */
  title: string;
  name: string;
  bytes: Uint8Array;
  reads: string[];
  says: string[];
  refuses: string[];
}

/**
 * The files that the texts in the folder saved-files describe. Each begins with "= " and its title, and has lines
 *
 * - "file: ", its name, and "encoding: ", that of Node if it is not utf8;
 * - of four spaces and a line of a text, or "sheet: " with a name, and of four spaces and a row of that sheet;
 * - "with: ", what else workbookFile is to put into a workbook;
 * - "reads: " a price or a quote, as "sydney copper 829-1100 2026-11-18" with the id of a yard in quotes and the
 *   description last; "says: " a note; or in place of both "refuses: " a problem. Of these "…" is any end.
 *
 * The title begins with the program, which says how lines end. \u00a0 is a character that nobody would see.
 */
export function savedFiles(): SavedFile[] {
  const folder = path.join(import.meta.dirname, "saved-files");
  const texts = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), "utf8"));
  return texts.flatMap((text) => text.split(/^= /m).slice(1).map(savedFile));
}

function savedFile(text: string): SavedFile {
  const [title = ""] = text.split("\n");
  const all = (key: string) =>
    [...text.matchAll(RegExp(`^${key}: (.*)$`, "gm"))].map(([, it]) => it!);
  const [before = "", ...sheets] = text.split(/^sheet: /m);
  const [encoding] = all("encoding") as BufferEncoding[];
  const bytes =
    sheets.length > 0
      ? workbookFile(Object.fromEntries(sheets.map(sheet)), JSON.parse(all("with")[0] ?? "{}"))
      : Buffer.from(asSavedBy(title, indented(before)), encoding);
  const [reads, says, refuses] = [all("reads"), all("says"), all("refuses")];
  return { title, name: all("file")[0]!, bytes, reads, says, refuses };
}

function indented(text: string): string[] {
  const lines = text.split("\n").filter((line) => line.startsWith("    "));
  return lines.map((line) => seen(line.slice(4)));
}

function asSavedBy(program: string, lines: string[]): string {
  if (program.startsWith("Google Sheets")) return lines.join("\r\n");
  const onWindows = program.startsWith("Excel") ? "\r\n" : "\n";
  const end = program.startsWith("Excel for Mac") ? "\r" : onWindows;
  return lines.map((line) => line + end).join("");
}

function sheet(text: string): [name: string, rows: Cell[][]] {
  const rows = indented(text).map((row) => (row === "|" ? [] : row.split(" | ").map(cell)));
  return [text.split("\n", 1)[0]!, rows];
}

/** A cell as somebody types it: 8.5 or 2026-11-18, 'text, or xml: and what follows `<c r="B2"`. */
function cell(typed: string): Cell {
  if (typed.startsWith("xml:")) return { xml: typed.slice(4) };
  if (typed === "ROUND_HELP") return ROUND_HELP;
  if (/^\d+(\.\d+)?$/.test(typed)) return Number(typed);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(typed);
  if (isDay) return { day: (Date.parse(typed) - Date.UTC(1899, 11, 30)) / 86_400_000 };
  return typed.replace(/^'/, "");
}
