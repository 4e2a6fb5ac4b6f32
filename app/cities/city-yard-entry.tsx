import { useState } from "react";
import type { CityYard } from "../../worker/data/yards/yards.ts";
import { Link } from "../ui/link.tsx";
import { ClosedOrMoved, YardActions } from "../yards/yard-facts.tsx";
import { yardPath } from "../yards/yard-path.ts";

/** A yard in a city's list, with a line on when it is open: "Open Mon–Fri 7 am – 4 pm"; null if not known. */
export type ListedYard = Omit<CityYard, "openingHours"> & { open: string | null };

interface CityYardEntryProps {
  yard: ListedYard;
  isSelected: boolean;
  onSelect: (id: number) => void;
}

/** A yard in the list of its city. Without scripts every yard is open. */
export function CityYardEntry({ yard, isSelected, onSelect }: CityYardEntryProps) {
  const { id, name, address, acceptedMaterials, services, description, open } = yard;
  return (
    <li className="city-yard card" data-selected={isSelected || undefined}>
      <h3>
        <button type="button" aria-pressed={isSelected} onClick={() => onSelect(id)}>
          {name}
        </button>
      </h3>
      <p className="quiet">{address}</p>
      {open && <p className="quiet">{open}</p>}
      <div className="tags">
        {acceptedMaterials && <Metals metals={acceptedMaterials} />}
        <YardActions yard={yard}>
          <Link to={yardPath(yard)} aria-label={`Details of ${name}`}>
            Details
          </Link>
        </YardActions>
        {isSelected && <ClosedOrMoved id={id} />}
        {description && <p className={isSelected ? undefined : "yard-card-text"}>{description}</p>}
        {services && (
          <p className="quiet">Services: {isSelected ? services.join(", ") : firstFew(services)}</p>
        )}
      </div>
    </li>
  );
}

/** How many metals are shown until one asks for all; on paper and without scripts all are. */
const MAX_METALS = 6;

function Metals({ metals }: { metals: string[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const more = metals.length - MAX_METALS;
  return (
    <ul aria-label="Accepted materials" data-all={showsAll || undefined}>
      {metals.map((metal, i) => (
        <li key={metal} className={i < MAX_METALS ? undefined : "extra"}>
          {metal}
        </li>
      ))}
      {more > 0 && !showsAll && (
        <li className="more scripted">
          <button type="button" aria-label={`${more} more`} onClick={() => setShowsAll(true)}>
            +{more}
          </button>
        </li>
      )}
    </ul>
  );
}

/** How many services are named before a yard is opened. */
const MAX_SERVICES = 3;

function firstFew(services: string[]): string {
  const more = services.length - MAX_SERVICES;
  return services.slice(0, MAX_SERVICES).join(", ") + (more > 0 ? ` +${more}` : "");
}
