/** What the Near field says while the address holds the position that this visitor's browser gave. */
const MY_LOCATION = "My location";

// In memory alone: a reload, and a shared address, show the numbers.
let located: string | undefined;

/** Remembers a position that the browser gave, as the address holds it. */
export function rememberLocation(position: string): void {
  located = position;
}

/** Whether `near` is where this visitor's browser said that it is. */
export function isMyLocation(near: string): boolean {
  return near !== "" && near === located;
}

/** What the Near field shows for an address's `near`. */
export function shownNear(near: string): string {
  return isMyLocation(near) ? MY_LOCATION : near;
}

/** What the address holds for the text of the Near field. */
export function nearOfField(text: string): string {
  return text.trim() === MY_LOCATION && located !== undefined ? located : text;
}
