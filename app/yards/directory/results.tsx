import type { DirectoryYard, YardPage } from "../../../worker/data/yards/directory.ts";
import { aboutKilometres, citySlug } from "../../format.ts";
import { Link } from "../../ui/link.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { OpeningTimes, OpenNow } from "../opening-times.tsx";
import { Tags, YardPhone, YardWebsite } from "../yard-facts.tsx";
import { yardPath } from "../yard-path.ts";

/** A yard in the list; with its distance in km where it is near a place. */
type ListedYard = DirectoryYard & { kilometres?: number };

interface DirectoryResultsProps extends Omit<YardPage, "yards"> {
  yards: ListedYard[];
  /** The metals that every yard of the list takes. */
  materials: string[];
}

/** One page of the directory's list. */
export function DirectoryResults({ yards, page, pages, materials }: DirectoryResultsProps) {
  return (
    <>
      <ul className="directory-list">
        {yards.map((yard) => (
          <DirectoryCard key={yard.id} yard={yard} materials={materials} />
        ))}
      </ul>
      <Pagination page={page} pages={pages} />
    </>
  );
}

interface DirectoryCardProps {
  yard: ListedYard;
  materials: string[];
}

function DirectoryCard({ yard, materials }: DirectoryCardProps) {
  const { kilometres, openingHours, timeZone } = yard;
  const distance = kilometres === undefined ? "" : `${aboutKilometres(kilometres)} away`;
  return (
    <li className="directory-card card">
      <h3>
        <Link to={yardPath(yard)} prefetch="intent">
          {yard.name}
        </Link>
      </h3>
      <OpenNow hours={openingHours} timeZone={timeZone} before={distance} />
      <p className="yard-line place">
        {yard.address}
        <br />
        {yard.cityName === "Unknown" ? (
          `${yard.cityName}, ${yard.state}`
        ) : (
          <Link to={`/${citySlug(yard.cityName)}/`} prefetch="intent">
            {yard.cityName}, {yard.state}
          </Link>
        )}
      </p>
      <OpeningTimes hours={openingHours} />
      {materials.length > 1 && (
        <p>{`Takes ${materials.length} of ${materials.length}: ${materials.join(", ")}`}</p>
      )}
      {yard.phone && <YardPhone phone={yard.phone} />}
      {yard.website && <YardWebsite website={yard.website}>Visit Website</YardWebsite>}
      {yard.acceptedMaterials && <Tags label="Accepted materials" tags={yard.acceptedMaterials} />}
      {yard.services && <Tags label="Services" tags={yard.services} />}
      {yard.description && <p>{yard.description}</p>}
    </li>
  );
}
