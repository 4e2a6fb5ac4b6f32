import { previewDraft, publishDraft } from "../../publishing/apply/draft.ts";
import { NotPublished } from "../../publishing/apply/outcome.ts";
import { d1Target, type Target } from "../../publishing/apply/target.ts";
import { type SentRow, sentByYards } from "../data/desk.ts";
import { dayIn, NATIONAL_TIME_ZONE } from "../data/local-day.ts";
import { primaryStore } from "./context.ts";
import { publishedDraft } from "./draft.ts";
import { judged } from "./own-price-rules.ts";

/** The maximum number of rows of one publication. */
const MAX_ROWS = 400;

/** Warnings that prices may cause although they passed the rules: many yards may move together. */
const ACCEPTED = ["together", "alike"] as const;

/**
 * Publishes the prices of yards that may be published by rule, in as few publications as they take. The others wait.
 * Returns the number of prices published. It runs once an hour (`crons` in wrangler.toml).
 * @throws Error if the database fails; what was published before stays, and the rest is tried again in an hour
 */
export async function publishSentPrices(env: Env): Promise<number> {
  const rows = await sentByYards(primaryStore(env));
  const today = dayIn(NATIONAL_TIME_ZONE);
  const target = d1Target(env.DB);
  const passed = (await judged(target, rows, today)).filter(({ reason }) => !reason);
  let count = 0;
  for (const part of parts(passed.map(({ row }) => row)))
    count += await publishPart(target, part, today);
  return count;
}

/** The rows in parts of at most 400, never with one yard in two, because its prices are published once a day. */
export function parts(rows: SentRow[]): SentRow[][] {
  const all: SentRow[][] = [];
  for (const own of Map.groupBy(rows, ({ by }) => by).values()) {
    const last = all.at(-1);
    if (last && last.length + own.length <= MAX_ROWS) last.push(...own);
    else all.push([...own]);
  }
  return all;
}

/** Publishes rows; those that a mistake, another change or a warning is about wait for a person. */
async function publishPart(target: Target, rows: SentRow[], today: string): Promise<number> {
  if (rows.length === 0) return 0;
  try {
    const publisher = { by: "yards, by rule", today, accepted: [...ACCEPTED] };
    await publishDraft(target, { draft: rows }, { ...publisher, also: publishedDraft(rows) });
    return rows.length;
  } catch (error) {
    if (!(error instanceof NotPublished)) throw error;
    const left = await withoutDoubtful(target, rows, today);
    console.warn(`${rows.length - left.length} prices of yards wait: ${error.message}`);
    return left.length < rows.length ? publishPart(target, left, today) : 0;
  }
}

/** The rows about which a preview has nothing to say. */
async function withoutDoubtful(target: Target, rows: SentRow[], today: string) {
  const preview = await previewDraft(target, { draft: rows }, today);
  const { problems, conflicts = [], warnings = [] } = preview;
  const open = warnings.filter(({ kind }) => !ACCEPTED.some((one) => one === kind));
  const lines = [...problems, ...conflicts, ...open.flatMap((one) => one.lines)];
  const keys = new Set(lines.map(({ key }) => key));
  // Without a key, a line may be about any row.
  if (keys.has(undefined)) return [];
  return rows.filter(({ key, yardId, city }) => {
    const [, , metal] = key.split("/");
    const own = [key, `yards/${yardId}`, `prices/${city}/${metal}`];
    return !own.some((one) => keys.has(one));
  });
}
