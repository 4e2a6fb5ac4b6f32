import type { NavigateFunction } from "react-router";
import { nearOfField } from "../search/my-location.ts";
import { keepLoad } from "./kept-load.ts";
import { loadAddress } from "./load-address.ts";

/** What the history entry of a load holds that was typed: its fields are ahead of the address. */
export const TYPED = { isTyped: true };

/**
 * Shows the answer for what the form holds, and keeps it for the next visit. Returns whether that is another
 * address than the one shown. `submitter` is the button that was pressed; without one, somebody types, and
 * the metal that they are choosing is not yet chosen.
 */
export function sendLoad(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  navigate: NavigateFunction,
): boolean {
  const fields = new FormData(form, submitter);
  if (!submitter) fields.delete("add");
  fields.set("near", nearOfField(String(fields.get("near") ?? "")));
  const address = loadAddress(fields);
  keepLoad(address);
  const { pathname, search } = window.location;
  if (address === pathname + search) return false;
  // Further letters replace the address, so that Back leaves the load and not its last letter.
  navigate(address, { replace: search !== "", preventScrollReset: true, state: TYPED });
  return true;
}
