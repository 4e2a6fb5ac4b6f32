import type { ReactNode } from "react";
import type { YardFilters } from "../../../worker/data/yards/yard-filters.ts";
import type { FilterOptions } from "../../../worker/data/yards/yard-table.ts";
import { MAX_MATERIALS } from "../../paths/directory-address.ts";
import { OpenAtField } from "../../yard-facts/open-at-field.tsx";

interface DirectoryChoicesProps {
  filters: YardFilters;
  options: FilterOptions;
}

/** The filters. Once a metal is chosen, another menu lets a visitor require a further metal. */
export function DirectoryChoices({ filters, options }: DirectoryChoicesProps) {
  const { materials } = filters;
  const further = materials.length > 0 ? Math.min(materials.length, MAX_MATERIALS - 1) : 0;
  return (
    <div className="directory-choices">
      <Choice name="state" chosen={filters.state} options={options.states} all="All states">
        State
      </Choice>
      <Choice
        name="material"
        chosen={materials[0] ?? ""}
        options={options.materials}
        all="All materials"
      >
        Accepted Materials
      </Choice>
      {Array.from({ length: further }, (_, i) => (
        <Choice
          // biome-ignore lint/suspicious/noArrayIndexKey: a menu's only identity is its position
          key={i}
          name="material"
          id={`filter-material-${i + 2}`}
          chosen={materials[i + 1] ?? ""}
          options={options.materials}
          all="Nothing else"
        >
          And also
        </Choice>
      ))}
      <Choice name="service" chosen={filters.service} options={options.services} all="All services">
        Services Offered
      </Choice>
      <OpenAtField id="filter-open" chosen={filters.open} />
    </div>
  );
}

interface ChoiceProps {
  name: string;
  id?: string;
  chosen: string;
  options: string[];
  /** Label of the empty option. */
  all: string;
  /** The label. */
  children: ReactNode;
}

function Choice({ name, id = `filter-${name}`, chosen, options, all, children }: ChoiceProps) {
  return (
    <div>
      <label htmlFor={id}>{children}</label>
      <select id={id} name={name} defaultValue={chosen}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </div>
  );
}
