import { data, type RouterContextProvider } from "react-router";
import { storeContext, toldPagesContext, visitorContext } from "../../worker/contract/context.ts";
import { safeAddress } from "../../worker/contract/safe-address.ts";
import { DatabaseError, type Store } from "../../worker/data/store.ts";
import type { FormResult, PostFailure } from "./form-outcome.tsx";
import type { ParsedForm } from "./form-validation.ts";

/** The fields of a posted form; empty if the body is not a form. */
export function formDataOf(request: Request): Promise<FormData> {
  return request.formData().catch(() => new FormData());
}

/**
 * Counts a posted form towards the rate limit, valid or not, and saves a valid one, with the URL of its page
 * stripped of anything about the visitor.
 * @returns the response to a form that was not saved: 400 if it is invalid, 429 if the visitor or the site is over
 * the rate limit, 503 if the database failed; undefined once it is saved
 */
export async function saveForm<Values, Field extends string, Entry extends { page: string }>(
  context: Readonly<RouterContextProvider>,
  { values, errors, entry }: ParsedForm<Values, Field, Entry>,
  save: (store: Store, entry: Entry) => Promise<void>,
) {
  const refuse = (result: { failure?: PostFailure; errors?: typeof errors }, status: number) =>
    data<FormResult<Values, Field>>({ values, ...result }, { status });
  // If the rate limiter is down, nothing is saved: a flood of posts may be what took it down.
  const mayPost = await context
    .get(visitorContext)
    .mayPost()
    .catch(() => undefined);
  if (mayPost === undefined) return refuse({ failure: "outage" }, 503);
  if (!mayPost) return refuse({ failure: "rate-limited" }, 429);
  if (!entry) return refuse({ errors }, 400);
  try {
    const page = safeAddress(entry.page, await context.get(toldPagesContext)());
    await save(context.get(storeContext), { ...entry, page });
    return undefined;
  } catch (error) {
    if (error instanceof DatabaseError) return refuse({ failure: "outage" }, 503);
    throw error;
  }
}
