import { toast } from "../ui/toasts.tsx";

/**
 * What a form's action answers, for its client action: a saved form is confirmed with a toast too, and a
 * form without an answer keeps its values.
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
