import { useEffect, useState } from "react";

interface LocateButtonProps {
  /** Called with where the visitor is, as an address holds it. */
  onLocated: (position: string) => void;
}

/** "Use my location": asks the browser once it is pressed. What that takes loads then, too. */
export function LocateButton({ onLocated }: LocateButtonProps) {
  // Assumed until the browser says otherwise: most can, and then the button does not move.
  const [canLocate, setCanLocate] = useState(true);
  const [words, setWords] = useState("");
  useEffect(() => setCanLocate("geolocation" in navigator), []);
  const locateMe = async () => {
    setWords("Finding your location…");
    const located = await import("./locate.ts").then(
      ({ locate }) => locate(),
      () => ({ failure: "That didn’t load. Check your connection and try again." }),
    );
    if ("failure" in located) return setWords(located.failure);
    setWords("");
    onLocated(located.position);
  };
  if (!canLocate) return null;
  return (
    <p className="scripted">
      <button type="button" className="button button-quiet" onClick={locateMe}>
        Use my location
      </button>
      <span aria-live="polite">{words && ` ${words}`}</span>
    </p>
  );
}
