import type { CityYard } from "../../worker/data/types.ts";
import { Tags } from "./tags.tsx";
import { YardPhone, YardWebsite } from "./yard-contact.tsx";

interface YardFactsProps {
  yard: CityYard;
}

/** All that is known of one yard below its name, with the way there. */
export function YardFacts({ yard }: YardFactsProps) {
  return (
    <>
      <p className="yard-line place">{yard.address}</p>
      <p className="yard-line directions">
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

/** The way to a yard on a map service: by its address, which people can check at the door. */
function directionsHref({ address }: Pick<CityYard, "address">): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;
}
