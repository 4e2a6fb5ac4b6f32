import { searchDay } from "../searches.ts";
import type { Message } from "./messages.ts";
import type { Report } from "./reports.ts";
import type { Subscription } from "./subscribers.ts";

/** The tables that visitors fill through the site's forms. */
export const SENT = ["messages", "reports", "subscribers"] as const;

/** The tables of the inbox: those, and the search words that were not understood. */
export const TABLES = [...SENT, "searches"] as const;
export type Table = (typeof TABLES)[number];

/** A row as SQLite returns it, which has no booleans. */
type Row<Entry> = Omit<Entry, "isSuspectedSpam"> & { isSuspectedSpam: 0 | 1 };

/** The entries of each table as stored; times are in ms since 1970. */
export interface Entries {
  messages: Row<Message> & { id: number; sentAt: number; isAnswered: 0 | 1 };
  reports: Row<Report> & { id: number; sentAt: number; isClosed: 0 | 1 } & ReportedRow & {
      shown: string | null;
    };
  subscribers: Row<Subscription> & { consentedAt: number };
  /** A word with its visitors this month and last month together, and its first day (YYYY-MM-DD). */
  searches: { word: string; visitors: number; firstOn: string };
}

/** The row that a report is about, as the site shows it now; null if it is gone. */
interface ReportedRow {
  /** "Sydney, NSW". */
  cityName: string | null;
  materialName: string | null;
  /** Cents per kg; 0 means that there is no price. */
  minCents: number | null;
  maxCents: number | null;
  /** YYYY-MM-DD. */
  checkedOn: string | null;
  yardName: string | null;
  yardAddress: string | null;
}

const ABOUT_PRICE =
  "from prices where prices.city_id = reports.city_id and prices.material_id = reports.material_id";
const ABOUT_YARD = "from scrap_yards where scrap_yards.id = reports.yard_id";

/** The select list of each table. */
export const COLUMNS: Record<Table, string> = {
  messages:
    "id, sent_at as sentAt, name, email, subject, message, page, is_suspected_spam as isSuspectedSpam, is_answered as isAnswered",
  reports: [
    "id, sent_at as sentAt, kind, city_id as cityId, material_id as materialId, yard_id as yardId",
    "seen, seen_on as seenOn, docket_cents as docketCents, email, page, shown",
    "is_suspected_spam as isSuspectedSpam, is_closed as isClosed",
    "(select name || ', ' || state from cities where cities.id = reports.city_id) as cityName",
    "(select name from materials where materials.id = reports.material_id) as materialName",
    `(select min_cents ${ABOUT_PRICE}) as minCents`,
    `(select max_cents ${ABOUT_PRICE}) as maxCents`,
    `(select checked_on ${ABOUT_PRICE}) as checkedOn`,
    `(select name ${ABOUT_YARD}) as yardName`,
    `(select address ${ABOUT_YARD}) as yardAddress`,
  ].join(", "),
  subscribers: "email, consented_at as consentedAt, page, is_suspected_spam as isSuspectedSpam",
  searches: "word, visitors, first_on as firstOn",
};

/** The source of a table's rows, in SQL. */
export function source(table: Table): string {
  if (table !== "searches") return table;
  const { month } = searchDay();
  // The word is missing if too few visitors typed it for it to be shown.
  return `(select word, sum(visitors) as visitors, min(first_on) as first_on from searched_words
    where month >= strftime('%Y-%m', '${month}-01', '-1 month') and word is not null group by word)`;
}
