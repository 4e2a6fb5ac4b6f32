import { MOST } from "./field-limits.ts";

/** A path of this site: one slash at the start, so that it names no other host; nothing unseen. */
const PATH = /^\/(?![/\\])[\x21-\x7e]*$/;

/** The path of the page from which a visitor came, or `otherwise` where none that can be is given. */
export function pagePath(given: unknown, otherwise: string): string {
  if (typeof given !== "string" || given.length > MOST.page) return otherwise;
  return PATH.test(given) ? given : otherwise;
}
