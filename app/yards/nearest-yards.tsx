import { yardPath } from "../../worker/contract/yard-path.ts";
import type { NearYard, YardDetails } from "../../worker/data/yards/yard-details.ts";
import type { YardsMap } from "../maps/yards-map.ts";
import { Link } from "../ui/link.tsx";
import { aboutKilometres } from "../words/format.ts";
import { YardSurroundings } from "./yard-surroundings.tsx";

interface NearestYardsProps extends Pick<YardDetails, "yard" | "nearest"> {
  /** The yard among them; null without others. */
  map: YardsMap | null;
  /** Place or position near which the directory lists other yards; null if unknown. */
  near: string | null;
}

/** The nearest other yards, on a map with the yard and in a list, and a link to all of them. */
export function NearestYards({ yard, nearest, map, near }: NearestYardsProps) {
  return (
    <section className="section yard-nearest" aria-labelledby="nearest-heading">
      <h2 id="nearest-heading">Nearest other yards</h2>
      {map && <YardSurroundings name={yard.name} map={map} />}
      <p className="quiet">
        Distances are in a straight line.
        {yard.isApproximate && " The map and distances show its suburb, not the exact place."}
      </p>
      <ol className="lined">
        {nearest.map((other) => (
          <NearestYard key={other.id} {...other} />
        ))}
      </ol>
      {near && (
        <p className="link-row">
          <Link to={`/scrap-yards/?${new URLSearchParams({ near })}`}>
            {`All yards near ${yard.name}`}
          </Link>
        </p>
      )}
    </section>
  );
}

function NearestYard({ kilometres, ...yard }: NearYard) {
  return (
    <li>
      <h3>
        <Link to={yardPath(yard)}>{yard.name}</Link>
      </h3>
      <p>{yard.address}</p>
      <p>{aboutKilometres(kilometres)}</p>
    </li>
  );
}
