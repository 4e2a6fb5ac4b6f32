import { LocateFixed } from "lucide";
import { useRef } from "react";
import { shownNear, useMyLocation } from "../../near/my-location.ts";
import { SuggestField } from "../../search/suggest-field.tsx";
import { LineIcon } from "../../ui/line-icon.tsx";
import { LinkChips } from "./leads.tsx";
import type { DirectoryNear } from "./near.ts";

interface DirectoryNearFieldProps {
  near: DirectoryNear | undefined;
}

/** The field for a place, a button that asks the browser for one, and any problem with the text. */
export function DirectoryNearField({ near }: DirectoryNearFieldProps) {
  const field = useRef<HTMLDivElement>(null);
  const { words, canLocate, locateMe } = useMyLocation({
    field: () => field.current?.querySelector("input"),
    about: near?.text,
    onLocated: ({ form }) => form?.requestSubmit(),
  });
  const failure = near?.failure ?? "";
  return (
    <div className="directory-near row" ref={field}>
      <label htmlFor="filter-near">Near</label>
      {canLocate && (
        <button
          type="button"
          className="text-button scripted"
          aria-label="Use my location"
          onClick={locateMe}
        >
          <LineIcon of={LocateFixed} size={18} /> <span>Use my location</span>
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
      <div id="near-note" aria-live="polite">
        {words || failure}
      </div>
      {failure && <LinkChips title={near?.othersTitle ?? ""} links={near?.others ?? []} />}
    </div>
  );
}
