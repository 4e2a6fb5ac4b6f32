import { shortDate } from "../../app/words/format.ts";
import { rowsOf } from "../../publishing/apply/read-live.ts";
import { quotesOf } from "../../publishing/apply/read-quotes.ts";
import type { Target } from "../../publishing/apply/target.ts";
import { amount } from "../../publishing/compare/formats.ts";
import { NOT_TAKEN } from "../../publishing/compare/row-texts.ts";
import { quotesByPair } from "../../publishing/derive/prices.ts";
import {
  countedQuotes,
  type GivenQuote,
  isNo,
  newestQuotes,
} from "../../publishing/derive/quoted-range.ts";
import type { Row } from "../../publishing/derive/tables.ts";
import { toJson } from "../../publishing/statement.ts";
import type { SentRow } from "../data/desk.ts";
import { dayAfter } from "../data/local-day.ts";
import { OLD_AFTER_DAYS } from "../data/price-age.ts";

// Prices that a yard sends with its link are published without a person only if all of these rules hold. Its own earlier
// prices never count as a measure, so a yard that lies a little every day gets no farther than a person accepted.

/** The share by which a price may differ. */
const MAX_SHARE = 0.1;

/** A range in cents per kg. */
type Cents = Pick<Row<"quotes">, "lowCents" | "highCents">;

/** The facts that a sent price is judged by. */
export interface Facts {
  /** The newest price that a person accepted of the yard in 91 days. */
  accepted: (Cents & Pick<Row<"quotes">, "quotedOn">) | undefined;
  /** The quotes of the other yards of its city that would count beside it. */
  others: Cents[];
  /** True if prices of the yard were published by rule for the same day. */
  hadItsDay: boolean;
}

/** The reason why a sent price waits for a person; undefined if it may be published by rule. */
export function reasonToWait(row: SentRow, facts: Facts): string | undefined {
  const { before, after, isTrusted } = row;
  const { accepted, others, hadItsDay } = facts;
  const own = sentCents(row);
  // Only whether it is shown has changed, which is the yard's to say.
  if (before && after && before.low === after.low && before.high === after.high) return undefined;
  if (!isTrusted) return "a person looks at this yard’s prices first";
  if (own.lowCents === 0) return "it no longer takes it";
  // It would take the place of the price that the next ones are measured by.
  if (before && (before.how !== "yard" || before.accepted_by))
    return "a person noted a price of the same day";
  if (!accepted) return `no person accepted a price of it in ${OLD_AFTER_DAYS + 1} days`;
  if (!isWithin(own, accepted))
    return `more than 10% from ${text(accepted)}, accepted for ${shortDate(accepted.quotedOn)}`;
  if (others.length === 0) return "no other yard of its city says a price";
  const range = {
    lowCents: Math.min(...others.map(({ lowCents }) => lowCents)),
    highCents: Math.max(...others.map(({ highCents }) => highCents)),
  };
  if (!isWithin(own, range)) return `more than 10% outside ${text(range)}, which other yards say`;
  return hadItsDay ? "it had prices published today already" : undefined;
}

/** A sent price in cents per kg. */
export function sentCents({ after }: SentRow): Cents {
  return { lowCents: Number(after?.low), highCents: Number(after?.high) };
}

function isWithin(own: Cents, range: Cents): boolean {
  return (
    own.lowCents >= range.lowCents * (1 - MAX_SHARE) &&
    own.highCents <= range.highCents * (1 + MAX_SHARE)
  );
}

/** A quote in words: "$9.20" or "does not take it". */
export function quoteWords(quote: Cents): string {
  return isNo(quote) ? NOT_TAKEN : text(quote);
}

function text({ lowCents, highCents }: Cents): string {
  return amount({ minCents: lowCents, maxCents: highCents });
}

/**
 * Judges the prices that yards have sent: each with the reason why it waits for a person, undefined if it does not, and
 * the yard's last published quote for the metal.
 * @throws Error if the database cannot be read
 */
export async function judged(target: Target, rows: SentRow[], today: string) {
  const ids = [...new Set(rows.map(({ yardId }) => yardId))];
  if (ids.length === 0) return [];
  const list = (values: unknown[]) => `(select value from json_each('${toJson(values)}'))`;
  const kind = "(select is_sample from dataset)";
  const oldest = dayAfter(today, -OLD_AFTER_DAYS - 1);
  const [[live] = [], yards = [], materials = [], accepted = [], had = []] = await target.query([
    `select is_sample from dataset`,
    `select id, city_id as cityId, merged_into as mergedInto from scrap_yards
      where city_id in (select city_id from scrap_yards where id in ${list(ids)})`,
    "select id, slug from materials",
    `select * from quotes where is_sample = ${kind} and yard_id in ${list(ids)}
      and quoted_on >= '${oldest}' and low_cents > 0 and (how is not 'yard' or accepted_by is not null)
      order by quoted_on`,
    `select distinct yard_id as yard, quoted_on as day from quotes where is_sample = ${kind}
      and yard_id in ${list(ids)} and quoted_on >= '${oldest}' and how = 'yard' and accepted_by is null`,
  ]);
  const idOf = new Map(materials.map(({ slug, id }) => [String(slug), Number(id)]));
  const placed = yards as unknown as Pick<Row<"scrapYards">, "id" | "cityId" | "mergedInto">[];
  const cityOf = new Map(placed.map(({ id, cityId }) => [id, cityId]));
  const byCity = Map.groupBy(placed, ({ cityId }) => cityId);
  const wanted = [...Map.groupBy(rows, ({ yardId }) => cityOf.get(yardId))].map(([city, own]) => ({
    yards: (byCity.get(city ?? 0) ?? []).map(({ id }) => id),
    materials: [...new Set(own.map((row) => idOf.get(metalOf(row)) ?? 0))],
  }));
  const quotes = await quotesOf(target, wanted, 1, live?.is_sample === 1);
  const pairs = quotesByPair(quotes, placed);
  const acceptedOf = new Map(
    (rowsOf("quotes", accepted) as Row<"quotes">[]).map((quote) => [
      `${quote.yardId} ${quote.materialId}`,
      quote,
    ]),
  );
  const days = new Set(had.map(({ yard, day }) => `${yard} ${day}`));
  return rows.map((row) => {
    const yard = row.yardId;
    const material = idOf.get(metalOf(row)) ?? 0;
    const all: GivenQuote[] = newestQuotes(pairs.get(`${cityOf.get(yard)} ${material}`) ?? []);
    const facts: Facts = {
      accepted: acceptedOf.get(`${yard} ${material}`),
      others: othersOf(row, all),
      hadItsDay: days.has(`${yard} ${dayOf(row)}`),
    };
    const last = all.find((quote) => quote.yard === yard);
    return { row, reason: reasonToWait(row, facts), last };
  });
}

/** The quotes of other yards that would still count if the sent price did. */
function othersOf(row: SentRow, all: GivenQuote[]): GivenQuote[] {
  const { yardId } = row;
  const others = all.filter(({ yard }) => yard !== yardId);
  const about = { yard: yardId, yardId, quotedOn: String(row.after?.quoted_on) };
  const own: GivenQuote = { ...about, ...sentCents(row), how: "yard" };
  return countedQuotes([...others, own]).filter((quote) => quote !== own);
}

const metalOf = ({ key }: SentRow) => key.split("/")[2] ?? "";
const dayOf = ({ key }: SentRow) => key.split("/")[3] ?? "";
