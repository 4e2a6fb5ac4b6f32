import { useLocate } from "./my-location.ts";

interface LocateButtonProps {
  /** Called with the visitor's position as URLs write it. */
  onLocated: (position: string) => void;
}

/** A "Use my location" button that asks the browser for the position when pressed. */
export function LocateButton({ onLocated }: LocateButtonProps) {
  const { words, canLocate, locateMe } = useLocate(onLocated);
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
