import type { Target } from "../apply/target.ts";
import { dateAndTime } from "../compare/names.ts";
import type { Backup } from "./backups.ts";
import { readDataset } from "./database.ts";
import { type PublishingOptions, previewAndPublish } from "./publishing.ts";
import type { Terminal } from "./terminal.ts";

/** What an operator asked for; warnings never stop a rollback. */
type RestoreOptions = Omit<PublishingOptions, "isAccepted" | "rollbackTo">;

/**
 * Publishes a backup as a new publication, which returns the record to what it said when the backup was
 * live. Shows what changes first; returns whether all is well.
 * @throws DataError when someone made the backup's files invalid
 * @throws PublishingError when publishing fails, which says what the site shows
 */
export async function restore(
  target: Target,
  backup: Backup,
  { note, ...options }: RestoreOptions,
  terminal: Terminal,
): Promise<boolean> {
  const dataset = readDataset(backup.folder);
  const isOnRecord = await isPublication(target, backup);
  if (!isOnRecord) {
    terminal.print(
      "This backup's publication is not on record here, so its files are loaded and the record of prices stays as it is.",
    );
  }
  const all = {
    ...options,
    isAccepted: true,
    note: note ?? `Back to ${backup.name}, saved on ${dateAndTime(Date.parse(backup.takenAt))}`,
    rollbackTo: isOnRecord ? backup.publication : undefined,
  };
  return previewAndPublish(target, dataset, all, terminal);
}

/** Whether this database made the backup's publication: a recreated database counts from 1 again. */
async function isPublication(
  target: Target,
  { publication, publishedAt }: Backup,
): Promise<boolean> {
  const id = Number(publication);
  const [rows] = await target.query([
    `select id from publications where id = ${id} and published_at = ${Number(publishedAt)}`,
  ]);
  return rows?.length === 1;
}
