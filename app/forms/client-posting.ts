import { toast } from "../ui/toasts.tsx";

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
    if (!isRedirect) return { values, failure: "no-response" as const };
    toast(thanks);
    throw thrown;
  }
}
