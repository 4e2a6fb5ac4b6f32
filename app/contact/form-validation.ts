import { z } from "zod";
import type { Message } from "../../worker/data/inbox/messages.ts";
import type { Subscription } from "../../worker/data/inbox/subscribers.ts";
import type { FormResult } from "./form-outcome.tsx";
import {
  type ContactField,
  type ContactValues,
  contactValues,
  isHoneypotFilled,
  MAX_LENGTHS,
  type SubscriptionValues,
  subscriptionValues,
} from "./form-values.ts";
import { looksLikeSpam } from "./spam-text.ts";

/** A visible character. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** An email address, trimmed. */
export const emailAddress = z
  .string()
  .transform(trimmed)
  .pipe(
    z.string().max(MAX_LENGTHS.email, {
      error: `Enter an email address of at most ${MAX_LENGTHS.email} characters`,
    }),
  )
  .pipe(z.email({ error: "Enter your email address, such as name@example.com" }));

const contactMessage = z.object({
  name: requiredText("name", "Enter your name"),
  email: emailAddress,
  subject: requiredText("subject", "Enter a subject: a few words are enough"),
  message: requiredText("message", "Enter your message"),
});

/** A posted form: its values, and either a valid entry for the inbox or errors. */
export interface ParsedForm<Values, Field extends string, Entry>
  extends Omit<FormResult<Values, Field>, "failure"> {
  entry?: Entry;
}

/** Validates a posted contact form. */
export function parseMessage(form: FormData): ParsedForm<ContactValues, ContactField, Message> {
  const values = contactValues(form);
  const { success, data, error } = contactMessage.safeParse(values);
  if (!success) return { values, errors: firstErrors(error) };
  const text = [data.name, data.subject, data.message].join("\n");
  const isSuspectedSpam = isHoneypotFilled(form) || looksLikeSpam(text);
  return { values, entry: { ...data, page: values.page, isSuspectedSpam } };
}

/** The first error of each field. */
export function firstErrors(error: z.ZodError): Partial<Record<string, string>> {
  const { fieldErrors } = z.flattenError(error) as { fieldErrors: Record<string, string[]> };
  return Object.fromEntries(Object.entries(fieldErrors).map(([field, [first]]) => [field, first]));
}

/** Validates a posted newsletter form. */
export function parseSubscription(
  form: FormData,
): ParsedForm<SubscriptionValues, "email", Subscription> {
  const values = subscriptionValues(form);
  const { success, data, error } = emailAddress.safeParse(values.email);
  if (!success) return { values, errors: { email: error.issues[0]!.message } };
  const isSuspectedSpam = isHoneypotFilled(form);
  return { values, entry: { email: data, page: values.page, isSuspectedSpam } };
}

/** A required text, trimmed; error messages use `name`. */
export function requiredText(
  field: "name" | "subject" | "message" | "seen",
  whenEmpty: string,
  name: string = field,
) {
  const tooLong = ({ input }: { input?: unknown }) =>
    `Shorten the ${name} to ${MAX_LENGTHS[field]} characters: it has ${String(input).length}`;
  return z
    .string()
    .transform(trimmed)
    .pipe(z.string().min(1, { error: whenEmpty }).max(MAX_LENGTHS[field], { error: tooLong }));
}

/** The text trimmed and in Unicode's composed form (NFC); "" if it has no visible character. */
export function trimmed(text: string): string {
  const composed = text.trim().normalize("NFC");
  return VISIBLE.test(composed) ? composed : "";
}
