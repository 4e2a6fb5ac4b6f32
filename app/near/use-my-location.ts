import { useEffect, useRef, useState } from "react";
import { rememberLocation, shownNear } from "./my-location.ts";

interface MyLocationOptions {
  /** The field for a place. */
  field: () => HTMLInputElement | null | undefined;
  /** What the field is for, such as a metal: a message about one is dropped for the next. */
  about?: string;
  /** Called once the field holds the position. */
  onLocated: (field: HTMLInputElement) => void;
}

/**
 * Behaviour of a "Use my location" button: asks the browser for the position, rounded to about a kilometre, and
 * fills the field. `words` report progress or failure; `canLocate` is false if the browser has no geolocation.
 */
export function useMyLocation({ field, about = "", onLocated }: MyLocationOptions) {
  // Assume yes until the browser says otherwise: most can, and the button then does not move.
  const [canLocate, setCanLocate] = useState(true);
  const [said, setSaid] = useState({ about, words: "" });
  const presses = useRef(0);
  useEffect(() => setCanLocate("geolocation" in navigator), []);
  const locateMe = async () => {
    presses.current += 1;
    const press = presses.current;
    setSaid({ about, words: "Finding your location…" });
    const located = await import("./locate.ts").then(
      ({ locate }) => locate(),
      () => ({ failure: "That didn’t load. Check your connection and try again." }),
    );
    const input = field();
    // The visitor left the page or pressed the button again.
    if (!input || press !== presses.current) return;
    setSaid({ about, words: "failure" in located ? located.failure : "" });
    if ("failure" in located) return;
    rememberLocation(located.position);
    input.value = shownNear(located.position);
    onLocated(input);
  };
  return { words: said.about === about ? said.words : "", canLocate, locateMe };
}
