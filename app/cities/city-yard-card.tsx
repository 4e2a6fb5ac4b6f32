import { yardPath } from "../../contract/yard-path.ts";
import type { CityYard, NamedYard } from "../../worker/data/yards/yards.ts";
import { OpenNow } from "../hours/open-now.tsx";
import type { YardHours } from "../hours/yard-hours.ts";
import { Link } from "../ui/link.tsx";
import { YardWebsite } from "../yard-cards/yard-details.tsx";
import { YardActions, YardPhone } from "../yard-cards/yard-facts.tsx";

/** A yard with all that its card shows. */
export interface ListedYard
  extends NamedYard,
    Pick<CityYard, "website" | "description" | "services"> {
  /** Metals that it takes, separated by commas; null if unknown. */
  takes: string | null;
  hours: YardHours | null;
}

const MAX_SERVICES = 3;

/** A yard's card on the page of its city. */
export function CityYardCard({ yard }: { yard: NamedYard | ListedYard }) {
  const { name, address, phone } = yard;
  const more = "takes" in yard ? yard : undefined;
  return (
    <li className="yard-card card">
      <h3>
        <Link to={yardPath(yard)} prefetch="intent">
          {name}
        </Link>
      </h3>
      {more && <OpenNow hours={more.hours} />}
      {more?.hours && <p className="quiet">{more.hours.line}</p>}
      <p className="yard-line place">{address}</p>
      {phone && <YardPhone phone={phone} />}
      {more && <YardDetails yard={more} />}
    </li>
  );
}

function YardDetails({ yard }: { yard: ListedYard }) {
  const { name, address, website, takes, services, description } = yard;
  return (
    <>
      {website && <YardWebsite website={website} />}
      {takes && <p>{`Takes ${takes}`}</p>}
      {description && <p className="yard-card-text">{description}</p>}
      {services && (
        <ul className="tags" aria-label="Services">
          {services.slice(0, MAX_SERVICES).map((service) => (
            <li key={service}>{service}</li>
          ))}
        </ul>
      )}
      {/* Its phone and website are listed above. */}
      <YardActions yard={{ name, address, phone: null, website: null }} />
    </>
  );
}
