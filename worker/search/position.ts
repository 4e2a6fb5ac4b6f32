import type { Point } from "../data/distance.ts";

/** True if a point lies within a box around Australia and its islands. */
export function isInAustralia({ lat, lon }: Point): boolean {
  return lat >= -44 && lat <= -9 && lon >= 96 && lon <= 168;
}

/** Formats a position for addresses, such as "-32.25,148.61": to 0.01 degree, about a kilometre. */
export function positionText({ lat, lon }: Point): string {
  return [lat, lon].map((degrees) => String(Math.round(degrees * 100) / 100)).join();
}

/** Parses a latitude and longitude, rounded in the same way; undefined for any other text. */
export function parsePosition(text: string): Point | undefined {
  const found = /^\s*(-?\d{1,3}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text);
  if (!found) return undefined;
  const [lat, lon] = found.slice(1).map((value) => Math.round(Number(value) * 100) / 100);
  return { lat: lat!, lon: lon! };
}
