import { List, Map as MapIcon } from "lucide";
import { type ReactNode, type SubmitEvent, useRef } from "react";
import { Form } from "react-router";
import type { FilterOptions, YardFilters } from "../../worker/data/types.ts";
import { LineIcon } from "../ui/line-icon.tsx";
import { useFieldsInStep, useInputAfterPause } from "./directory-input.ts";

/** The form's id, by which the view buttons belong to it although they are outside of it. */
const DIRECTORY_FORM = "directory-form";

interface DirectoryFiltersProps {
  filters: YardFilters;
  options: FilterOptions;
  /** The page number in the address, which stays when the filters change. */
  page: number;
  view: "list" | "map";
}

/** The search field and the three filters, in a GET form that also works without JavaScript. */
export function DirectoryFilters({ filters, options, page, view }: DirectoryFiltersProps) {
  const form = useRef<HTMLFormElement>(null);
  const { onInput, cancel, send } = useInputAfterPause(form);
  useFieldsInStep(form, filters);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    cancel();
    send(new FormData(event.currentTarget, event.nativeEvent.submitter), false);
  };
  return (
    <div className="directory-filters">
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
        <button type="submit" className="button">
          Search yards
        </button>
      </Form>
      <Form action="/scrap-yards/" onSubmit={cancel}>
        {view === "map" && <input type="hidden" name="view" value="map" />}
        <button type="submit" className="button button-quiet">
          Reset All
        </button>
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
