import { isInAustralia, positionText } from "../../worker/search/position.ts";

/** The time (ms) that a device has to find its position. */
const TIMEOUT = 10_000;
/** A position may be ten minutes old (in ms), because it is rounded to a kilometre anyway. */
const MAX_AGE = 600_000;

const INSTEAD = "Type a place or postcode instead.";

/** The visitor's position to 0.01 degree, as URLs write it, or why it is unknown. */
type Located = { position: string } | { failure: string };

/** Asks the browser for the position; the browser asks the visitor. Never rejects. */
export function locate(): Promise<Located> {
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const point = { lat: coords.latitude, lon: coords.longitude };
        resolve(
          isInAustralia(point)
            ? { position: positionText(point) }
            : { failure: `You seem to be outside Australia. ${INSTEAD}` },
        );
      },
      ({ code }) => resolve({ failure: failureOf(code) }),
      { enableHighAccuracy: false, timeout: TIMEOUT, maximumAge: MAX_AGE },
    );
  });
}

/** The sentence for a GeolocationPositionError's code. */
function failureOf(code: number): string {
  if (code === 1) return `Your browser did not share your location. ${INSTEAD}`;
  if (code === 3) return `Finding your location took too long. Try again, or type a place.`;
  return `Your device could not find its location. ${INSTEAD}`;
}
