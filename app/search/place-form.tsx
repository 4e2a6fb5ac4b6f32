import type { ReactNode } from "react";
import { Form } from "react-router";
import { SuggestField } from "./suggest-field.tsx";

interface PlaceFormProps {
  /** Path of the page with prices near the place. */
  action: string;
  /** The place as typed; "" for none. */
  near: string;
  /** Text of the field, if not the place as typed. */
  text?: string;
  /** Other parameters of the page's address, which stay as they are. */
  kept?: [name: string, value: string][];
  /** True if the text names no place; the element `near-failure` says so. */
  hasFailed: boolean;
  /** Further fields. */
  children?: ReactNode;
}

/** Asks for a place to show prices near. Works without JavaScript. */
export function PlaceForm(props: PlaceFormProps) {
  const { action, near, text = near, kept = [], hasFailed, children } = props;
  return (
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
        aria-invalid={hasFailed || undefined}
        aria-describedby={hasFailed ? "near-failure" : undefined}
      />
      {children}
      <button type="submit" className="button">
        Find price
      </button>
    </Form>
  );
}
