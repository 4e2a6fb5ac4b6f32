import { yardPath } from "../../worker/contract/yard-path.ts";
import { NEAR_KILOMETRES } from "../../worker/data/places/distance.ts";
import { queryOf } from "../paths/query.ts";
import { Link } from "../ui/link.tsx";
import { aboutKilometres } from "../words/format.ts";
import { HoursLine } from "../yard-facts/hours-line.tsx";
import { OpenNow } from "../yard-facts/open-now.tsx";
import { YardPhone } from "../yard-facts/yard-facts.tsx";
import type { NearYard, NextYard } from "./yards-near.ts";

interface RingFirstProps {
  /** The yards that a link compares, up to three; none if they have no prices of their own to compare. */
  yards: Pick<ListedYard, "id" | "ownPrices">[];
  /** The place, as URLs write it. */
  near: string;
  /** The metals in question, as yards list them. */
  metals: string[];
}

/** The note beside every list of yards near a place, with a link that compares three, those with own prices first. */
export function RingFirst({ yards, near, metals }: RingFirstProps) {
  const priced = yards.toSorted((a, b) => Number(!a.ownPrices) - Number(!b.ownPrices));
  const ids = priced.slice(0, 3).map(({ id }) => id);
  const query = queryOf([
    ["near", near],
    ["material", metals.join()],
  ]);
  return (
    <p>
      Lists can be wrong, so ring first. Distances are in a straight line.
      {ids.length > 1 && (
        <>
          {" "}
          <Link to={`/compare/?yards=${ids}&${query}`}>Compare these yards</Link>
        </>
      )}
    </p>
  );
}

interface ListedYard
  extends Pick<NearYard, "id" | "name" | "address" | "phone" | "hours" | "kilometres"> {
  /** Says if the yard is open at the time of the answer; undefined in a cached answer, where the browser says so. */
  now?: string | null;
  /** The yard's own prices, each with its day: "$9.20, said by the yard on 19 Nov". */
  ownPrices?: string[];
  /** The names of goods that the yard is not listed as taking. */
  missing?: string[];
}

interface NearYardListProps {
  yards: ListedYard[];
  label?: string;
  /** The element for a yard's name. */
  name?: "b" | "h4";
}

/** Yards by distance, with phone number, address and hours. */
export function NearYardList({ yards, label, name: Name = "b" }: NearYardListProps) {
  return (
    <ul className="near-yard-list lined" aria-label={label}>
      {yards.map((yard) => (
        <li key={yard.id}>
          <Name>
            <Link to={yardPath(yard)}>{yard.name}</Link>
          </Name>
          <HowFar {...yard} />
          {yard.ownPrices?.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {yard.phone && <YardPhone phone={yard.phone} />}
          {yard.missing?.length ? <p>{`Doesn’t list: ${yard.missing.join(", ")}`}</p> : null}
          <p className="yard-line place">{yard.address}</p>
          <HoursLine hours={yard.hours} />
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

/** A message that replaces the yards if they could not be read. */
export function YardsOutage() {
  return <p className="empty">We can’t load the yards right now. Try again in a minute.</p>;
}

interface NextYardLineProps {
  next: NextYard | null;
  /** True if no yard is near. */
  isFirst: boolean;
  /** Words that follow "Next": "that takes all of it". */
  what?: string;
}

/** A link to the nearest yard that is too far away for the list; nothing if there is none. */
export function NextYardLine({ next, isFirst, what }: NextYardLineProps) {
  if (!next) return null;
  return (
    <p>
      {isFirst && `We don’t know of one within ${NEAR_KILOMETRES} km. `}
      {what ? `Next ${what}: ` : "Next: "}
      <Link to={next.path}>{next.words}</Link>
    </p>
  );
}
