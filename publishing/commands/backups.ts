import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { CommandError, ROOT } from "../../scripts/run.ts";
import type { Live } from "../apply/live.ts";
import type { Target } from "../apply/target.ts";
import { toFiles } from "./files.ts";

/** What a backup's backup.json says about it. */
interface BackupFacts {
  database: Target["place"];
  /** The publication that was live, 0 if there was none, and when it was made, in ms since 1970. */
  publication: number;
  publishedAt: number;
  /** When the backup was made, in ISO 8601. */
  takenAt: string;
  /** The dataset's name and its day. */
  name: string;
  publishedOn: string;
}

/** A folder of CSV files with what was live. */
export interface Backup extends BackupFacts {
  folder: string;
}

/** The time and the version of the dataset. No other folder is ever removed. */
const FOLDER = /^\d{8}T\d{6}Z-[0-9a-f]{16}$/;
const FACTS = "backup.json";
/** How many backups of a database are kept. */
const KEPT = 20;

/** The folder that holds the backups: `BACKUP_DIR`, or `backups`. */
export function backupDirectory(): string {
  return path.resolve(ROOT, process.env.BACKUP_DIR || "backups");
}

/**
 * Writes what is live to a new folder and removes the oldest backups of the same database; returns the path.
 * @throws CommandError when the folder cannot be written
 */
export function saveBackup(database: Target["place"], { rows, state, publication }: Live): string {
  const [dataset] = rows.dataset;
  const takenAt = new Date().toISOString();
  const time = takenAt.replace(/\.\d+/, "").replace(/[-:]/g, "");
  const folder = path.join(backupDirectory(), `${time}-${state.version}`);
  const facts: BackupFacts = {
    database,
    publication: state.publication,
    publishedAt: publication?.publishedAt ?? 0,
    takenAt,
    name: dataset?.name ?? "",
    publishedOn: dataset?.publishedOn ?? "",
  };
  try {
    // The facts come last: a folder without them is not complete, and not a backup.
    writeFiles(folder, { ...toFiles(rows), [FACTS]: `${JSON.stringify(facts, null, 2)}\n` });
  } catch (error) {
    throw new CommandError(
      `The backup of what is live could not be written: ${(error as Error).message}`,
    );
  }
  for (const old of listBackups(database).slice(KEPT)) rmSync(old.folder, { recursive: true });
  return folder;
}

/** Writes files into a folder, which is created. */
export function writeFiles(folder: string, files: Record<string, string>): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
}

/** The backups of a database, newest first. */
export function listBackups(database: Target["place"]): Backup[] {
  return allBackups().filter((backup) => backup.database === database);
}

/**
 * The backup of this name, or whose folder this is.
 * @throws CommandError when there is none, or it is of the other database
 */
export function findBackup(name: string, database: Target["place"]): Backup {
  const found = allBackups().find(({ folder }) => path.basename(folder) === path.basename(name));
  if (!found) throw new CommandError(`There is no backup "${name}" in ${backupDirectory()}.`);
  if (found.database === database) return found;
  const advice = database === "local" ? "Add --remote." : "Leave out --remote.";
  throw new CommandError(`"${name}" is a backup of the other database. ${advice}`);
}

function allBackups(): Backup[] {
  return names()
    .filter((name) => FOLDER.test(name))
    .sort()
    .reverse()
    .flatMap((name) => {
      const folder = path.join(backupDirectory(), name);
      const facts = readFacts(path.join(folder, FACTS));
      return facts ? [{ ...facts, folder }] : [];
    });
}

function names(): string[] {
  try {
    return readdirSync(backupDirectory());
  } catch {
    return [];
  }
}

function readFacts(file: string): BackupFacts | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
