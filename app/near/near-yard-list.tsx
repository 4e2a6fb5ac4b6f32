import { yardPath } from "../../worker/contract/yard-path.ts";
import { NEAR_KILOMETRES } from "../../worker/data/places/distance.ts";
import { queryOf } from "../paths/query.ts";
import { Link } from "../ui/link.tsx";
import { aboutKilometres } from "../words/format.ts";
import { HoursLine } from "../yard-facts/hours-line.tsx";
import { OpenNow } from "../yard-facts/open-now.tsx";
import { YardPhone } from "../yard-facts/yard-facts.tsx";
import type { NearYard, NextYard } from "./yards-near.ts";

/** The note beside every list of yards near a place. */
export const RING_FIRST = "Lists can be wrong, so ring first. Distances are in a straight line.";

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
  /** The place and the metals of a page that compares the first three; without it there is no link to that. */
  compared?: { near: string; metals: string[] };
  /** The element for a yard's name. */
  name?: "b" | "h4";
}

/** Yards by distance, with phone number, address and hours. */
export function NearYardList({ yards, label, compared, name: Name = "b" }: NearYardListProps) {
  return (
    <>
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
      {compared && yards.length > 1 && (
        <p>
          <Link to={comparisonOf(yards, compared)} rel="nofollow">
            Compare these yards
          </Link>
        </p>
      )}
    </>
  );
}

function comparisonOf(yards: ListedYard[], { near, metals }: { near: string; metals: string[] }) {
  const ids = yards.slice(0, 3).map(({ id }) => id);
  const query = queryOf([
    ["near", near],
    ["material", metals.join()],
  ]);
  return `/compare/?yards=${ids}&${query}`;
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
