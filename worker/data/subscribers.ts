import { subscribers } from "./schema.ts";
import { type Store, write } from "./store.ts";

/** Who wants the newsletter, and the path of the page where consent was given. */
export interface Subscription {
  email: string;
  page: string;
}

/**
 * Puts an address on the newsletter's list. One that is there already stays as it is, because the
 * first consent counts; nothing tells the one from the other.
 * @throws DatabaseError when it could not be kept.
 */
export function subscribe(store: Store, { email, page }: Subscription): Promise<void> {
  const row = { email: email.trim().toLowerCase(), consentedAt: Date.now(), page };
  return write("Failed to save a subscription", () =>
    store.db.insert(subscribers).values(row).onConflictDoNothing(),
  );
}
