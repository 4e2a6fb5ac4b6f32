/** Shown in the Near field while the address holds the position given by this browser. */
const MY_LOCATION = "My location";

// Kept in memory only: a reload, or a shared address, shows the numbers.
let located: string | undefined;

/** Remembers a position given by the browser, as held in addresses. */
export function rememberLocation(position: string): void {
  located = position;
}

/** True if `near` is the position given by this browser. */
export function isMyLocation(near: string): boolean {
  return near === located;
}

/** The Near field's text for an address's `near`. */
export function shownNear(near: string): string {
  return isMyLocation(near) ? MY_LOCATION : near;
}

/** The address's `near` for the Near field's text. */
export function nearOfField(text: string): string {
  return text.trim() === MY_LOCATION && located !== undefined ? located : text;
}
