import { useEffect, useRef, useState } from "react";

/** A Near field shows this while the URL holds the position that the browser gave. */
const MY_LOCATION = "My location";

// The position is kept only in memory, so that a reload or a shared URL shows its coordinates.
let remembered: string | undefined;

/** Remembers a position that the browser gave, as URLs write it. */
export function rememberLocation(position: string): void {
  remembered = position;
}

/** True if a URL's `near` is the position that the browser gave. */
export function isMyLocation(near: string): boolean {
  return near === remembered;
}

/** The Near field's text for a URL's `near`. */
export function shownNear(near: string): string {
  return isMyLocation(near) ? MY_LOCATION : near;
}

/** The URL's `near` for the Near field's text. */
export function nearOfField(text: string): string {
  return text.trim() === MY_LOCATION && remembered !== undefined ? remembered : text;
}

/**
 * The behaviour of a "Use my location" button: `locateMe` asks the browser for the position, rounded to about a
 * kilometre. `words` report progress or failure; `canLocate` is false if the browser has no geolocation.
 * @param onLocated called with the position as URLs write it
 * @param about the subject of the page, such as a metal; `words` are cleared when it changes
 */
export function useLocate(onLocated: (position: string) => void, about = "") {
  // Assume yes until the browser says otherwise. Most browsers can, and then the button doesn't move.
  const [canLocate, setCanLocate] = useState(true);
  const [said, setSaid] = useState({ about, words: "" });
  const presses = useRef(0);
  useEffect(() => setCanLocate("geolocation" in navigator), []);
  const locateMe = async () => {
    presses.current += 1;
    const press = presses.current;
    setSaid({ about, words: "Finding your location…" });
    const located = await import("./geolocation.ts").then(
      ({ locate }) => locate(),
      () => ({ failure: "That didn’t load. Check your connection and try again." }),
    );
    // The visitor has pressed the button again meanwhile.
    if (press !== presses.current) return;
    setSaid({ about, words: "failure" in located ? located.failure : "" });
    if ("position" in located) onLocated(located.position);
  };
  return { words: said.about === about ? said.words : "", canLocate, locateMe };
}

interface MyLocationOptions {
  /** Returns the field for a place; null once the visitor has left the page. */
  field: () => HTMLInputElement | null | undefined;
  about?: string;
  /** Called once the field holds the position. */
  onLocated: (field: HTMLInputElement) => void;
}

/** Like `useLocate`, but fills a Near field with the position. */
export function useMyLocation({ field, about, onLocated }: MyLocationOptions) {
  const fill = (position: string) => {
    const input = field();
    if (!input) return;
    rememberLocation(position);
    input.value = shownNear(position);
    onLocated(input);
  };
  return useLocate(fill, about);
}
