import type { RouterContextProvider } from "react-router";
import { DatabaseError, type Store } from "../../worker/data/store.ts";
import { storeContext, visitorContext } from "../context.ts";
import { CACHE } from "../http.ts";
import type { PostFailure } from "./post-failure.tsx";

/** Seconds after which a post that was refused may be sent again: the limiter's period. */
const AGAIN = "60";

/** How a form is answered that could not be saved. */
export interface Refusal {
  failure: PostFailure;
  init: ResponseInit;
}

const TOO_MANY: Refusal = refusal("busy", 429);
const OUTAGE: Refusal = refusal("outage", 503);

/** Headers and status of a form that was not filled in as it must be. */
export const INVALID = { status: 400, headers: CACHE.none };

/** The fields of a post; none where the body is no form. */
export function fieldsOf(request: Request): Promise<FormData> {
  return request.formData().catch(() => new FormData());
}

/**
 * Saves what a visitor posted, unless that visitor has posted too often or the database fails. A
 * program that fell into the trap is answered like everybody, and nothing is saved.
 */
export async function post(
  context: Readonly<RouterContextProvider>,
  isTrapped: boolean,
  save: (store: Store) => Promise<void>,
): Promise<Refusal | undefined> {
  // Where the limit cannot be known nothing is written: a flood may be what broke it.
  const mayPost = await context
    .get(visitorContext)
    .mayPost()
    .catch(() => undefined);
  if (mayPost === undefined) return OUTAGE;
  if (!mayPost) return TOO_MANY;
  if (isTrapped) return undefined;
  try {
    await save(context.get(storeContext));
    return undefined;
  } catch (error) {
    if (error instanceof DatabaseError) return OUTAGE;
    throw error;
  }
}

function refusal(failure: PostFailure, status: number): Refusal {
  return { failure, init: { status, headers: { ...CACHE.none, "Retry-After": AGAIN } } };
}
