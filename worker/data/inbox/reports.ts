import { sql } from "drizzle-orm";
import { fingerprintOf } from "../fingerprint.ts";
import { reports } from "../schema.ts";
import { type Store, write } from "../store.ts";

/** The kinds of mistake that can be reported: a price, a yard's details, or something else. */
export const REPORT_KINDS = reports.kind.enumValues;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** A visitor's report of a mistake; `page` is the path of the page that the visitor came from. */
export type Report = Omit<
  typeof reports.$inferSelect,
  "id" | "sentAt" | "fingerprint" | "isClosed" | "shown" | "note"
>;

/**
 * Saves a report with the current time, for the inbox. If the same report already exists, it only gets the new time, as
 * a message does, and is reopened.
 * @throws DatabaseError if it could not be saved
 */
export async function saveReport(store: Store, report: Report): Promise<void> {
  const { kind, cityId, materialId, yardId, seen, seenOn, docketCents, email } = report;
  const words = [kind, cityId, materialId, yardId, seen, seenOn, docketCents, email];
  const fingerprint = await fingerprintOf(words);
  return write("Failed to save a report", () =>
    store.db
      .insert(reports)
      .values({ ...report, sentAt: Date.now(), fingerprint, shown: shownOf(report) })
      .onConflictDoUpdate({
        target: reports.fingerprint,
        set: {
          sentAt: sql`excluded.sent_at`,
          shown: sql`excluded.shown`,
          isClosed: false,
          isSuspectedSpam: sql`min(${reports.isSuspectedSpam}, excluded.is_suspected_spam)`,
        },
      }),
  );
}

/** The row that a report is about, as the site shows it now, for the column `shown`. */
function shownOf({ cityId, materialId, yardId }: Report) {
  return sql`coalesce(
    (select printf('$%.2f to $%.2f per kg, checked %s', min_cents / 100.0, max_cents / 100.0, checked_on)
      from prices where city_id = ${cityId} and material_id = ${materialId}),
    (select address || ifnull(', ' || phone, '') || ifnull(', ' || opening_hours, '')
      from scrap_yards where id = ${yardId}))`;
}
