import { createHash } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { Context } from "hono";
import { runStatements, sqliteMessage } from "./statements.ts";

/** A step of an import, as wrangler asks for it. */
type Step =
  | { action: "init"; etag: string }
  | { action: "ingest"; filename: string }
  | { action: "poll"; current_bookmark: string };

/**
 * Imports of SQL files, in D1's steps: "init" tells where to upload the file, "ingest" starts the import,
 * and "poll" asks how it went.
 */
export function createImports() {
  const uploads = new Map<string, string>();
  const outcomes = new Map<string, object>();

  const step = (url: string, sqlite: DatabaseSync, asked: Step): object => {
    if (asked.action === "init") {
      const filename = `${asked.etag}.sql`;
      return { success: true, filename, upload_url: new URL(`/uploads/${filename}`, url).href };
    }
    if (asked.action === "poll") {
      const outcome = outcomes.get(asked.current_bookmark);
      return outcome ?? { success: false, error: "Not currently importing anything." };
    }
    const text = uploads.get(asked.filename);
    if (text === undefined) return { success: false, error: "The file was not uploaded." };
    const bookmark = `bookmark-${outcomes.size + 1}`;
    outcomes.set(bookmark, ingest(sqlite, text, bookmark));
    return { success: true, status: "active", at_bookmark: bookmark, messages: ["Importing"] };
  };

  /** Takes the SQL file of an import, and answers with its MD5 hash as ETag. */
  const upload = async (c: Context): Promise<Response> => {
    const text = await c.req.text();
    uploads.set(c.req.param("file") ?? "", text);
    return c.body(null, 200, { ETag: `"${createHash("md5").update(text).digest("hex")}"` });
  };

  return { step, upload };
}

function ingest(sqlite: DatabaseSync, text: string, bookmark: string): object {
  try {
    const { length } = runStatements(sqlite, text);
    const meta = { duration: 1, rows_read: 0, rows_written: 0, size_after: 0 };
    const result = { num_queries: length, final_bookmark: bookmark, meta };
    return { success: true, status: "complete", messages: [], result };
  } catch (error) {
    return { success: false, status: "error", messages: [], error: sqliteMessage(error) };
  }
}
