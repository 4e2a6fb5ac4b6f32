import { yardPath } from "../../worker/contract/yard-path.ts";
import type { CityYard, NamedYard } from "../../worker/data/yards/yards.ts";
import { Link } from "../ui/link.tsx";
import { HoursLine } from "../yard-facts/hours-line.tsx";
import { OpenNow } from "../yard-facts/open-now.tsx";
import { Directions, Tags, YardPhone, YardWebsite } from "../yard-facts/yard-facts.tsx";
import type { YardHours } from "../yard-facts/yard-hours.ts";

/** A yard with the details of its card. */
export interface ListedYard
  extends NamedYard,
    Pick<CityYard, "website" | "description" | "services"> {
  /** The metals that it accepts, separated by commas; null if unknown. */
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
      {/* Holidays are listed once, above the cards. */}
      {more?.hours && <HoursLine hours={{ ...more.hours, holidays: null }} />}
      <p className="yard-line place">{address}</p>
      <div className="row">
        {phone && <YardPhone phone={phone} />}
        {more && (
          <p className="yard-way">
            <Directions {...more} />
          </p>
        )}
        {more?.website && <YardWebsite website={more.website} />}
      </div>
      {more?.takes && <p className="yard-card-text yard-takes">{`Takes ${more.takes}`}</p>}
      {more?.description && <p className="yard-card-text">{more.description}</p>}
      {more?.services && <Tags label="Services" tags={more.services.slice(0, MAX_SERVICES)} />}
    </li>
  );
}
