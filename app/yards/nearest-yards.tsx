import { yardPath } from "../../worker/contract/yard-path.ts";
import type { YardDetails } from "../../worker/data/yards/yard-details.ts";
import { MapGround, markersOf } from "../maps/map-ground.tsx";
import { MapPin } from "../maps/map-pin.tsx";
import type { YardsMap } from "../maps/yards-map.ts";
import { Link } from "../ui/link.tsx";
import { aboutKilometres } from "../words/format.ts";

interface NearestYardsProps extends Pick<YardDetails, "yard" | "nearest"> {
  /** A map of the yard and the others; null if there are no others. */
  map: YardsMap | null;
  /** The yard's place or position, for the directory's URL; null if unknown. */
  near: string | null;
}

/** The nearest other yards, on a map with the yard and in a list, and a link to all yards near it. */
export function NearestYards({ yard, nearest, map, near }: NearestYardsProps) {
  const compared = [yard, ...nearest].slice(0, 3).map(({ id }) => id);
  return (
    <section className="section yard-nearest" aria-labelledby="nearest-heading">
      <h2 id="nearest-heading">Nearest other yards</h2>
      {map && <NumberedMap name={yard.name} map={map} />}
      <p className="quiet">
        Distances are in a straight line.
        {yard.isApproximate && " The map and distances show its suburb, not the exact place."}
      </p>
      <ol className="lined">
        {nearest.map((other) => (
          <li key={other.id}>
            <h3>
              <Link to={yardPath(other)}>{other.name}</Link>
            </h3>
            <p>{other.address}</p>
            <p>{aboutKilometres(other.kilometres)}</p>
          </li>
        ))}
      </ol>
      {near && (
        <p className="link-row">
          <Link to={`/scrap-yards/?${new URLSearchParams({ near })}`}>
            {`All yards near ${yard.name}`}
          </Link>
          {nearest.length > 0 && (
            <Link to={`/compare/?yards=${compared.join()}`} rel="nofollow">
              Compare with yards near it
            </Link>
          )}
        </p>
      )}
    </section>
  );
}

/**
 * A map of a yard and the nearest others, as the list numbers them. The server draws it from coordinates alone;
 * without tiles, no map provider learns a visitor's IP address.
 */
function NumberedMap({ name, map }: { name: string; map: YardsMap }) {
  const [own, ...others] = markersOf(map);
  return (
    <figure className="map-box yard-surroundings">
      <svg
        className="map-ground"
        viewBox="-180 0 360 260"
        role="img"
        aria-label={`Map of ${name} and the nearest other yards, as numbered in the list. North is up.`}
      >
        <MapGround {...map} />
        {others.map((at, i) => (
          <MapPin key={at.join()} at={at} number={i + 1} />
        ))}
        <MapPin at={own} selected />
      </svg>
    </figure>
  );
}
