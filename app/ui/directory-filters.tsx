import { Form } from "react-router";
import type { FilterOptions, YardFilters } from "../../worker/data/types.ts";

interface DirectoryFiltersProps {
  filters: YardFilters;
  options: FilterOptions;
  /** Stays in the address when the filters change. */
  page: number;
}

/** Search text and the three filters; a GET form, so that the address holds what is shown. */
export function DirectoryFilters({ filters, options, page }: DirectoryFiltersProps) {
  return (
    <div className="directory-filters">
      {/* A new key when the address changes: the fields then show what it says, Back included. */}
      <Form key={Object.values(filters).join("\n")} action="/scrap-yards/" role="search">
        {page > 1 && <input type="hidden" name="page" value={page} />}
        <label>
          Search
          <input
            name="q"
            type="search"
            defaultValue={filters.q}
            maxLength={100}
            placeholder="Search by name, location or address..."
          />
        </label>
        <Choice
          name="state"
          label="State"
          all="All states"
          options={options.states}
          chosen={filters.state}
        />
        <Choice
          name="material"
          label="Accepted Materials"
          all="All materials"
          options={options.materials}
          chosen={filters.material}
        />
        <Choice
          name="service"
          label="Services Offered"
          all="All services"
          options={options.services}
          chosen={filters.service}
        />
        <button type="submit" className="button">
          Search yards
        </button>
      </Form>
      <Form action="/scrap-yards/">
        <button type="submit" className="button button-quiet">
          Reset All
        </button>
      </Form>
    </div>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  /** The choice that does not narrow. */
  all: string;
  options: string[];
  chosen: string;
}

function Choice({ name, label, all, options, chosen }: ChoiceProps) {
  return (
    <label>
      {label}
      <select name={name} defaultValue={chosen}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
}
