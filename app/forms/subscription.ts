import type { Subscription } from "../../worker/data/subscribers.ts";
import { emailAddress } from "./email-address.ts";
import { TRAP } from "./field-limits.ts";
import { typedLine } from "./form-values.ts";
import { typedSubscription } from "./typed-subscription.ts";

/** What the newsletter's form sent: as it was typed, and either the subscription or what is wrong. */
export interface ReadSubscription {
  values: Subscription;
  /** Whether the field that people do not see was filled in. */
  isTrapped: boolean;
  subscription?: Subscription;
  /** What is wrong with the address. */
  error?: string;
}

/** Reads a post of the newsletter's form. */
export function readSubscription(form: FormData): ReadSubscription {
  const values = typedSubscription(form);
  const isTrapped = typedLine(form, TRAP) !== "";
  const { success, data, error } = emailAddress.safeParse(values.email);
  return success
    ? { values, isTrapped, subscription: { email: data.toLowerCase(), page: values.page } }
    : { values, isTrapped, error: error.issues[0]?.message };
}
