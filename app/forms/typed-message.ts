import type { ContactValues } from "./contact-form.tsx";
import { typedLine, typedLines } from "./form-values.ts";
import { pagePath } from "./page-path.ts";

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
