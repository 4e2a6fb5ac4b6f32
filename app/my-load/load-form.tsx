import { LocateFixed } from "lucide";
import { type RefObject, useRef } from "react";
import { Form } from "react-router";
import { shownNear, useMyLocation } from "../near/my-location.ts";
import { LOAD_PATH } from "../paths/load-path.ts";
import { SuggestField } from "../search/suggest-field.tsx";
import { LineIcon } from "../ui/line-icon.tsx";
import { grouped } from "../words/format.ts";
import { OpenAtField } from "../yard-facts/open-at-field.tsx";
import { AddGood } from "./add-good.tsx";
import type { LoadLine } from "./count.ts";
import { LoadHint } from "./load-hint.tsx";
import type { LoadRow } from "./load-row.ts";
import { LoadRows } from "./load-rows.tsx";
import { useLiveLoad } from "./use-live-load.ts";
import { carriedBy, VEHICLES, vehicleChosen } from "./vehicles.ts";

interface LoadFormProps {
  /** Places to compare it with, as in the address. */
  to: string;
  place: { text: string; label: string | null; problem: string | null };
  kmCost: { text: string; value: number; problem: string | null };
  /** What carries the load; "" if nobody said. */
  vehicle: string;
  lines: LoadLine[];
  /** What was offered for all of it. */
  offer: { text: string; problem?: string };
  /** When yards have to be open: a half-hour of the week, or "". */
  open: string;
  rows: LoadRow[];
  /** The address of "What is this?", whose answer is added to this load. */
  identifyPath: string;
}

/** Asks where the visitor is and what they have. A GET form; with JavaScript it answers while they type. */
export function LoadForm(props: LoadFormProps) {
  const { place, to, kmCost, vehicle, offer, open, rows, identifyPath } = props;
  const form = useRef<HTMLFormElement>(null);
  const { clear, ...handlers } = useLiveLoad(form);
  const isEmpty = rows.length === 0;
  const isSet = !isEmpty || [open, kmCost.text, vehicle, offer.text].some(Boolean);
  const isStarted = isSet || place.text !== "";
  return (
    <Form
      ref={form}
      className={isEmpty ? "load-form load-start stack" : "load-form stack"}
      // Without scripts, this scrolls to the answer.
      action={`${LOAD_PATH}#answer-heading`}
      // After Back a browser would restore the last entries, whatever the address says.
      autoComplete="off"
      aria-label="My load"
      noValidate
      {...handlers}
    >
      {/* Enter presses the first button of a form, which would otherwise remove something. */}
      <button type="submit" hidden>
        What is it worth?
      </button>
      {to && <input type="hidden" name="to" value={to} />}
      {isStarted && (
        <div className="load-place row">
          <label htmlFor="load-near">Town, suburb or postcode</label>
          <SuggestField
            groups={["places"]}
            id="load-near"
            name="near"
            type="text"
            defaultValue={shownNear(place.text)}
            // The answer appears without a submit: nothing else should happen, and the focus stays.
            onChoose={() => {}}
            maxLength={100}
            autoComplete="off"
            aria-invalid={place.problem ? true : undefined}
            aria-describedby="load-near-hint"
          />
          <LoadHint id="load-near-hint" problem={place.problem}>
            {placeHint(place)}
          </LoadHint>
          <PositionButton form={form} />
        </div>
      )}
      <LoadRows rows={rows} />
      <AddGood
        isFirst={isEmpty}
        next={place.text === "" ? "load-near" : "answer-heading"}
        identifyPath={identifyPath}
      />
      {isStarted && (
        <>
          {isSet && <YardsAndDrive {...props} />}
          {/* With scripts the answer is there already. */}
          {!isEmpty && (
            <p className="scriptless">
              <button type="submit" className="button">
                What is it worth?
              </button>
            </p>
          )}
          <p className="load-kept quiet scripted">
            Saved on this device only. Your location isn’t.{" "}
            <button type="button" className="text-button" onClick={clear}>
              Clear my load
            </button>
          </p>
        </>
      )}
    </Form>
  );
}

/** Fills in the visitor's position, rounded to about a kilometre before it leaves the browser. */
function PositionButton({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const { words, canLocate, locateMe } = useMyLocation({
    field: () => form.current?.querySelector<HTMLInputElement>("input[name=near]"),
    onLocated: (field) => field.dispatchEvent(new Event("input", { bubbles: true })),
  });
  if (!canLocate) return null;
  return (
    <p className="quiet scripted">
      <button type="button" className="text-button" onClick={locateMe}>
        <LineIcon of={LocateFixed} size={16} /> Use my location
      </button>{" "}
      <span role="status" className="quiet">
        {words}
      </span>
    </p>
  );
}

function placeHint({ text, label }: LoadFormProps["place"]): string {
  if (text === "") return "Such as Dubbo or 2830.";
  return label ? `Near ${label}.` : "Near your location.";
}

/** What few visitors change; unfolds once any of it is set, and stays open while a visitor types. */
function YardsAndDrive({ open, vehicle, lines, kmCost, offer }: LoadFormProps) {
  const { text, value, problem } = kmCost;
  const isAsked = carriedBy(vehicle, lines).trips > 1;
  const own = vehicleChosen(vehicle);
  const vehicles = own && !VEHICLES.includes(own) ? [...VEHICLES, own] : VEHICLES;
  const wasUsed = useRef(false);
  wasUsed.current ||= isAsked || [text, open, vehicle, offer.text].some(Boolean);
  return (
    <details open={wasUsed.current || undefined}>
      <summary>An offer, opening time and cost of driving</summary>
      <label htmlFor="load-offer">Offered for all of it, in dollars</label>
      <input
        id="load-offer"
        name="offer"
        type="text"
        inputMode="decimal"
        defaultValue={offer.text}
        maxLength={20}
        aria-invalid={offer.problem ? true : undefined}
        aria-describedby="load-offer-hint"
      />
      <LoadHint id="load-offer-hint" problem={offer.problem}>
        Such as 420. We compare it with the total.
      </LoadHint>
      <label htmlFor="load-vehicle">What carries it</label>
      <select id="load-vehicle" name="vehicle" defaultValue={vehicle} data-chosen={vehicle}>
        <option value="">Not said</option>
        {vehicles.map(({ value, name, kilograms }) => (
          <option key={value} value={value}>
            {`${name}: about ${grouped(kilograms)} kg`}
          </option>
        ))}
      </select>
      <OpenAtField id="load-open" chosen={open} />
      <label htmlFor="load-km-cost">Dollars a kilometre</label>
      <input
        id="load-km-cost"
        name="km-cost"
        type="text"
        inputMode="decimal"
        defaultValue={text}
        placeholder={String(value)}
        maxLength={20}
        aria-invalid={problem ? true : undefined}
        aria-describedby="load-km-cost-hint"
      />
      <LoadHint id="load-km-cost-hint" problem={problem}>
        88 cents is the Tax Office’s rate for a car in 2025–26. Towing costs more.
      </LoadHint>
    </details>
  );
}
