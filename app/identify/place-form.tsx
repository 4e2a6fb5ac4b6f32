import { Form } from "react-router";
import { SuggestField } from "../search/suggest-field.tsx";
import { DidYouMean } from "../ui/did-you-mean.tsx";
import type { Worth } from "./worth.ts";

interface PlaceFormProps {
  /** Path of the metal's page, which has its price, yards and rules near the place. */
  action: string;
  /** The place as typed; "" for none. */
  near: string;
  /** Why that names no place. */
  unknown: Worth["unknown"];
}

/** Asks for a place. If the one typed is unknown, first says why and suggests similar ones. */
export function PlaceForm({ action, near, unknown }: PlaceFormProps) {
  return (
    <>
      {unknown && (
        <p id="near-failure" className="notice" role="status">
          {unknown.failure}
        </p>
      )}
      <DidYouMean
        links={(unknown?.others ?? []).map((label) => ({
          label,
          to: `${action}?${new URLSearchParams({ near: label })}`,
        }))}
      />
      <Form
        className="search-form near-form"
        action={action}
        role="search"
        aria-label="Prices near a place"
      >
        <label htmlFor="near-place">Near</label>
        <SuggestField
          id="near-place"
          name="near"
          type="text"
          groups={["places"]}
          defaultValue={near}
          autoComplete="off"
          placeholder="Suburb, town or postcode"
          required
          aria-invalid={unknown ? true : undefined}
          aria-describedby={unknown ? "near-failure" : undefined}
        />
        <button type="submit" className="button">
          Find price
        </button>
      </Form>
    </>
  );
}
