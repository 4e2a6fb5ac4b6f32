import { LocateFixed } from "lucide";
import { type RefObject, useRef, useState } from "react";
import { rememberLocation, shownNear } from "../search/my-location.ts";
import { LineIcon } from "../ui/line-icon.tsx";

/** Fills in where the visitor is, rounded to about a kilometre before it leaves the browser. */
export function PositionButton({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const [words, setWords] = useState("");
  const presses = useRef(0);
  const locateMe = async () => {
    presses.current += 1;
    const press = presses.current;
    setWords("Finding your location…");
    const located = await import("../search/locate.ts").then(
      ({ locate }) => locate(),
      () => ({ failure: "That did not load. Check your connection and try again." }),
    );
    const field = form.current?.elements.namedItem("near");
    // The page was left, or the button was pressed again.
    if (!(field instanceof HTMLInputElement) || press !== presses.current) return;
    if ("failure" in located) return setWords(located.failure);
    setWords("");
    rememberLocation(located.position);
    field.value = shownNear(located.position);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };
  return (
    <p className="load-position">
      <button type="button" className="text-button" onClick={locateMe}>
        <LineIcon of={LocateFixed} size={16} /> Use my location
      </button>{" "}
      <span role="status" className="quiet">
        {words}
      </span>
    </p>
  );
}
