import { sql } from "drizzle-orm";
import { subscribers } from "../schema.ts";
import { type Store, write } from "../store.ts";

/** A newsletter subscriber's address, and the path of the page where consent was given. */
export type Subscription = Omit<typeof subscribers.$inferSelect, "consentedAt">;

/**
 * Adds an address to the newsletter list. An address that is already on it keeps its row, because the first consent
 * counts, unless that was suspected spam and this is not. The caller can't tell which case it was.
 * @throws DatabaseError if it could not be saved
 */
export function subscribe(
  store: Store,
  { email, page, isSuspectedSpam }: Subscription,
): Promise<void> {
  const row = { email: email.trim().toLowerCase(), consentedAt: Date.now(), page, isSuspectedSpam };
  return write("Failed to save a subscription", () =>
    store.db
      .insert(subscribers)
      .values(row)
      .onConflictDoUpdate({
        target: subscribers.email,
        set: row,
        setWhere: sql`${subscribers.isSuspectedSpam} > excluded.is_suspected_spam`,
      }),
  );
}
