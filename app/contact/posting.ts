import type { RouterContextProvider } from "react-router";
import { storeContext, toldPagesContext, visitorContext } from "../../worker/contract/context.ts";
import { toldAddress } from "../../worker/contract/told-address.ts";
import { DatabaseError, type Store } from "../../worker/data/store.ts";
import type { PostFailure } from "./post-failure.tsx";

/** Why a form was not saved, with the response's status. */
export interface Refusal {
  failure: PostFailure;
  init: ResponseInit;
}

const TOO_MANY_REQUESTS: Refusal = refusal("rate-limited", 429);
const OUTAGE: Refusal = refusal("outage", 503);

/** Status of the response to an invalid form. */
export const BAD_REQUEST = { status: 400 };

/** The fields of a posted form; empty if the body is not a form. */
export function formDataOf(request: Request): Promise<FormData> {
  return request.formData().catch(() => new FormData());
}

/**
 * Counts a posted form towards the rate limit, valid or not, and saves a valid one, with its page's address
 * stripped of anything about the visitor.
 * @param entry the form's content; undefined if invalid
 * @returns why it was refused: visitor or site over the rate limit, or the database failed. Undefined after a
 * success, and for an invalid form.
 */
export async function saveForm<Entry extends { page: string }>(
  context: Readonly<RouterContextProvider>,
  entry: Entry | undefined,
  save: (store: Store, entry: Entry) => Promise<void>,
): Promise<Refusal | undefined> {
  // Without a working rate limit nothing is saved: a flood may be why it fails.
  const mayPost = await context
    .get(visitorContext)
    .mayPost()
    .catch(() => undefined);
  if (mayPost === undefined) return OUTAGE;
  if (!mayPost) return TOO_MANY_REQUESTS;
  try {
    if (!entry) return undefined;
    const page = toldAddress(entry.page, await context.get(toldPagesContext)());
    await save(context.get(storeContext), { ...entry, page });
    return undefined;
  } catch (error) {
    if (error instanceof DatabaseError) return OUTAGE;
    throw error;
  }
}

function refusal(failure: PostFailure, status: number): Refusal {
  return { failure, init: { status } };
}
