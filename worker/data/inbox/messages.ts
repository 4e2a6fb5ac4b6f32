import { sql } from "drizzle-orm";
import { fingerprintOf } from "../fingerprint.ts";
import { messages } from "../schema.ts";
import { type Store, write } from "../store.ts";

/** A visitor's message; `page` is the path of the page that the visitor came from. */
export type Message = Omit<
  typeof messages.$inferSelect,
  "id" | "sentAt" | "fingerprint" | "isAnswered"
>;

/**
 * Saves a message with the current time, for the inbox. If the same person has already sent the same text, the message
 * only gets the new time: it was most likely a second try, a double click or a reload, and if it was sent again on
 * purpose, it becomes the newest again.
 * @throws DatabaseError if it could not be saved
 */
export async function saveMessage(store: Store, message: Message): Promise<void> {
  const { name, email, subject, message: text } = message;
  const fingerprint = await fingerprintOf([name, email, subject, text]);
  const row = { ...message, sentAt: Date.now(), fingerprint };
  return write("Failed to save a message", () =>
    store.db
      .insert(messages)
      .values(row)
      .onConflictDoUpdate({
        target: messages.fingerprint,
        set: {
          sentAt: sql`excluded.sent_at`,
          isAnswered: false,
          isSuspectedSpam: sql`min(${messages.isSuspectedSpam}, excluded.is_suspected_spam)`,
        },
      }),
  );
}
