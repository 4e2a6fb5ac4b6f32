import type { ContactValues } from "./contact-form.tsx";
import { pagePath } from "./page-path.ts";
import { typedLine, typedLines } from "./typed-text.ts";

/** A post of the contact form as it was typed, right or wrong. */
export function typedMessage(form: FormData): ContactValues {
  return {
    name: typedLine(form, "name"),
    email: typedLine(form, "email"),
    subject: typedLine(form, "subject"),
    message: typedLines(form, "message"),
    page: pagePath(form.get("page"), "/contact/"),
  };
}
