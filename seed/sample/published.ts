import type { Dataset } from "../../publishing/derive/tables.ts";
import type { LedgerRow } from "./ledger.ts";
import type { Cents, Quote } from "./quotes.ts";
import { random } from "./random.ts";

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
