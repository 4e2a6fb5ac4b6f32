import { messages } from "./schema.ts";
import { type Store, write } from "./store.ts";

/** What a visitor wrote to us; `page` is the path from which the visitor came. */
export interface Message {
  name: string;
  email: string;
  subject: string;
  message: string;
  page: string;
}

/**
 * Keeps a message, with the time of its arrival, for `npm run inbox`.
 * @throws DatabaseError when it could not be kept.
 */
export function saveMessage(store: Store, message: Message): Promise<void> {
  return write("Failed to save a message", () =>
    store.db.insert(messages).values({ ...message, sentAt: Date.now() }),
  );
}
