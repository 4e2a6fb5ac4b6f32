// npm run data:links: writes a CSV with the links with which yards send their prices, for a mail merge.

import { stringify } from "csv-stringify/sync";
import { HARMLESS } from "../../app/words/spreadsheet-text.ts";
import { dayIn, NATIONAL_TIME_ZONE } from "../../worker/data/local-day.ts";
import {
  isWeak,
  linkPath,
  linksInsert,
  linkText,
  VALID_DAYS,
  WEAK_KEY,
  type YardLink,
} from "../../worker/data/yards/yard-links.ts";
import { readLive } from "../apply/read-live.ts";
import { REMOTE, readOptions, typedPath, UsageError } from "../command-line/options.ts";
import { CommandError } from "../command-line/run.ts";
import { counted } from "../read/problems.ts";
import { citiesNamed } from "./checked.ts";
import { type Command, start } from "./command.ts";
import { assertNew, writePrivate } from "./new-files.ts";
import { operatorSettings } from "./public-site.ts";
import { siteOrigin } from "./status.ts";

const usage = "npm run data:links -- [--remote] city… [--out FILE.csv]";

// `npm run` has read .env.
const NO_KEY = `YARD_LINKS_KEY is missing. It signs links: set the site's own in the environment or in .env. docs/operations.md, "Prices that yards type", says how.`;

const OPTIONS = { ...REMOTE, out: { type: "string" } } as const;

type Found = YardLink & Record<"yard" | "city", string> & Record<"phone" | "email", string | null>;

const run: Command["run"] = async (args, { print, withTarget }) => {
  const { values, positionals } = readOptions(args, OPTIONS, Number.POSITIVE_INFINITY);
  if (positionals.length === 0) throw new UsageError("Name the cities whose yards get a link.");
  const today = dayIn(NATIONAL_TIME_ZONE);
  const file = typedPath(values.out ?? `links-${today}.csv`);
  assertNew(file, "Name another with --out.");
  const { YARD_LINKS_KEY: secret = "" } = process.env;
  if (secret === "") throw new CommandError(NO_KEY);
  if (isWeak(secret)) print(WEAK_KEY);
  const origin = await siteOrigin(undefined, values.remote);
  if (origin === "")
    throw new CommandError("Set SITE_ORIGIN in wrangler.toml: links begin with it.");
  const { SITE_NAME } = await operatorSettings();
  const linked = await withTarget(values.remote, async (target) => {
    const { rows } = await readLive(target);
    const isThere = `city_id in (${citiesNamed(positionals, rows).map(({ id }) => id)})`;
    await target.apply([{ sql: linksInsert(isThere, today) }]);
    const [found = []] = await target.query([
      `select is_sample as isSample, yard_id as yardId, version, yards.name as yard,
        cities.name as city, phone, email
      from yard_links join scrap_yards as yards on yards.id = yard_id join cities on cities.id = city_id
      where is_sample = (select is_sample from dataset) and merged_into is null and ${isThere}
      order by city, yard, yard_id`,
    ]);
    const links = (found as unknown as Found[]).map(async (yard) => {
      const link = origin + (await linkPath(secret, yard));
      return { ...yard, link, text: linkText(String(SITE_NAME), yard.yard, link) };
    });
    return Promise.all(links);
  });
  if (linked.length === 0) throw new CommandError("No yard is listed there.");
  const columns = ["yard", "city", "phone", "email", "link", "text"];
  writePrivate(file, stringify(linked, { ...HARMLESS, bom: true, header: true, columns }));
  for (const { yardId, yard, phone, email } of linked)
    if (!phone && !email) print(`${yard} (${yardId}) has neither a phone nor an email.`);
  const line = `Wrote ${counted(linked.length, "link")} to ${file}. Each is valid for ${VALID_DAYS} days.`;
  print(`${line} Open one before you send them.`);
  return true;
};

/** Writes the links of yards for a mail merge, and makes those that are missing. */
export const links: Command = { usage, run, failed: "Nothing was written." };

await start(links, import.meta.filename);
