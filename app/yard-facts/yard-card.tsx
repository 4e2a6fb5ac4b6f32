import type { CityYard } from "../../worker/data/yards/yards.ts";
import { Tags, YardWebsite } from "./yard-details.tsx";
import { YardPhone } from "./yard-facts.tsx";

interface YardCardProps {
  yard: Omit<CityYard, "acceptedMaterials" | "openingHours" | "checkedOn" | "closed" | "source">;
}

/** A yard on a city's page. */
export function YardCard({ yard }: YardCardProps) {
  return (
    <li className="yard-card card">
      <h3>{yard.name}</h3>
      <p className="yard-line place">{yard.address}</p>
      {yard.phone && <YardPhone phone={yard.phone} />}
      {yard.website && <YardWebsite website={yard.website} />}
      {yard.description && <p className="yard-card-text">{yard.description}</p>}
      {yard.services && <Tags label="Services" tags={yard.services.slice(0, 3)} />}
    </li>
  );
}
