import type { Dataset } from "../../publishing/derive/tables.ts";
import type { Statement } from "../../publishing/statement.ts";
import { checkDays } from "./check-days.ts";
import { fillLedger } from "./ledger.ts";
import { published } from "./published.ts";
import { type Cents, type Quote, quotesBefore } from "./quotes.ts";
import { random } from "./random.ts";
import { worldLevels } from "./world-level.ts";

/** The first day of the record. */
const FIRST_DAY = "2024-12-01";
/** The first day on which each metal had a price, if later than the record's first. */
const FIRST_DAYS: Record<string, string> = { "electric-motors": "2025-09-01" };

const WEEK = 7 * 24 * 60 * 60 * 1000;

/**
 * Statements that fill an empty ledger with two years of weekly publications before a dataset's own. Their prices are
 * invented from the real world prices of those months and lead up to the dataset's, with gaps and corrections. They are
 * the same on every run.
 */
export function recordBefore(dataset: Dataset): Statement[] {
  const [{ publishedOn = "" } = {}] = dataset.dataset;
  const fridays = weeksBefore(publishedOn);
  const lastDay = fridays.at(-1) ?? "";
  const months = [...new Set(fridays.map((day) => day.slice(0, 7)))];
  const levelOf = worldLevels();
  const cities = new Map(dataset.cities.map(({ id, slug }) => [id, slug]));
  const materials = new Map(dataset.materials.map(({ id, slug }) => [id, slug]));
  const available = dataset.prices.filter(({ minCents }) => minCents > 0);
  const elsewhere = new Map(available.map((price) => [price.materialId, price]));
  const rows = dataset.prices.flatMap((price) => {
    const city = cities.get(price.cityId) ?? "";
    const material = materials.get(price.materialId) ?? "";
    const key = `${city} ${material}`;
    // Before it was removed, a price was the same as in another city.
    const paid = price.minCents > 0 ? price : elsewhere.get(price.materialId);
    if (!paid) return [];
    const cents: Cents = [paid.minCents, paid.maxCents];
    const known = { day: price.checkedOn, cents };
    const first = FIRST_DAYS[material] ?? FIRST_DAY;
    const days = checkDays(city, months, known.day).filter((day) => day >= first && day <= lastDay);
    const quotes = quotesBefore(key, days, { ...known, level: levelOf(material) });
    if (price.minCents === 0) return published(price, untilGone(key, quotes), fridays);
    // A price that has not been checked lately was published in its own week; the others are in the dataset.
    const own = known.day <= lastDay ? [{ day: known.day, cents: known.cents }] : [];
    return published(price, [...quotes, ...own], fridays);
  });
  return fillLedger(fridays, rows);
}

/** The days (YYYY-MM-DD) a week apart, from the first day of the record to the last one before a day. */
function weeksBefore(day: string): string[] {
  const days: string[] = [];
  for (let at = Date.parse(day) - WEEK; at >= Date.parse(FIRST_DAY); at -= WEEK)
    days.unshift(new Date(at).toISOString().slice(0, 10));
  return days;
}

/** The quotes up to one in their last third, after which there was no price. */
function untilGone(key: string, quotes: Quote[]): Quote[] {
  const last = random(`gone ${key}`).whole(Math.floor((quotes.length * 2) / 3), quotes.length - 1);
  return quotes
    .slice(0, last + 1)
    .map((quote, i) => (i === last ? { ...quote, cents: [0, 0] } : quote));
}
