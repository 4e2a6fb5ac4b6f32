// npm run data:sample: publishes the sample to its own scratch database, with any number of yards (--yards N) and after
// any number of years of weekly publications (--years M).
import path from "node:path";
import { programOptions, UsageError } from "../../publishing/command-line/options.ts";
import { ROOT } from "../../publishing/command-line/run.ts";
import { MAX_YARDS } from "../../publishing/derive/pack-yards.ts";
import { MAX_YEARS, publishScratch } from "./scratch.ts";

const usage = `npm run data:sample -- [--yards N] [--years M], with N up to ${MAX_YARDS} and M up to ${MAX_YEARS}`;

/** The value of an option as a number; 0 if it is not given. */
function size(value: string | undefined, most: number): number {
  if (value === undefined) return 0;
  if (/^[1-9]\d*$/.test(value) && Number(value) <= most) return Number(value);
  throw new UsageError(`"${value}" is not a whole number from 1 to ${most}.`);
}

async function publish(yards: number, years: number): Promise<void> {
  const parts = [yards > 0 ? `-${yards}` : "", years > 0 ? `-${years}-years` : ""];
  const folder = `.wrangler/sample${parts.join("")}`;
  const { changed, summary } = await publishScratch(path.join(ROOT, folder), yards, years);
  console.log(changed ? `Loaded ${summary}.` : `Nothing to change: ${summary} is already loaded.`);
  console.log(`To see it: STATE_DIR=${folder}/state npm start`);
}

const options = { yards: { type: "string" }, years: { type: "string" } } as const;
const { yards, years } = programOptions(usage, options, 0).values;
try {
  await publish(size(yards, MAX_YARDS), size(years, MAX_YEARS));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`${error.message}\nUsage: ${usage}`);
  process.exitCode = 2;
}
