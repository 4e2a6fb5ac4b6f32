import { LocateFixed } from "lucide";
import { type RefObject, useRef } from "react";
import { Form } from "react-router";
import { shownNear, useMyLocation } from "../near/my-location.ts";
import { LOAD_PATH } from "../paths/form-addresses.ts";
import { SuggestField } from "../search/suggest-field.tsx";
import { LineIcon } from "../ui/line-icon.tsx";
import { grouped } from "../words/format.ts";
import { OpenAtField } from "../yard-facts/open-at-field.tsx";
import { AddGood } from "./add-good.tsx";
import type { LoadFields } from "./load-address.ts";
import type { LoadData } from "./load-data.ts";
import { LoadHint } from "./load-hint.tsx";
import { LoadRows } from "./load-rows.tsx";
import { useLiveLoad } from "./use-live-load.ts";
import { carriedBy, VEHICLES, vehicleChosen } from "./vehicles.ts";

type LoadFormProps = Pick<
  LoadData,
  "to" | "place" | "kmCost" | "vehicle" | "lines" | "offer" | "open" | "rows" | "identifyPath"
> &
  Pick<LoadFields, "sort">;

/**
 * The form for the visitor's place and load. A GET form; with JavaScript it answers while they type. Enter presses the
 * first button of a form, so the first is hidden: the next would remove something.
 */
export function LoadForm(props: LoadFormProps) {
  const { place, to, kmCost, vehicle, offer, open, sort, rows, identifyPath } = props;
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
      // After Back a browser would restore the last entries, even if the URL has others.
      autoComplete="off"
      aria-label="My load"
      noValidate
      {...handlers}
    >
      <button type="submit" hidden>
        What is it worth?
      </button>
      {to && <input type="hidden" name="to" value={to} />}
      {sort && <input type="hidden" name="sort" value={sort} />}
      {isStarted && <PlaceField place={place} form={form} />}
      <LoadRows rows={rows} />
      <AddGood
        isFirst={isEmpty}
        next={place.text === "" ? "load-near" : "answer-heading"}
        identifyPath={identifyPath}
      />
      {isStarted && (
        <>
          {isSet && <YardsAndDrive {...props} />}
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

interface PlaceFieldProps extends Pick<LoadFormProps, "place"> {
  form: RefObject<HTMLFormElement | null>;
}

function PlaceField({ place, form }: PlaceFieldProps) {
  return (
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
  );
}

/** Fills in the visitor's position, rounded to about a kilometre before it leaves the browser. */
function PositionButton({ form }: Pick<PlaceFieldProps, "form">) {
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

/** The fields that few visitors use; they unfold once any is set, and stay open while a visitor types. */
function YardsAndDrive({ open, vehicle, lines, kmCost, offer }: LoadFormProps) {
  const isLarge = carriedBy(vehicle, lines).trips > 1;
  const own = vehicleChosen(vehicle);
  const vehicles = own && !VEHICLES.includes(own) ? [...VEHICLES, own] : VEHICLES;
  const wasUsed = useRef(false);
  wasUsed.current ||= isLarge || [kmCost.text, open, vehicle, offer.text].some(Boolean);
  return (
    <details open={wasUsed.current || undefined}>
      <summary>An offer, opening time and cost of driving</summary>
      <MoneyField
        name="offer"
        label="Offered for all of it, in dollars"
        {...offer}
        hint="Such as 420. We compare it with the total."
      />
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
      <MoneyField
        name="km-cost"
        label="Dollars a kilometre"
        {...kmCost}
        hint="88 cents is the Tax Office’s rate for a car in 2025–26. Towing costs more."
      />
    </details>
  );
}

interface MoneyFieldProps {
  name: string;
  label: string;
  text: string;
  /** The default, used for an empty text. */
  value?: number;
  problem?: string | null;
  hint: string;
}

function MoneyField({ name, label, text, value, problem, hint }: MoneyFieldProps) {
  const id = `load-${name}`;
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type="text"
        inputMode="decimal"
        defaultValue={text}
        placeholder={value?.toString()}
        maxLength={20}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-hint`}
      />
      <LoadHint id={`${id}-hint`} problem={problem}>
        {hint}
      </LoadHint>
    </>
  );
}
