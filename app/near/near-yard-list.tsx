import { yardPath } from "../../worker/contract/yard-path.ts";
import { Link } from "../ui/link.tsx";
import { aboutKilometres } from "../words/format.ts";
import { OpenNow } from "../yard-facts/open-now.tsx";
import { OpeningTimes } from "../yard-facts/opening-times.tsx";
import { YardPhone } from "../yard-facts/yard-facts.tsx";
import type { NearYard } from "./metal-near.ts";

/** What to know of any list of yards near a place. */
export const RING_FIRST = "Lists can be wrong, so ring first. Distances are in a straight line.";

interface ListedYard
  extends Pick<NearYard, "id" | "name" | "address" | "phone" | "hours" | "kilometres"> {
  /** If it is open, as of the answer; left out where the browser works it out, because the answer is kept. */
  now?: string | null;
  /** Names of goods that it is not listed as taking. */
  missing?: string[];
}

/** Yards by distance, with what is needed to ring one and to drive there. */
export function NearYardList(props: { yards: ListedYard[]; label?: string; name?: "b" | "h4" }) {
  const { yards, label, name: Name = "b" } = props;
  return (
    <ul className="near-yard-list lined" aria-label={label}>
      {yards.map((yard) => (
        <li key={yard.id}>
          <Name>
            <Link to={yardPath(yard)}>{yard.name}</Link>
          </Name>
          <HowFar {...yard} />
          {yard.phone && <YardPhone phone={yard.phone} />}
          {yard.missing?.length ? <p>{`Doesn’t list: ${yard.missing.join(", ")}`}</p> : null}
          <p className="yard-line place">{yard.address}</p>
          <OpeningTimes hours={yard.hours} />
        </li>
      ))}
    </ul>
  );
}

function HowFar({ kilometres, hours, now }: ListedYard) {
  const away = `${aboutKilometres(kilometres)} away`;
  if (now === undefined) return <OpenNow hours={hours} before={away} />;
  return (
    <p className="open-now">
      {away}
      {now && <span className="near-now">{` · ${now}`}</span>}
    </p>
  );
}

/** Stands where yards would, in an outage. */
export function YardsOutage() {
  return <p className="empty">We can’t load the yards right now. Try again in a minute.</p>;
}
