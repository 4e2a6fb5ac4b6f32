import { isRouteErrorResponse } from "react-router";
import { toast } from "../ui/toasts.tsx";
import type { PostFailure } from "./post-failure.tsx";

/**
 * For a client action: the answer of the form's server action. A saved form is confirmed with a toast as well,
 * and a form without an answer keeps its values.
 * @throws the redirect after a saved form
 */
export async function answerOf<Result, Values>(
  serverAction: () => Promise<Result>,
  values: Values,
  thanks: string,
) {
  try {
    return await serverAction();
  } catch (thrown) {
    const isRedirect = thrown instanceof Response;
    if (!isRedirect) return { values, failure: failureOf(thrown) };
    toast(thanks);
    throw thrown;
  }
}

/** Why a form that was sent brought no answer of its action. */
export function failureOf(thrown: unknown): PostFailure {
  const isOverLimit = isRouteErrorResponse(thrown) && thrown.status === 429;
  return isOverLimit ? "rate-limited" : "no-response";
}
