import { List, Map as MapIcon } from "lucide";
import { LineIcon } from "../../ui/line-icon.tsx";
import { DIRECTORY_FORM } from "./filters.tsx";

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
