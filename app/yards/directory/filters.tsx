import { List, Map as MapIcon } from "lucide";
import { type SubmitEvent, useRef } from "react";
import { Form } from "react-router";
import { LineIcon } from "../../ui/line-icon.tsx";
import { DirectoryChoices, type DirectoryChoicesProps } from "./choices.tsx";
import { useFieldsInStep, useInputAfterPause } from "./input.ts";
import type { DirectoryNear } from "./near.ts";
import { DirectoryNearField } from "./near-field.tsx";

/** Id of the form. The view buttons belong to it although they are outside it. */
const DIRECTORY_FORM = "directory-form";
/** Id of the form that resets everything. Its button is inside the other form. */
const RESET_FORM = "directory-reset";

interface DirectoryFiltersProps extends DirectoryChoicesProps {
  near: DirectoryNear | undefined;
  sort?: "" | "best" | undefined;
  /** The page number in the URL. */
  page: number;
  view: "list" | "map";
}

/**
 * The place, the search field and the filters, which are folded on narrow screens, in a GET form that works without
 * JavaScript.
 */
export function DirectoryFilters(props: DirectoryFiltersProps) {
  const { filters, near, options, sort, page, view, found } = props;
  const form = useRef<HTMLFormElement>(null);
  const place = near?.text ?? "";
  const { onInput, onBlur, send, isAhead } = useInputAfterPause(form, place);
  useFieldsInStep(form, filters, place, isAhead);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send(new FormData(event.currentTarget, event.nativeEvent.submitter), false);
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
        // After Back, browsers would restore the last choices instead of those in the URL.
        autoComplete="off"
        onInput={onInput}
        onBlur={onBlur}
        onSubmit={onSubmit}
      >
        {sort && <input type="hidden" name="sort" value={sort} />}
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
          <DirectoryChoices filters={filters} options={options} found={found} />
          <button
            type="submit"
            form={RESET_FORM}
            className="button button-quiet"
            data-set={[place, ...Object.values(filters).flat()].some(Boolean)}
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

const VIEWS = [
  { view: "list", label: "List", icon: List },
  { view: "map", label: "Map", icon: MapIcon },
] as const;

/** The choice between list and map: submit buttons of the filter form, so that the filters stay. */
export function DirectoryView({ view }: { view: "list" | "map" }) {
  return (
    <fieldset className="directory-view chips">
      <legend className="visually-hidden">View</legend>
      {VIEWS.map(({ view: value, label, icon }) => (
        <button
          key={value}
          type="submit"
          form={DIRECTORY_FORM}
          name="view"
          value={value}
          aria-label={`${label} View`}
          aria-pressed={view === value}
        >
          <LineIcon of={icon} size={18} />{" "}
          <span>
            {label}
            <span> View</span>
          </span>
        </button>
      ))}
    </fieldset>
  );
}
