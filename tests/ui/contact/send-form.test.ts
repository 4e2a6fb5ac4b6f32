// @vitest-environment node
import { expect, it } from "vitest";
import type { FormResult } from "../../../app/contact/form-outcome.tsx";
import { sendForm } from "../../../app/contact/send-form.ts";
import { currentToast, dismissToast, toast } from "../../../app/ui/toasts.tsx";

const VALUES = { email: "mei@mail.example" };
const sent = (action: () => Promise<FormResult<typeof VALUES, "email">>) => {
  toast("Before");
  dismissToast();
  return sendForm(action, VALUES, "Thank you.");
};

it("a saved form shows a toast and passes the redirect on", async () => {
  const redirect = new Response(null, { status: 303 });
  await expect(sent(() => Promise.reject(redirect))).rejects.toBe(redirect);
  expect(currentToast()).toMatchObject({ message: "Thank you.", open: true });
});

it.each([
  ["no answer", () => Promise.reject(new TypeError()), { values: VALUES, failure: "no-response" }],
  [
    "a refusal for the number of requests",
    () => Promise.reject({ status: 429, statusText: "", internal: false, data: "Too many" }),
    { values: VALUES, failure: "rate-limited" },
  ],
  ["errors", async () => ({ values: VALUES, errors: {} }), { values: VALUES, errors: {} }],
])("a form that gets %s keeps its values and shows no thanks", async (_, action, result) => {
  expect(await sent(action)).toEqual(result);
  expect(currentToast()).toMatchObject({ message: "Before", open: false });
});
