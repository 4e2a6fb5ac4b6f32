import type { NavigateFunction } from "react-router";
import { nearOfField } from "../search/my-location.ts";
import { keepLoad } from "./kept-load.ts";
import { loadAddress } from "./load-address.ts";

/** Marks the history entry of a load that is being typed: the fields are ahead of the address. */
export const TYPED = { isTyped: true };

/**
 * Shows the answer for what the form holds, and keeps the load for the next visit. Returns whether its
 * address differs from the one shown. `submitter` is the button that was pressed; without one, the visitor
 * is typing, and has not yet chosen the metal in the list.
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
  // Further letters replace the address, so that Back leaves the load instead of undoing a letter.
  navigate(address, { replace: search !== "", preventScrollReset: true, state: TYPED });
  return true;
}
