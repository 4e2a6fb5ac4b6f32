import { useEffect, useRef, useState } from "react";
import { rememberLocation, shownNear } from "./my-location.ts";

interface MyLocationOptions {
  /** The field for a place. */
  field: () => HTMLInputElement | null | undefined;
  /** What the field searches for: messages about one place do not apply to the next. */
  about?: string;
  /** Called once the field holds where the visitor is. */
  onLocated: (field: HTMLInputElement) => void;
}

/**
 * "Use my location": asks the browser where the visitor is, rounded to about a kilometre, and puts it into
 * the field. `words` say that the location is being found, or why it was not; `canLocate` is false if the
 * browser cannot tell.
 */
export function useMyLocation({ field, about = "", onLocated }: MyLocationOptions) {
  // Assumed until the browser says otherwise: most can, and then the button does not move.
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
    // The page was left, or the button was pressed again.
    if (!input || press !== presses.current) return;
    setSaid({ about, words: "failure" in located ? located.failure : "" });
    if ("failure" in located) return;
    rememberLocation(located.position);
    input.value = shownNear(located.position);
    onLocated(input);
  };
  return { words: said.about === about ? said.words : "", canLocate, locateMe };
}
