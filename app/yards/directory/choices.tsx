import { useRef } from "react";
import type { YardFilters } from "../../../worker/data/yards/yard-filters.ts";
import type { FilterOptions } from "../../../worker/data/yards/yard-table.ts";
import { MAX_MATERIALS } from "../../paths/directory-address.ts";
import { OpenAtField } from "../../yard-facts/open-at-field.tsx";

export interface DirectoryChoicesProps {
  filters: YardFilters;
  options: FilterOptions;
  /** Number of yards found, as in the results' heading. */
  found: string;
}

/** The filters, folded on narrow screens, with a button that folds them and goes to the results. */
export function DirectoryChoices({ filters, options, found }: DirectoryChoicesProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const { state, materials, service, open } = filters;
  const chosen = [state, ...materials, service, open].filter(Boolean).length;
  const onShow = () => {
    if (fold.current) fold.current.open = false;
    document.getElementById("found-heading")?.focus();
  };
  return (
    <details ref={fold} className="narrow-fold">
      <summary className="button button-quiet">Filters{chosen > 0 && ` (${chosen})`}</summary>
      <Menus filters={filters} options={options} />
      <button type="button" className="button directory-show scripted" onClick={onShow}>
        {`Show ${found} ${found === "1" ? "yard" : "yards"}`}
      </button>
    </details>
  );
}

/** The filters' menus. Once a metal is chosen, another menu lets a visitor require a further one. */
function Menus({ filters, options }: Pick<DirectoryChoicesProps, "filters" | "options">) {
  const { materials } = filters;
  const menus = Math.min(materials.length + 1, MAX_MATERIALS);
  return (
    <div className="directory-choices">
      <Choice name="state" chosen={filters.state} options={options.states} all="All states">
        State
      </Choice>
      {Array.from({ length: menus }, (_, i) => (
        <Choice
          // biome-ignore lint/suspicious/noArrayIndexKey: a menu's only identity is its position
          key={i}
          name="material"
          id={i > 0 ? `filter-material-${i + 1}` : undefined}
          chosen={materials[i] ?? ""}
          options={options.materials}
          all={i > 0 ? "Nothing else" : "All materials"}
        >
          {i > 0 ? "And also" : "Accepted Materials"}
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
  id?: string | undefined;
  chosen: string;
  options: string[];
  /** Label of the empty option. */
  all: string;
  /** The label. */
  children: string;
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
