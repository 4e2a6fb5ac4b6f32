import { LocateFixed } from "lucide";
import { type RefObject, useState } from "react";
import { LineIcon } from "../ui/line-icon.tsx";

/** Fills in where the visitor is, rounded to about a kilometre before it leaves the browser. */
export function PositionButton({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const [words, setWords] = useState("");
  const fill = ({ coords }: GeolocationPosition) => {
    const field = form.current?.elements.namedItem("near");
    if (!(field instanceof HTMLInputElement)) return;
    field.value = `${coords.latitude.toFixed(2)},${coords.longitude.toFixed(2)}`;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    setWords("");
  };
  const ask = () => {
    setWords("Asking your device…");
    const fail = () => setWords("Your device didn’t say where you are. Type a place instead.");
    if ("geolocation" in navigator) navigator.geolocation.getCurrentPosition(fill, fail);
    else fail();
  };
  return (
    <p className="load-position">
      <button type="button" className="text-button" onClick={ask}>
        <LineIcon of={LocateFixed} size={16} /> Use my location
      </button>{" "}
      <span role="status" className="quiet">
        {words}
      </span>
    </p>
  );
}
