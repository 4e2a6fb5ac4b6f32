import { isRouteErrorResponse } from "react-router";
import { toast } from "../ui/toasts.tsx";
import type { FormResult } from "./form-outcome.tsx";

/**
 * Sends a form from a client action. Confirms a saved form with a toast; keeps the values if there is no response.
 * @throws the redirect after a saved form
 */
export async function sendForm<Values, Field extends string>(
  serverAction: () => Promise<FormResult<Values, Field>>,
  values: Values,
  thanks: string,
): Promise<FormResult<Values, Field>> {
  try {
    const result = await serverAction();
    if (!result.errors && !result.failure) toast(thanks);
    return result;
  } catch (thrown) {
    if (thrown instanceof Response) {
      toast(thanks);
      throw thrown;
    }
    const isOverLimit = isRouteErrorResponse(thrown) && thrown.status === 429;
    return { values, failure: isOverLimit ? "rate-limited" : "no-response" };
  }
}
