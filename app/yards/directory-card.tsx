import type { DirectoryYard } from "../../worker/data/types.ts";
import { citySlug } from "../format.ts";
import { Link } from "../ui/link.tsx";
import { Tags } from "./tags.tsx";
import { YardPhone, YardWebsite } from "./yard-contact.tsx";

interface DirectoryCardProps {
  yard: DirectoryYard;
}

/** A yard in the national directory. */
export function DirectoryCard({ yard }: DirectoryCardProps) {
  return (
    <li className="directory-card card">
      <h3>{yard.name}</h3>
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
      {yard.phone && <YardPhone phone={yard.phone} />}
      {yard.website && <YardWebsite website={yard.website}>Visit Website</YardWebsite>}
      {yard.acceptedMaterials && <Tags label="Accepted materials" tags={yard.acceptedMaterials} />}
      {yard.services && <Tags label="Services" tags={yard.services} />}
      {yard.description && <p>{yard.description}</p>}
    </li>
  );
}
