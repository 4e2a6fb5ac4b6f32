import { LocateFixed } from "lucide";
import type { RefObject } from "react";
import { useMyLocation } from "../search/use-my-location.ts";
import { LineIcon } from "../ui/line-icon.tsx";

/** Fills in where the visitor is, rounded to about a kilometre before it leaves the browser. */
export function PositionButton({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const { words, canLocate, locateMe } = useMyLocation({
    field: () => form.current?.querySelector<HTMLInputElement>("input[name=near]"),
    onLocated: (field) => field.dispatchEvent(new Event("input", { bubbles: true })),
  });
  if (!canLocate) return null;
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
