import { MapPin, Navigation } from "lucide-react";
import type { DirectoryYard } from "../../worker/data/types.ts";
import { Tags } from "./tags.tsx";
import { YardPhone, YardWebsite } from "./yard-contact.tsx";
import { directionsHref } from "./yard-details.tsx";

/** What the popup tells of the selected yard. */
export function MapYard({ yard }: { yard: DirectoryYard | null }) {
  if (!yard) return <p>Loading…</p>;
  return (
    <>
      <p>
        {yard.cityName}, {yard.state}
      </p>
      <p className="icon-line">
        <MapPin aria-hidden size={16} />
        <span>{yard.address}</span>
      </p>
      <p className="icon-line">
        <Navigation aria-hidden size={16} />
        <a href={directionsHref(yard)} target="_blank" rel="noopener">
          Directions
          <span className="visually-hidden"> to {yard.name} (opens in a new tab)</span>
        </a>
      </p>
      {yard.phone && <YardPhone phone={yard.phone} />}
      {yard.website && <YardWebsite website={yard.website} />}
      {yard.acceptedMaterials && <Tags label="Accepted materials" tags={yard.acceptedMaterials} />}
      {yard.services && <Tags label="Services" tags={yard.services} />}
      {yard.description && <p>{yard.description}</p>}
    </>
  );
}
