import type { CityYard } from "../../../worker/data/yards/yards.ts";
import { Link } from "../../ui/link.tsx";
import { OpeningTimes } from "../opening-times.tsx";
import { ClosedOrMoved, Tags, YardActions } from "../yard-facts.tsx";
import { yardPath } from "../yard-path.ts";

interface YardFactsProps {
  yard: CityYard;
}

/** Everything we know about a yard except its name, with the ways to reach it. */
export function YardFacts({ yard }: YardFactsProps) {
  return (
    <>
      <p className="yard-line place">{yard.address}</p>
      <OpeningTimes hours={yard.openingHours} />
      <YardActions yard={yard}>
        <Link to={yardPath(yard)} aria-label={`Details of ${yard.name}`}>
          Details
        </Link>
      </YardActions>
      <ClosedOrMoved id={yard.id} />
      {yard.acceptedMaterials && <Tags label="Accepted materials" tags={yard.acceptedMaterials} />}
      {yard.services && <Tags label="Services" tags={yard.services} />}
      {yard.description && <p>{yard.description}</p>}
    </>
  );
}
