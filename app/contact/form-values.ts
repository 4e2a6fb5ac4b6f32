// Reads forms in browsers, too: apart from form-validation.ts, because browsers must not load zod.

import { wellFormed } from "../words/cut-text.ts";

/** The maximum number of characters in each field. */
export const MAX_LENGTHS = {
  name: 100,
  email: 254,
  subject: 150,
  message: 5_000,
  seen: 2_000,
  docket: 20,
  page: 2_000,
} as const;

/** Name of the hidden field that only bots fill in. */
export const HONEYPOT_FIELD = "website";

/** Fields of the contact form, in order. */
export const CONTACT_FIELDS = ["name", "email", "subject", "message"] as const;

/** Name of a contact form field. */
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** Values of the contact form; `page` is the path that the visitor came from. */
export type ContactValues = Record<ContactField | "page", string>;

/** Reads a posted contact form, valid or not. */
export function contactValues(form: FormData): ContactValues {
  return {
    name: lineValue(form, "name"),
    email: lineValue(form, "email"),
    subject: lineValue(form, "subject"),
    message: textValue(form, "message"),
    page: pagePath(form.get("page"), "/contact/"),
  };
}

/** Values of the newsletter form; `page` is the path of the page with the form. */
export type SubscriptionValues = ReturnType<typeof subscriptionValues>;

/** Reads a posted newsletter form, valid or not. */
export function subscriptionValues(form: FormData) {
  return {
    email: lineValue(form, "email"),
    page: pagePath(form.get("page"), "/newsletter/"),
  };
}

/** True if the honeypot was filled in, by a bot or a password manager. */
export function isHoneypotFilled(form: FormData): boolean {
  return lineValue(form, HONEYPOT_FIELD) !== "";
}

/** A path of this site: one leading slash, so that it names no other host; printable ASCII. */
const PATH = /^\/(?![/\\])[\x21-\x7e]*$/;

/**
 * Returns the path if it is one of this site's, otherwise the fallback. Keeps the query, because the page may link
 * back; less is saved (worker/contract/safe-address.ts).
 */
export function pagePath(given: unknown, fallback: string): string {
  if (typeof given !== "string" || given.length > MAX_LENGTHS.page) return fallback;
  return PATH.test(given) ? given : fallback;
}

const LINE_END = /\r\n?/g;
/** Control characters except tab and line feed: terminals obey them when the operator reads the inbox. */
const CONTROLS = /[^\P{Cc}\t\n]/gu;

/** A field's text with line breaks as single line feeds, as browsers count them. */
export function textValue(form: FormData, name: string): string {
  const value = form.get(name);
  if (typeof value !== "string") return "";
  return wellFormed(value.replace(LINE_END, "\n").replace(CONTROLS, ""));
}

/** A field's text on one line. */
export function lineValue(form: FormData, name: string): string {
  return textValue(form, name).replace(/[\t\n\u2028\u2029]+/g, " ");
}
