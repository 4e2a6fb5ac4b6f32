import { z } from "zod";
import type { Message } from "../../worker/data/inbox/messages.ts";
import type { Subscription } from "../../worker/data/inbox/subscribers.ts";
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

/** A printable character. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** An email address, trimmed; error messages address the visitor. */
export const emailAddress = z
  .string()
  .transform(trimmed)
  .pipe(
    z
      .string()
      .max(MAX_LENGTHS.email, {
        error: `Enter an email address of at most ${MAX_LENGTHS.email} characters`,
      })
      .pipe(z.email({ error: "Enter your email address, such as name@example.com" })),
  );

const contactMessage = z.object({
  name: requiredText("name", "Enter your name"),
  email: emailAddress,
  subject: requiredText("subject", "Enter a subject: a few words are enough"),
  message: requiredText("message", "Enter your message"),
});

/** A posted contact form: its values, and either a valid message or errors. */
export interface ParsedMessage {
  values: ContactValues;
  message?: Message;
  errors?: ContactErrors;
}

/** Error messages by field. */
export type ContactErrors = Partial<Record<ContactField, string>>;

/** Validates a posted contact form. */
export function parseMessage(form: FormData): ParsedMessage {
  const values = contactValues(form);
  const { success, data, error } = contactMessage.safeParse(values);
  if (!success) return { values, errors: firstErrors(error) };
  const text = [data.name, data.subject, data.message].join("\n");
  const isSuspectedSpam = isHoneypotFilled(form) || looksLikeSpam(text);
  return { values, message: { ...data, page: values.page, isSuspectedSpam } };
}

/** The first error of each field. */
export function firstErrors(error: z.ZodError): Partial<Record<string, string>> {
  const { fieldErrors } = z.flattenError(error) as { fieldErrors: Record<string, string[]> };
  return Object.fromEntries(Object.entries(fieldErrors).map(([field, [first]]) => [field, first]));
}

/** A posted newsletter form: its values, and either a valid subscription or an error. */
export interface ParsedSubscription {
  values: SubscriptionValues;
  subscription?: Subscription;
  /** Error message for the address. */
  error?: string;
}

/** Validates a posted newsletter form. */
export function parseSubscription(form: FormData): ParsedSubscription {
  const values = subscriptionValues(form);
  const { success, data, error } = emailAddress.safeParse(values.email);
  if (!success) return { values, error: error.issues[0]?.message };
  const isSuspectedSpam = isHoneypotFilled(form);
  return {
    values,
    subscription: { email: data, page: values.page, isSuspectedSpam },
  };
}

/** A required text, trimmed; errors call it by its field's name unless given another. */
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

/** The text trimmed and in Unicode's composed form (NFC); "" if no character of it is visible. */
export function trimmed(text: string): string {
  const composed = text.trim().normalize("NFC");
  return VISIBLE.test(composed) ? composed : "";
}
