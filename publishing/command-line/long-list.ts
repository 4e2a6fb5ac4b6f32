import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Writes text that is too long for a terminal to a new file, and returns the file's path. */
export function keepLong(text: string): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "publishing-")), "changes.txt");
  writeFileSync(file, `${text}\n`);
  return file;
}
