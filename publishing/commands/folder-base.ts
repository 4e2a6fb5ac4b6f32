import { lstatSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { changesFrom } from "../apply/read-changes.ts";
import type { Target } from "../apply/target.ts";
import { regularFile } from "../command-line/regular-file.ts";
import { CommandError } from "../command-line/run.ts";
import { applied, difference } from "../compare/change.ts";
import { type Content, contentOf } from "../compare/content.ts";
import type { Live } from "../compare/live.ts";
import { contentBefore } from "../compare/published-changes.ts";
import { writePrivate } from "./new-files.ts";

/** The file in which a folder says what it was made from. */
const FILE = "base.json";

const fields = z.record(z.string(), z.unknown()).nullable();
const baseFile = z.object({
  edition: z.number(),
  /** The time, in ISO 8601, of the publication that was live; it identifies the publication. */
  publishedAt: z.iso.datetime(),
  /** The ways in which the folder differed from that edition. */
  differs: z.array(z.object({ key: z.string(), before: fields, after: fields })).default([]),
  /** The quotes that the export wrote. A quote that is missing from the folder now is withdrawn. */
  quotes: z.array(z.string()).default([]),
});

/**
 * Works out the edition that a folder was made from, and the publications since, latest first; undefined if it does not say, or if this database cannot know: the base is
 * from another database, or from before all data was replaced.
 * @throws CommandError if its base.json was not written by a command
 */
export async function readBase(folder: string, target: Target, live: Live) {
  const file = baseOf(path.join(folder, FILE));
  if (!file) return undefined;
  const publishedAt = Date.parse(file.publishedAt);
  const id = await publicationAt(target, live, publishedAt);
  if (id === undefined) return undefined;
  const later = id === live.state.publication ? [] : await changesFrom(target, id + 1);
  const before = (content: Content) => contentBefore(content, later);
  const content = before(contentOf(live.rows));
  const { differs, quotes } = file;
  return (
    content && {
      content: applied(content, differs),
      later,
      /** The keys of quotes that the export wrote and the folder still had. */
      quotes,
      /** Turns the rows that are live now into those that the folder had. */
      before: (rows: Content) => applied(before(rows) ?? rows, differs),
    }
  );
}

function baseOf(file: string): z.infer<typeof baseFile> | undefined {
  if (!lstatSync(file, { throwIfNoEntry: false })) return undefined;
  try {
    return baseFile.parse(JSON.parse(String(regularFile(file))));
  } catch {
    throw new CommandError(
      `${file} is not as an export writes it. Export again, or delete it: the folder is then compared with what is live.`,
    );
  }
}

async function publicationAt(target: Target, live: Live, publishedAt: number) {
  if (live.publication?.publishedAt === publishedAt) return live.publication.id;
  const [rows] = await target.query([
    `select max(id) as id from publications where published_at = ${publishedAt}`,
  ]);
  return rows?.[0]?.id == null ? undefined : Number(rows[0].id);
}

/**
 * Writes to a folder what it was made from: an edition and its publication time, in ms since 1970. `said` is the
 * content of the folder's files where that differs from `live`, and `quotes` has the keys of quotes that an export
 * wrote.
 */
export function writeBase(
  folder: string,
  { edition, publishedAt, quotes }: { edition: number; publishedAt: number; quotes: string[] },
  live: Content = new Map(),
  said: Content = live,
): void {
  const base: z.infer<typeof baseFile> = {
    edition,
    publishedAt: new Date(publishedAt).toISOString(),
    differs: difference(live, said),
    quotes,
  };
  writePrivate(path.join(folder, FILE), `${JSON.stringify(base, null, 2)}\n`, "w");
}
