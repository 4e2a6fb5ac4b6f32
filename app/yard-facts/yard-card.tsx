import type { CityYard } from "../../worker/data/yards/yards.ts";
import { Tags, YardPhone, YardWebsite } from "./yard-facts.tsx";

type CardFact = "name" | "address" | "phone" | "website" | "description" | "services";

/** A yard on the older layout of a city's page. */
export function YardCard({ yard }: { yard: Pick<CityYard, CardFact> }) {
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
