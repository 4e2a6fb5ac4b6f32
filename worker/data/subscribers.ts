import { subscribers } from "./schema.ts";
import { type Store, write } from "./store.ts";

/** A newsletter subscriber's address, and the path of the page where consent was given. */
export interface Subscription {
  email: string;
  page: string;
}

/**
 * Adds an address to the newsletter list. An address that is already on it keeps its row, because the
 * first consent counts; the caller cannot tell the two cases apart.
 * @throws DatabaseError when it could not be saved
 */
export function subscribe(store: Store, { email, page }: Subscription): Promise<void> {
  const row = { email: email.trim().toLowerCase(), consentedAt: Date.now(), page };
  return write("Failed to save a subscription", () =>
    store.db.insert(subscribers).values(row).onConflictDoNothing(),
  );
}
