import { sql } from "drizzle-orm";
import { fingerprintOf } from "./fingerprint.ts";
import { reports } from "./schema.ts";
import { write } from "./statement.ts";
import type { Store } from "./store.ts";

/** The kinds of mistake that can be reported. */
export const REPORT_KINDS = reports.kind.enumValues;
/** A price, a yard's details, or something else. */
export type ReportKind = (typeof REPORT_KINDS)[number];

/** A visitor's report of a mistake; `page` is the path of the page that the visitor came from. */
export type Report = Omit<
  typeof reports.$inferSelect,
  "id" | "sentAt" | "fingerprint" | "isClosed"
>;

/**
 * Saves a report with the current time, for `npm run inbox`. One that already exists, about the same row
 * and word for word, only gets the new time, as a message does, and is open again.
 * @throws DatabaseError when it could not be saved
 */
export async function saveReport(store: Store, report: Report): Promise<void> {
  const { kind, cityId, materialId, yardId, seen, seenOn, docketCents, email } = report;
  const fingerprint = await fingerprintOf([
    ...[kind, cityId, materialId, yardId, seen, seenOn, docketCents, email],
  ]);
  return write("Failed to save a report", () =>
    store.db
      .insert(reports)
      .values({ ...report, sentAt: Date.now(), fingerprint })
      .onConflictDoUpdate({
        target: reports.fingerprint,
        set: {
          sentAt: sql`excluded.sent_at`,
          isClosed: false,
          isSuspectedSpam: sql`min(${reports.isSuspectedSpam}, excluded.is_suspected_spam)`,
        },
      }),
  );
}
