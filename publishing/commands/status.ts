// npm run data:status: says what is live, how old it is, and whether the site shows it.

import { type AgeLimits, tooOldSelect } from "../../worker/data/health.ts";
import { dayIn, NATIONAL_TIME_ZONE } from "../../worker/data/local-day.ts";
import { searchDay } from "../../worker/data/searches.ts";
import { readLive } from "../apply/read-live.ts";
import type { Target } from "../apply/target.ts";
import { REMOTE, readOptions, UsageError } from "../command-line/options.ts";
import { dateAndTime } from "../compare/formats.ts";
import type { Live } from "../compare/live.ts";
import { counted } from "../read/problems.ts";
import { type Command, start } from "./command.ts";
import { ageLines } from "./price-ages.ts";
import { operatorSettings } from "./public-site.ts";
import { siteText } from "./site.ts";

const usage = "npm run data:status -- [--remote] [--site https://www.your-site.com.au]";

const OPTIONS = { ...REMOTE, site: { type: "string" } } as const;

const run: Command["run"] = async (args, { print, withTarget }) => {
  const { values } = readOptions(args, OPTIONS, 0);
  const origin = await siteOrigin(values.site, values.remote);
  const { live, inbox, old } = await withTarget(values.remote, async (target) => ({
    live: await readLive(target),
    inbox: await inboxLines(target),
    old: await oldLines(target),
  }));
  const { version } = live.state;
  const lines = [
    ...liveLines(live),
    "",
    ...ageLines(live.rows, dayIn(NATIONAL_TIME_ZONE)),
    "",
    ...yardLines(live),
    ...inbox,
    await siteText(origin, version),
    ...old,
  ];
  print(lines.join("\n"));
  return old.length === 0;
};

/** The URL of the site that shows the database; "" if unknown. */
export async function siteOrigin(given: string | undefined, isRemote: boolean): Promise<string> {
  if (given !== undefined) {
    if (/^https?:\/\//.test(given) && URL.canParse(given)) return new URL(given).origin;
    throw new UsageError(`--site must be a full web address (found "${given}").`);
  }
  if (!isRemote) return "http://localhost:8787";
  return String((await operatorSettings()).SITE_ORIGIN ?? "").replace(/\/+$/, "");
}

function liveLines({ rows, publication }: Live): string[] {
  const [dataset] = rows.dataset;
  if (!dataset) return ["The database is empty: nothing has been loaded yet."];
  const { name, publishedOn, isSample, version } = dataset;
  const kind = isSample ? "sample data" : "real data";
  const note = publication?.note ? `: ${publication.note}` : "";
  return [
    `Live: ${name}`,
    `  ${kind}, published ${publishedOn}, version ${version}`,
    ...(publication
      ? [`  publication ${publication.id} of ${dateAndTime(publication.publishedAt)}${note}`]
      : []),
  ];
}

function yardLines({ rows }: Live): string[] {
  const yards = rows.scrapYards.filter(({ mergedInto }) => mergedInto === null);
  const missing = (column: "latitude" | "openingHours" | "checkedOn") =>
    `${yards.filter((yard) => yard[column] === null).length} of ${counted(yards.length, "yard")}`;
  return [
    `Yards without coordinates: ${missing("latitude")}`,
    `Yards with those of their suburb: ${yards.filter((yard) => yard.isApproximate).length} of ${counted(yards.length, "yard")}`,
    `Yards without opening hours: ${missing("openingHours")}`,
    `Yards without a checking date: ${missing("checkedOn")}`,
  ];
}

/** Lines on prices that are older than wrangler.toml allows, for which /api/health fails. */
async function oldLines(target: Target): Promise<string[]> {
  const limits = (await operatorSettings()) as unknown as AgeLimits;
  const [rows = []] = await target.query([tooOldSelect(limits, Date.now())]);
  return rows.map(({ what, since }) => `Too old, so /api/health fails: ${what}, of ${since}.`);
}

async function inboxLines(target: Target): Promise<string[]> {
  const [messageRows, reportRows, searchRows] = await target.query([
    `select count(*) as messages, count(iif(is_suspected_spam, 1, null)) as spam
     from messages where not is_answered`,
    `select count(*) as reports, count(iif(is_suspected_spam, 1, null)) as spam
     from reports where not is_closed`,
    `select count(word) as words from searched_words where month = '${searchDay().month}'`,
  ]);
  const { messages = 0, spam: spamMessages } = messageRows?.[0] ?? {};
  const { reports = 0, spam: spamReports } = reportRows?.[0] ?? {};
  const suspected = (spam: unknown) => (spam ? ` (${spam} suspected spam)` : "");
  return [
    `Messages not marked as answered: ${messages}${suspected(spamMessages)}`,
    `Reports not closed: ${reports}${suspected(spamReports)}`,
    `Words not understood this month: ${searchRows?.[0]?.words ?? 0}`,
  ];
}

/** Says what is live, how old it is, and whether the site shows it; fails if /api/health does. */
export const status: Command = { usage, run };

await start(status, import.meta.filename);
