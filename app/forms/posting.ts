import type { RouterContextProvider } from "react-router";
import { storeContext, visitorContext } from "../../contract/context.ts";
import { DatabaseError, type Store } from "../../worker/data/store.ts";
import type { PostFailure } from "./post-failure.tsx";

/** Why a form was not saved, with the status of the response. */
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
 * Counts a posted form, valid or not, and saves a valid one.
 * @param save saves it; undefined if it is not valid.
 * @returns why it was refused: the visitor or the whole site is over the rate limit, or the database
 * failed. Undefined after a success, and for a form that is not valid.
 */
export async function saveForm(
  context: Readonly<RouterContextProvider>,
  save: ((store: Store) => Promise<void>) | undefined,
): Promise<Refusal | undefined> {
  // Without a working rate limit nothing is saved: a flood may be the reason for its failure.
  const mayPost = await context
    .get(visitorContext)
    .mayPost()
    .catch(() => undefined);
  if (mayPost === undefined) return OUTAGE;
  if (!mayPost) return TOO_MANY_REQUESTS;
  try {
    await save?.(context.get(storeContext));
    return undefined;
  } catch (error) {
    if (error instanceof DatabaseError) return OUTAGE;
    throw error;
  }
}

function refusal(failure: PostFailure, status: number): Refusal {
  return { failure, init: { status } };
}
