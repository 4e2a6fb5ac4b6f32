import { useEffect, useState } from "react";

interface LocateButtonProps {
  /** Called with the visitor's position, as held in addresses. */
  onLocated: (position: string) => void;
}

/** "Use my location": asks the browser when pressed. The code for that loads on the press, too. */
export function LocateButton({ onLocated }: LocateButtonProps) {
  // Assume yes until the browser says otherwise: most can, and the button then does not move.
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
      <button type="button" className="text-button" onClick={locateMe}>
        Use my location
      </button>
      <span aria-live="polite">{words && ` ${words}`}</span>
    </p>
  );
}
