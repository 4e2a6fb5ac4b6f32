import { type SubmitEvent, useRef } from "react";
import { Form } from "react-router";
import type { YardFilters } from "../../../worker/data/yards/yard-filters.ts";
import type { FilterOptions } from "../../../worker/data/yards/yard-table.ts";
import { DirectoryChoices } from "./choices.tsx";
import { useFieldsInStep, useInputAfterPause } from "./input.ts";
import type { DirectoryNear } from "./near.ts";
import { DirectoryNearField } from "./near-field.tsx";

/** Id of the form, to which the view buttons belong though they stand outside it. */
export const DIRECTORY_FORM = "directory-form";
/** Id of the form that resets everything. Its button stands in the other form. */
const RESET_FORM = "directory-reset";

interface DirectoryFiltersProps {
  filters: YardFilters;
  near: DirectoryNear | undefined;
  options: FilterOptions;
  /** The page number in the address. It stays when the filters change. */
  page: number;
  view: "list" | "map";
  /** Number of yards found, as in the results' heading. */
  found: string;
}

/**
 * The place, the search field and the filters, which are folded on narrow screens, in a GET form that works without
 * JavaScript.
 */
export function DirectoryFilters({
  filters,
  near,
  options,
  page,
  view,
  found,
}: DirectoryFiltersProps) {
  const form = useRef<HTMLFormElement>(null);
  const fold = useRef<HTMLDetailsElement>(null);
  const place = near?.text ?? "";
  const { onInput, onBlur, send, isAhead } = useInputAfterPause(form, place);
  useFieldsInStep(form, filters, place, isAhead);
  const chosen = [filters.state, ...filters.materials, filters.service, filters.open].filter(
    Boolean,
  ).length;
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send(new FormData(event.currentTarget, event.nativeEvent.submitter), false);
  };
  const onShow = () => {
    if (fold.current) fold.current.open = false;
    document.getElementById("found-heading")?.focus();
  };
  return (
    <div className="directory-filters">
      <Form
        id={DIRECTORY_FORM}
        className="stack"
        ref={form}
        action="/scrap-yards/"
        role="search"
        aria-label="Scrap yards"
        // After Back, browsers would restore the last choices instead of those in the address.
        autoComplete="off"
        onInput={onInput}
        onBlur={onBlur}
        onSubmit={onSubmit}
      >
        {page > 1 && <input type="hidden" name="page" value={page} />}
        {view === "map" && <input type="hidden" name="view" value="map" />}
        <DirectoryNearField near={near} />
        <div>
          <label htmlFor="filter-q">Search</label>
          <input
            id="filter-q"
            name="q"
            type="search"
            defaultValue={filters.q}
            maxLength={100}
            autoComplete="off"
            placeholder="Search by name, location or address..."
          />
        </div>
        <div className="directory-fold row">
          <details ref={fold} className="narrow-fold">
            <summary className="button button-quiet">Filters{chosen > 0 && ` (${chosen})`}</summary>
            <DirectoryChoices filters={filters} options={options} />
            <button type="button" className="button directory-show scripted" onClick={onShow}>
              {`Show ${found} ${found === "1" ? "yard" : "yards"}`}
            </button>
          </details>
          <button
            type="submit"
            form={RESET_FORM}
            className="button button-quiet"
            data-set={chosen > 0 || filters.q !== "" || place !== ""}
          >
            Reset All
          </button>
        </div>
        <button type="submit" className="button scriptless">
          Search yards
        </button>
      </Form>
      <Form id={RESET_FORM} action="/scrap-yards/">
        {view === "map" && <input type="hidden" name="view" value="map" />}
      </Form>
    </div>
  );
}
