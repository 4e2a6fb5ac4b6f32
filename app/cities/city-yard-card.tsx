import { yardPath } from "../../contract/yard-path.ts";
import type { CityYard } from "../../worker/data/yards/yards.ts";
import { OpenNow } from "../hours/open-now.tsx";
import type { YardHours } from "../hours/yard-hours.ts";
import { Link } from "../ui/link.tsx";
import { YardWebsite } from "../yard-cards/yard-details.tsx";
import { ClosedOrMoved, YardActions, YardPhone } from "../yard-cards/yard-facts.tsx";

/** A yard in a city's list. */
export interface ListedYard
  extends Omit<CityYard, "openingHours" | "checkedOn" | "acceptedMaterials" | "closed" | "source"> {
  /** Metals that it takes, separated by commas; null if unknown. */
  takes: string | null;
  hours: YardHours | null;
}

interface CityYardEntryProps {
  /** Only id and name until the details have loaded. */
  yard: ListedYard | Pick<ListedYard, "id" | "name">;
  isSelected: boolean;
  onSelect: (id: number) => void;
}

/** Services named before a yard is selected. */
const MAX_SERVICES = 3;

/** A yard in its city's list. Contact details show once it is selected, and always without scripts. */
export function CityYardEntry({ yard, isSelected, onSelect }: CityYardEntryProps) {
  const { id, name } = yard;
  return (
    <li className="city-yard card" data-selected={isSelected || undefined}>
      <h3>
        <button type="button" aria-pressed={isSelected} onClick={() => onSelect(id)}>
          {name}
        </button>
      </h3>
      {"address" in yard && <YardDetails yard={yard} isSelected={isSelected} />}
    </li>
  );
}

function YardDetails({ yard, isSelected }: { yard: ListedYard; isSelected: boolean }) {
  const { id, name, address, phone, website, takes, services, description, hours } = yard;
  return (
    <>
      <OpenNow hours={hours} />
      {hours && <p className={hours.shut ? "quiet" : "quiet city-yard-more"}>{hours.line}</p>}
      <p className="yard-line place">{address}</p>
      {phone && <YardPhone phone={phone} />}
      {website && <YardWebsite website={website} />}
      <div className="city-yard-more">
        {/* Its phone and website are listed above. */}
        <YardActions yard={{ name, address, phone: null, website: null }}>
          <Link to={yardPath(yard)} aria-label={`Details of ${name}`}>
            Details
          </Link>
        </YardActions>
        {isSelected && <ClosedOrMoved id={id} />}
      </div>
      {takes && <p>{`Takes ${takes}`}</p>}
      {description && <p className={isSelected ? undefined : "yard-card-text"}>{description}</p>}
      {services && (
        <ul className="tags" aria-label="Services">
          {(isSelected ? services : services.slice(0, MAX_SERVICES)).map((service) => (
            <li key={service}>{service}</li>
          ))}
        </ul>
      )}
    </>
  );
}
