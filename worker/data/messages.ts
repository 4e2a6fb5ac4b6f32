import { messages } from "./schema.ts";
import { type Store, write } from "./store.ts";

/** A visitor's message; `page` is the path of the page that the visitor came from. */
export interface Message {
  name: string;
  email: string;
  subject: string;
  message: string;
  page: string;
}

/**
 * Saves a message with the current time, for `npm run inbox`.
 * @throws DatabaseError when it could not be saved
 */
export function saveMessage(store: Store, message: Message): Promise<void> {
  return write("Failed to save a message", () =>
    store.db.insert(messages).values({ ...message, sentAt: Date.now() }),
  );
}
