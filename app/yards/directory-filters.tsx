import { List, Map as MapIcon } from "lucide";
import { type ReactNode, type SubmitEvent, useRef } from "react";
import { Form } from "react-router";
import type { FilterOptions, YardFilters } from "../../worker/data/types.ts";
import { LineIcon } from "../ui/line-icon.tsx";
import { useFieldsInStep, useInputAfterPause } from "./directory-input.ts";

/** The form's id, by which the view buttons belong to it although they are outside of it. */
const DIRECTORY_FORM = "directory-form";
/** The form that resets everything; its button stands beside the filters. */
const RESET_FORM = "directory-reset";

interface DirectoryFiltersProps {
  filters: YardFilters;
  options: FilterOptions;
  /** The page number in the address, which stays when the filters change. */
  page: number;
  view: "list" | "map";
}

/**
 * The search field and the three filters, which a narrow screen folds away, in a GET form that also works
 * without JavaScript. Reset All is there while something can be reset.
 */
export function DirectoryFilters({ filters, options, page, view }: DirectoryFiltersProps) {
  const form = useRef<HTMLFormElement>(null);
  const { onInput, cancel, send } = useInputAfterPause(form);
  useFieldsInStep(form, filters);
  const chosen = [filters.state, filters.material, filters.service].filter(Boolean).length;
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    cancel();
    send(new FormData(event.currentTarget, event.nativeEvent.submitter), false);
  };
  return (
    <div className="directory-filters" data-filtered={filters.q !== "" || chosen > 0 || undefined}>
      <Form
        id={DIRECTORY_FORM}
        ref={form}
        action="/scrap-yards/"
        role="search"
        aria-label="Scrap yards"
        // After Back a browser would restore the last choices, whatever the address says.
        autoComplete="off"
        onInput={onInput}
        onSubmit={onSubmit}
      >
        {page > 1 && <input type="hidden" name="page" value={page} />}
        {view === "map" && <input type="hidden" name="view" value="map" />}
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
        <div className="directory-fold">
          <details>
            <summary>Filters{chosen > 0 && ` (${chosen})`}</summary>
            <div className="directory-choices">
              <Choice name="state" chosen={filters.state} options={options.states} all="All states">
                State
              </Choice>
              <Choice
                name="material"
                chosen={filters.material}
                options={options.materials}
                all="All materials"
              >
                Accepted Materials
              </Choice>
              <Choice
                name="service"
                chosen={filters.service}
                options={options.services}
                all="All services"
              >
                Services Offered
              </Choice>
            </div>
          </details>
          <button type="submit" form={RESET_FORM} className="button button-quiet">
            Reset All
          </button>
        </div>
        <button type="submit" className="button directory-submit">
          Search yards
        </button>
      </Form>
      <Form
        id={RESET_FORM}
        action="/scrap-yards/"
        onSubmit={() => {
          cancel();
          // The button is about to go, and the focus with it.
          document.getElementById("found-heading")?.focus({ preventScroll: true });
        }}
      >
        {view === "map" && <input type="hidden" name="view" value="map" />}
      </Form>
    </div>
  );
}

interface ChoiceProps {
  name: string;
  chosen: string;
  options: string[];
  /** The label of the empty option. */
  all: string;
  /** The label. */
  children: ReactNode;
}

function Choice({ name, chosen, options, all, children }: ChoiceProps) {
  return (
    <div>
      <label htmlFor={`filter-${name}`}>{children}</label>
      <select id={`filter-${name}`} name={name} defaultValue={chosen}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </div>
  );
}

const VIEWS = [
  { view: "list", label: "List View", icon: List },
  { view: "map", label: "Map View", icon: MapIcon },
] as const;

/** The toggle between list and map: submit buttons of the filter form, so that the filters stay. */
export function DirectoryView({ view }: { view: "list" | "map" }) {
  return (
    <fieldset className="directory-view">
      <legend className="visually-hidden">View</legend>
      {VIEWS.map(({ view: value, label, icon: Icon }) => (
        <button
          key={value}
          type="submit"
          form={DIRECTORY_FORM}
          name="view"
          value={value}
          aria-pressed={view === value}
        >
          <LineIcon of={Icon} size={18} /> {label}
        </button>
      ))}
    </fieldset>
  );
}
