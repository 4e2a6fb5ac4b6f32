import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { stringify } from "csv-stringify/sync";
import { HARMLESS } from "../../app/words/spreadsheet-text.ts";
import { readOptions, UsageError } from "../../command-line/options.ts";
import { CommandError } from "../../command-line/run.ts";
import { liveState } from "../../publishing/apply/publish.ts";
import type { Target } from "../../publishing/apply/target.ts";
import type { Command } from "../../publishing/commands/command.ts";
import { load } from "../../publishing/commands/load.ts";
import { PUBLISHING_OPTIONS } from "../../publishing/commands/options.ts";
import { dayIn, NATIONAL_TIME_ZONE } from "../../worker/data/local-day.ts";

const usage = `npm run inbox -- fix 12 phone="(02) 5550 1234" [--remote] [--dry-run] [--accept KIND,KIND] [--yes] [--by NAME]`;

const run: Command["run"] = async (args, surroundings) => {
  const { values, positionals } = readOptions(args, PUBLISHING_OPTIONS, Number.POSITIVE_INFINITY);
  const [given = "", ...changes] = positionals;
  if (!/^[1-9]\d{0,8}$/.test(given) || changes.length === 0)
    throw new UsageError('Name the report and what is right: fix 12 phone="(02) 5550 1234"');
  const cells = Object.fromEntries(changes.map(cellOf));
  const withTarget = <T>(use: (target: Target) => Promise<T>) =>
    surroundings.withTarget(values.remote, use);
  const { file, row, before } = await withTarget(async (target) => {
    const { publication } = await liveState(target);
    return { ...(await reported(target, Number(given))), before: publication };
  });
  const folder = mkdtempSync(path.join(tmpdir(), "scrap-metal-prices-"));
  try {
    const text = stringify([{ ...row, ...cells }], { ...HARMLESS, header: true });
    writeFileSync(path.join(folder, file), text);
    const options = optionsOf({ note: `Report ${given}`, ...values });
    if (!(await load.run(["--update", ...options, folder], surroundings))) return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  if (values["dry-run"]) return true;
  return withTarget(async (target) => {
    const { publication } = await liveState(target);
    await target.apply([{ sql: `update reports set is_closed = 1 where id = ${given}` }]);
    const what = publication === before ? "nothing had to change" : `publication ${publication}`;
    surroundings.print(`Closed report ${given}: ${what}.`);
    return true;
  });
};

/** Options as they are typed: "--yes", "--note=Rang them". */
function optionsOf(values: Record<string, string | boolean | undefined>): string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    if (value === undefined || value === false) return [];
    return value === true ? `--${name}` : `--${name}=${value}`;
  });
}

/** The columns that name a row. */
const KEYS = ["id", "city_slug", "material_slug"];

/** A column and its value, of "phone=(02) 5550 1234". */
function cellOf(given: string): [string, string] {
  const [, column, value] = /^([a-z_]+)=(.*)$/s.exec(given) ?? [];
  if (column === undefined)
    throw new UsageError(`Write a column, "=" and its value, not "${given}".`);
  if (KEYS.includes(column))
    throw new UsageError(`${column} says which row it is; the report names that.`);
  return [column, value ?? ""];
}

/** The file of the row that a report is about, and what names it there. @throws CommandError if it is about none */
async function reported(target: Target, report: number) {
  const [[found] = []] = await target.query([
    `select yard_id as yard, (select slug from cities where id = city_id) as city,
      (select slug from materials where id = material_id) as metal from reports where id = ${report}`,
  ]);
  if (!found) throw new CommandError(`There is no report ${report}.`);
  const { yard, city, metal } = found;
  if (yard) return { file: "scrap_yards.csv", row: { id: yard } };
  if (!city || !metal)
    throw new CommandError(`Report ${report} is about no yard and no price that is listed.`);
  const checked_on = dayIn(NATIONAL_TIME_ZONE);
  return { file: "prices.csv", row: { city_slug: city, material_slug: metal, checked_on } };
}

/** Publishes what a report says is right, and closes it. */
export const fix: Command = { usage, run, failed: "Report left open." };
