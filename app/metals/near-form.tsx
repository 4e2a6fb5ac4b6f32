import { Form } from "react-router";
import { SuggestField } from "../search/suggest-field.tsx";
import { OpenAtField } from "../yard-facts/open-at-field.tsx";
import { type CityPriceView, type MaterialAsked, materialParameters } from "./city-price-view.ts";

interface NearFormProps {
  /** The material's slug. */
  slug: string;
  view: CityPriceView;
  asked: MaterialAsked;
  /** True if the field's text names no place; `near-failure` says so. */
  hasFailed?: boolean;
}

const POSITION = /^-?[\d.]+,-?[\d.]+$/;

/** Asks for the same page near another place. Works without JavaScript. */
export function NearForm({ slug, view, asked, hasFailed = false }: NearFormProps) {
  const kept = materialParameters(view, { ...asked, near: "", open: "" });
  return (
    <Form
      className="search-form near-form"
      action={`/material/${slug}/`}
      role="search"
      aria-label="Prices near a place"
    >
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="near-place">Near</label>
      <SuggestField
        // Resets the text for a new place.
        key={asked.near}
        id="near-place"
        name="near"
        type="text"
        groups={["places"]}
        // A position has no name to show.
        defaultValue={POSITION.test(asked.near) ? "" : asked.near}
        autoComplete="off"
        placeholder="Suburb, town or postcode"
        required
        aria-invalid={hasFailed || undefined}
        aria-describedby={hasFailed ? "near-failure" : undefined}
      />
      <OpenAtField id="near-open" chosen={asked.open} />
      <button type="submit" className="button">
        Find price
      </button>
    </Form>
  );
}
