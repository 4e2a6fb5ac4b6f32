import { nearOfField } from "../search/my-location.ts";
import { loadAddress } from "./load-address.ts";

export { recount } from "./recount.ts";

/** The fields of what is not in the load yet. */
const NEW_FIELDS = ["what", "amount", "unit"];

/**
 * The address of the load in a form. `submitter` is the button that was pressed; without one, the visitor is typing,
 * and what is in the fields for more is not in the load yet.
 */
export function addressOf(form: HTMLFormElement, submitter: HTMLElement | null): string {
  const fields = new FormData(form, submitter);
  if (!submitter) for (const name of NEW_FIELDS) fields.delete(name);
  fields.set("near", nearOfField(String(fields.get("near") ?? "")));
  return loadAddress(fields);
}
