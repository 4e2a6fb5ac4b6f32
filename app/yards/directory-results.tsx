import type { DirectoryYard, YardPage } from "../../worker/data/types.ts";
import { citySlug } from "../format.ts";
import { Link } from "../ui/link.tsx";
import { Pagination } from "../ui/pagination.tsx";
import { OpeningTimes } from "./opening-times.tsx";
import { Tags, YardPhone, YardWebsite } from "./yard-facts.tsx";
import { yardPath } from "./yard-path.ts";

/** One page of the directory's list. */
export function DirectoryResults({ yards, page, pages }: YardPage) {
  return (
    <>
      <ul className="directory-list">
        {yards.map((yard) => (
          <DirectoryCard key={yard.id} yard={yard} />
        ))}
      </ul>
      <Pagination page={page} pages={pages} />
    </>
  );
}

interface DirectoryCardProps {
  yard: DirectoryYard;
}

function DirectoryCard({ yard }: DirectoryCardProps) {
  return (
    <li className="directory-card card">
      <h3>
        <Link to={yardPath(yard)} prefetch="intent">
          {yard.name}
        </Link>
      </h3>
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
      <OpeningTimes hours={yard.openingHours} />
      {yard.phone && <YardPhone phone={yard.phone} />}
      {yard.website && <YardWebsite website={yard.website}>Visit Website</YardWebsite>}
      {yard.acceptedMaterials && <Tags label="Accepted materials" tags={yard.acceptedMaterials} />}
      {yard.services && <Tags label="Services" tags={yard.services} />}
      {yard.description && <p>{yard.description}</p>}
    </li>
  );
}
