import type { ReactNode } from "react";
import { Form } from "react-router";
import { DidYouMean } from "../ui/did-you-mean.tsx";
import { SuggestField } from "./suggest-field.tsx";

interface PlaceFormProps {
  /** Path of the page with prices near the place. */
  action: string;
  /** The place as typed; "" for none. */
  near: string;
  /** Text of the field, if not the place as typed. */
  text?: string;
  /** Other parameters of the page's URL, which the form keeps. */
  kept?: [name: string, value: string][];
  /** Why the place is unknown, and the labels of similar ones. */
  unknown: { failure: string; others: string[] } | undefined;
  /** Returns the URL of the page near another place. */
  addressNear: (place: string) => string;
  /** Further fields. */
  children?: ReactNode;
}

/** Asks for a place to show prices near. If it is unknown, says so and suggests others. Works without JavaScript. */
export function PlaceForm(props: PlaceFormProps) {
  const { action, near, text = near, kept = [], unknown, addressNear, children } = props;
  return (
    <>
      {unknown && (
        <>
          <p id="near-failure" className="notice" role="status">
            {unknown.failure}
          </p>
          <DidYouMean links={unknown.others.map((label) => ({ label, to: addressNear(label) }))} />
        </>
      )}
      <Form
        className="search-form near-form"
        action={action}
        role="search"
        aria-label="Prices near a place"
      >
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label htmlFor="near-place">Near</label>
        <SuggestField
          // Resets the text for a new place.
          key={near}
          id="near-place"
          name="near"
          type="text"
          groups={["places"]}
          defaultValue={text}
          autoComplete="off"
          placeholder="Suburb, town or postcode"
          required
          aria-invalid={unknown ? true : undefined}
          aria-describedby={unknown ? "near-failure" : undefined}
        />
        {children}
        <button type="submit" className="button">
          Find price
        </button>
      </Form>
    </>
  );
}
