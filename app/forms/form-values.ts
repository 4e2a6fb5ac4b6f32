// What both the browser and the server need to read a form. Apart from form-validation.ts, because
// the routes' client actions import this module, and zod must not be sent to browsers.

import { wellFormed } from "../words/cut-text.ts";

/** The most characters that each field takes. */
export const MAX_LENGTHS = {
  name: 100,
  email: 254,
  subject: 150,
  message: 5_000,
  seen: 2_000,
  docket: 20,
  page: 2_000,
} as const;

/** The name of the honeypot: a field hidden from people, which only programs fill in. */
export const HONEYPOT_FIELD = "website";

/** The fields of the contact form, in their order. */
export const CONTACT_FIELDS = ["name", "email", "subject", "message"] as const;

/** The name of a field of the contact form. */
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** The values of the contact form; `page` is the path from which the visitor came. */
export type ContactValues = Record<ContactField | "page", string>;

/** The values of a posted contact form, valid or not. */
export function contactValues(form: FormData): ContactValues {
  return {
    name: lineValue(form, "name"),
    email: lineValue(form, "email"),
    subject: lineValue(form, "subject"),
    message: textValue(form, "message"),
    page: pagePath(form.get("page"), "/contact/"),
  };
}

/** The values of the newsletter form; `page` is the path of the page with the form. */
export interface SubscriptionValues {
  email: string;
  page: string;
}

/** The values of a posted newsletter form, valid or not. */
export function subscriptionValues(form: FormData): SubscriptionValues {
  return {
    email: lineValue(form, "email"),
    page: pagePath(form.get("page"), "/newsletter/"),
  };
}

/** Whether the honeypot of a posted form was filled in: by a bot, or by a password manager. */
export function isHoneypotFilled(form: FormData): boolean {
  return lineValue(form, HONEYPOT_FIELD) !== "";
}

/** A path of this site: one slash at the start, so that it names no other host; printable ASCII. */
const PATH = /^\/(?![/\\])[\x21-\x7e]*$/;

/**
 * The given path of a page of this site, whole, or the fallback if it is not one. It is for the way back: what is
 * saved of it is less (contract/told-address.ts).
 */
export function pagePath(given: unknown, fallback: string): string {
  if (typeof given !== "string" || given.length > MAX_LENGTHS.page) return fallback;
  return PATH.test(given) ? given : fallback;
}

const LINE_END = /\r\n?/g;
/** Control characters but tab and line feed: terminals obey them when the operator reads the inbox. */
const CONTROLS = /[^\P{Cc}\t\n]/gu;

/** A field's text with its line breaks as line feeds, which browsers count as one character. */
export function textValue(form: FormData, name: string): string {
  const value = form.get(name);
  if (typeof value !== "string") return "";
  return wellFormed(value.replace(LINE_END, "\n").replace(CONTROLS, ""));
}

/** A field's text on one line. */
export function lineValue(form: FormData, name: string): string {
  return textValue(form, name).replace(/[\t\n\u2028\u2029]+/g, " ");
}
