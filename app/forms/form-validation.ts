import { z } from "zod";
import type { Message } from "../../worker/data/messages.ts";
import type { ContactErrors, ContactValues } from "./contact-form.tsx";
import { emailAddress } from "./email-address.ts";
import { MOST, TRAP } from "./field-limits.ts";
import { tidied, typedLine } from "./form-values.ts";
import { typedMessage } from "./typed-message.ts";

const schema = z.object({
  name: text("name", "Enter your name"),
  email: emailAddress,
  subject: text("subject", "Enter a subject: a few words are enough"),
  message: text("message", "Enter your message"),
});

/** What the contact form sent: as it was typed, and either the message or what is wrong with it. */
export interface ReadMessage {
  values: ContactValues;
  /** Whether the field that people do not see was filled in. */
  isTrapped: boolean;
  message?: Message;
  errors?: ContactErrors;
}

/** Reads a post of the contact form. */
export function readMessage(form: FormData): ReadMessage {
  const values = typedMessage(form);
  const isTrapped = typedLine(form, TRAP) !== "";
  const { success, data, error } = schema.safeParse(values);
  if (success) return { values, isTrapped, message: { ...data, page: values.page } };
  const { fieldErrors } = z.flattenError(error);
  const errors = Object.entries(fieldErrors).map(([field, [first]]) => [field, first]);
  return { values, isTrapped, errors: Object.fromEntries(errors) };
}

function text(field: "name" | "subject" | "message", wanted: string) {
  const tooLong = ({ input }: { input?: unknown }) =>
    `Shorten the ${field} to ${MOST[field]} characters: it has ${String(input).length}`;
  return z
    .string()
    .transform(tidied)
    .pipe(z.string().min(1, { error: wanted }).max(MOST[field], { error: tooLong }));
}
