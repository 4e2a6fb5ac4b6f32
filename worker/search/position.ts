import type { Point } from "../data/places/distance.ts";

/** True if a point lies within a box around Australia and its islands. */
export function isInAustralia({ lat, lon }: Point): boolean {
  return lat >= -44 && lat <= -9 && lon >= 96 && lon <= 168;
}

/** Formats a position for URLs, such as "-32.25,148.61", to 0.01 degree, which is about a kilometre. */
export function positionText({ lat, lon }: Point): string {
  return [lat, lon].map((degrees) => String(rounded(degrees))).join();
}

function rounded(degrees: number): number {
  return Math.round(degrees * 100) / 100;
}

/** A point, and the position of its text. */
export interface TypedPosition extends Point {
  start: number;
  end: number;
}

const NUMBER = String.raw`\d{1,3}(?:\.\d{1,15})?`;
/** "-33.8688", "33.8688°", "33°52'7.7\"" or "33° 52.128'". */
const DEGREES = `([-−–])?(${NUMBER})(?: ?[°º](?: ?(${NUMBER})['’′])?(?: ?(${NUMBER})(?:["”″]|''))?)?`;
/** Pairs with a letter before both halves, or after one, both or neither. */
const PAIRS = [`([NSEW]) ?${DEGREES}()`, String.raw`()${DEGREES}(?: ?([NSEW])\b)?`].map(
  (half) => new RegExp(String.raw`(^|[^\w.])${half}( ?[,;] ?| )${half}(?!\w|\.\d)`, "i"),
);

/** The latitude and longitude that make up a whole text, rounded as in URLs; undefined for any other text. */
export function parsePosition(text: string): Point | undefined {
  const typed = text.replaceAll(/\s+/g, " ").trim();
  const found = pairIn(typed);
  if (!found || /\w/.test(typed.slice(0, found.start) + typed.slice(found.end))) return undefined;
  return { lat: found.lat, lon: found.lon };
}

/** The first position in a text, rounded as in URLs; undefined if there is none or it is outside Australia. */
export function positionIn(text: string): TypedPosition | undefined {
  const found = pairIn(text);
  return found && isInAustralia(found) ? found : undefined;
}

function pairIn(text: string): TypedPosition | undefined {
  const found = PAIRS.map((pair) => pair.exec(text)).find((each) => each !== null);
  if (!found) return undefined;
  const [whole, before = "", ...parts] = found;
  const all = whole.slice(before.length);
  const start = found.index + before.length;
  // Two bare numbers without a comma aren't a position.
  if (parts[6] === " " && !/[.°º−–-]|[NSEW]/i.test(all)) return undefined;
  const [first, second] = [degrees(parts.slice(0, 6)), degrees(parts.slice(7))];
  const isTurned = /[EW]/i.test(`${parts[0] ?? ""}${parts[5] ?? ""}`) || Math.abs(first) > 90;
  const [lat, lon] = isTurned ? [second, first] : [first, second];
  return { lat, lon, start, end: start + all.length };
}

function degrees([before, minus, whole, minutes, seconds, after]: (string | undefined)[]): number {
  const value = Number(whole) + Number(minutes ?? 0) / 60 + Number(seconds ?? 0) / 3600;
  return rounded(minus || /[SW]/i.test(`${before ?? ""}${after ?? ""}`) ? -value : value);
}
