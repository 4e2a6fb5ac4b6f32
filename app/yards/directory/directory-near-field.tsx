import { LocateFixed } from "lucide";
import { type RefObject, useEffect, useRef, useState } from "react";
import { rememberLocation, shownNear } from "../../search/my-location.ts";
import { SuggestField } from "../../search/suggest-field.tsx";
import { LineIcon } from "../../ui/line-icon.tsx";
import { LinkChips } from "./directory-leads.tsx";
import type { DirectoryNear } from "./directory-near.ts";

interface DirectoryNearFieldProps {
  near: DirectoryNear | undefined;
}

/** The field for a place, a button that asks the browser for one, and what is wrong with what was typed. */
export function DirectoryNearField({ near }: DirectoryNearFieldProps) {
  const field = useRef<HTMLDivElement>(null);
  const { message, canLocate, locateMe } = useMyLocation(field, near?.text ?? "");
  const failure = near?.failure ?? "";
  return (
    <div className="directory-near" ref={field}>
      <label htmlFor="filter-near">Near</label>
      {canLocate && (
        <button type="button" className="directory-locate" onClick={locateMe}>
          <LineIcon of={LocateFixed} size={18} /> Use my location
        </button>
      )}
      <SuggestField
        id="filter-near"
        name="near"
        type="text"
        groups={["places"]}
        defaultValue={shownNear(near?.text ?? "")}
        maxLength={100}
        autoComplete="off"
        placeholder="Suburb, town or postcode"
        aria-invalid={failure !== "" || undefined}
        aria-describedby="near-note"
      />
      <p id="near-note" className="directory-near-note" aria-live="polite">
        {message || failure}
      </p>
      {failure && <LinkChips title={near?.othersTitle ?? ""} links={near?.others ?? []} />}
    </div>
  );
}

/** Sends the form with where the browser says that it is; `message` says why it does not. */
function useMyLocation(field: RefObject<HTMLElement | null>, near: string) {
  // Until a browser says otherwise: most have it, and the button then stays where it is.
  const [canLocate, setCanLocate] = useState(true);
  const [said, setSaid] = useState({ near, message: "" });
  const presses = useRef(0);
  useEffect(() => setCanLocate("geolocation" in navigator), []);
  const locateMe = async () => {
    presses.current += 1;
    const press = presses.current;
    setSaid({ near, message: "Finding your location…" });
    const located = await import("../../search/locate.ts").then(
      ({ locate }) => locate(),
      () => ({ failure: "That did not load. Check your connection and try again." }),
    );
    const input = field.current?.querySelector("input");
    // The page was left, or the button was pressed again.
    if (!input || press !== presses.current) return;
    if ("failure" in located) return setSaid({ near, message: located.failure });
    setSaid({ near, message: "" });
    rememberLocation(located.position);
    input.value = shownNear(located.position);
    input.form?.requestSubmit();
  };
  // What was said of one place does not count for the next.
  return { message: said.near === near ? said.message : "", canLocate, locateMe };
}
