import type { Subscription } from "../../worker/data/subscribers.ts";
import { typedLine } from "./form-values.ts";
import { pagePath } from "./page-path.ts";

/** A post of the newsletter's form as it was typed, right or wrong. */
export function typedSubscription(form: FormData): Subscription {
  return {
    email: typedLine(form, "email"),
    page: pagePath(form.get("page"), "/newsletter/"),
  };
}
