import type { Dataset } from "../../publishing/derive/tables.ts";
import type { Statement } from "../../publishing/statement.ts";
import { fillLedger, type LedgerRow } from "./ledger.ts";
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

/** The share of prices that are published with a slip. */
const SLIPS = 0.004;
/** The share of slips that the next publication withdraws; it corrects the others. */
const WITHDRAWN = 0.25;

/**
 * The observations of a price's quotes that some publications record, which are numbered from 1 and given by their days
 * (YYYY-MM-DD). Each quote is in the first publication on or after its day.
 */
export function published(
  { cityId, materialId }: Pick<Dataset["prices"][number], "cityId" | "materialId">,
  quotes: Quote[],
  days: string[],
): LedgerRow[] {
  const chance = random(`slips ${cityId} ${materialId}`);
  const rows: LedgerRow[] = [];
  let shown: Cents | undefined;
  const record = (publication: number, day: string, cents: Cents | undefined) => {
    const isChange = cents?.[0] !== shown?.[0] || cents?.[1] !== shown?.[1];
    const before = shown ?? [null, null];
    const now = cents ?? [null, null];
    rows.push([cityId, materialId, day, publication, ...now, ...before, isChange ? 1 : 0]);
  };
  for (const { day, cents } of quotes) {
    const publication = days.findIndex((published) => published >= day) + 1;
    const isSlip = chance.next() < SLIPS && cents[0] > 0 && publication < days.length;
    const isWithdrawn = isSlip && chance.next() < WITHDRAWN;
    const before = shown;
    if (isSlip) {
      const slip: Cents = [Math.round(cents[0] * 0.9), Math.round(cents[1] * 0.9)];
      record(publication, day, slip);
      shown = slip;
    }
    record(isSlip ? publication + 1 : publication, day, isWithdrawn ? undefined : cents);
    shown = isWithdrawn ? before : cents;
  }
  return rows;
}

/** Months in which a city's prices were not checked, so that a chart has gaps to show. */
const PAUSES: Record<string, [from: string, to: string]> = {
  geraldton: ["2026-02", "2026-06"],
  "mount-gambier": ["2025-04", "2025-07"],
};

/** Cities whose record begins later. */
const FIRST_MONTHS: Record<string, string> = { karratha: "2026-03", "port-lincoln": "2025-08" };

/**
 * The days (YYYY-MM-DD) before a given day on which a city's prices were checked in some months (YYYY-MM): once a month
 * on about the same day, except in the months of a pause. They are the same on every run.
 */
export function checkDays(city: string, months: string[], before: string): string[] {
  const chance = random(`days ${city}`);
  const usual = chance.whole(4, 24);
  const [from, to] = PAUSES[city] ?? ["", ""];
  return months.flatMap((month) => {
    const date = usual + chance.whole(-3, 3);
    const isPaused = month >= from && month <= to;
    const day = `${month}-${String(date).padStart(2, "0")}`;
    const isBefore = month < (FIRST_MONTHS[city] ?? "");
    return isPaused || isBefore || day >= before ? [] : day;
  });
}
