import type { Statement } from "../../publishing/apply/statement.ts";
import { toJson } from "../../publishing/apply/statement.ts";
import type { Dataset } from "../../publishing/derive/tables.ts";
import { random } from "./random.ts";

const WEEK = 7 * 24 * 60 * 60 * 1000;

/** Rows in one statement: about a megabyte. */
const ROWS = 20_000;

/** One observation, as a row of price_history. */
type Observation = (number | string | null)[];

/**
 * Statements that fill an empty ledger with weekly publications of a dataset's prices, invented back from
 * its day and always the same. What is loaded then is the publication after them.
 */
export function weeklyHistory({ dataset, prices }: Dataset, weeks: number): Statement[] {
  const [{ publishedOn = "" } = {}] = dataset;
  const days = Array.from({ length: weeks }, (_, i) =>
    new Date(Date.parse(publishedOn) - (weeks - i) * WEEK).toISOString().slice(0, 10),
  );
  const rows = prices.flatMap((price) => priceInWeeks(price, days));
  const json = Array.from({ length: Math.ceil(rows.length / ROWS) }, (_, i) =>
    toJson(rows.slice(i * ROWS, (i + 1) * ROWS)),
  );
  return [
    {
      sql: `insert into publications (id, follows, published_at, name, published_on, is_sample, version)
        select key + 1, key, unixepoch(value) * 1000, 'Sample data, week of ' || value, value, 1, ''
        from json_each(?1)`,
      json: toJson(days),
    },
    ...json.map((chunk) => ({ sql: INSERT, json: chunk })),
    {
      sql: `update publications set (changed_prices, checked_prices) = (
        select sum(is_change), sum(not is_change) from price_history where publication_id = id)`,
    },
  ];
}

const INSERT = `insert into price_history (is_sample, city_id, material_id, checked_on, publication_id,
  min_cents, max_cents, previous_min_cents, previous_max_cents, is_change)
  select 1, value->>0, value->>1, value->>2, value->>3, value->>4, value->>5, value->>6, value->>7,
    value->>8 from json_each(?1)`;

/** A price in each week: it moves in one week of three, by a few per cent, and ends near today's. */
function priceInWeeks(
  { cityId, materialId, minCents, maxCents }: Dataset["prices"][number],
  days: string[],
): Observation[] {
  if (minCents === 0) return [];
  const chance = random(`history ${cityId} ${materialId}`);
  const levels = [1];
  while (levels.length < days.length) {
    const level = levels.at(-1) ?? 1;
    const pull = (1 - level) / 20;
    const move = chance.next() < 0.33 ? chance.between(-0.04, 0.04) + pull : 0;
    levels.push(level + move);
  }
  let before: [number | null, number | null] = [null, null];
  return days.map((day, i) => {
    const level = levels[days.length - 1 - i] ?? 1;
    const now: [number, number] = [cents(minCents, level), cents(maxCents, level)];
    const isChange = now[0] !== before[0] || now[1] !== before[1] ? 1 : 0;
    const row = [cityId, materialId, day, i + 1, ...now, ...before, isChange];
    before = now;
    return row;
  });
}

function cents(price: number, level: number): number {
  return Math.max(1, Math.round(price * level));
}
