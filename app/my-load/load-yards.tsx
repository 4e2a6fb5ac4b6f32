import { Fragment } from "react";
import { NearYardList, NextYardLine, RingFirst, YardsOutage } from "../near/near-yard-list.tsx";
import { YardOrderLinks } from "../near/yard-order-links.tsx";
import { LOAD_PATH } from "../paths/form-addresses.ts";
import { Link } from "../ui/link.tsx";
import { OpenSummary } from "../yard-facts/open-now.tsx";
import type { LoadYards as Found } from "./answer-load.ts";
import type { LoadData } from "./load-data.ts";
import type { LoadYard } from "./yard-worth.ts";

/** Kilometres within which people go to whichever yard is open. */
const NEARBY = 30;
/** Yards that take only most of a load come first if they are more than this many kilometres nearer. */
const MUCH_NEARER = 50;

interface LoadYardsProps extends Pick<LoadData, "address" | "sort"> {
  /** The words of yards' lists that the load has; none if yards list nothing of it. */
  metals: string[];
  /** This is null if the database is down. */
  yards: Found | null;
}

/** Yards that take all or most of a load, open ones first, or the best. */
export function LoadYards({ yards, metals, address, sort }: LoadYardsProps) {
  const query = address.split("?")[1];
  const near = new URLSearchParams(query).get("near") ?? "";
  return (
    <section aria-labelledby="load-yards-heading">
      <h3 id="load-yards-heading">Who takes it</h3>
      {yards?.rests && (
        <YardOrderLinks
          order={sort === "best" ? "best" : "nearest"}
          address={`${LOAD_PATH}?${query}`}
          rests={yards.rests}
        />
      )}
      {yards ? <Groups {...yards} compared={{ near, metals }} /> : <YardsOutage />}
    </section>
  );
}

interface GroupsProps extends Pick<Found, "near" | "next" | "openWords" | "rests"> {
  /** The place, and what the load has of the yards' lists. */
  compared: { near: string; metals: string[] };
}

function Groups({ near: yards, next, openWords, rests, compared }: GroupsProps) {
  const all = yards.filter(({ missing }) => missing.length === 0);
  const most = yards.filter(({ missing }) => missing.length > 0);
  const isNone = yards.length === 0;
  if (isNone && !openWords && next) return <NextYardLine next={next} isFirst />;
  if (isNone && !openWords)
    return (
      <p className="empty">
        We don’t know of a yard that lists any of this. Lists can be wrong, so{" "}
        <Link to="/scrap-yards/">ring one near you</Link>.
      </p>
    );
  const near = yards.filter(({ kilometres }) => kilometres <= NEARBY);
  const groups = [
    { title: compared.metals.length === 0 ? "Yards near you" : "All of it", yards: all },
    { title: all.length > 0 ? "Most of it" : "Part of it", yards: most },
  ].filter((group) => group.yards.length > 0);
  // Nobody drives far past a yard that takes most of a load just to sell the rest.
  if (nearest(all) - nearest(most) > MUCH_NEARER) groups.reverse();
  return (
    <>
      {openWords ? (
        <p>{openWords}</p>
      ) : (
        <OpenSummary
          yards={near.length > 0 ? near : yards}
          where={near.length > 0 ? "near you" : "listed here"}
        />
      )}
      {!isNone && <RingFirst {...compared} yards={rests ? groups[0]!.yards : []} />}
      {groups.map((group) => (
        <Fragment key={group.title}>
          <h4>{group.title}</h4>
          <NearYardList yards={group.yards} label={group.title} />
        </Fragment>
      ))}
      <NextYardLine
        next={next}
        isFirst={false}
        what={isNone ? "open then" : "that takes all of it"}
      />
    </>
  );
}

function nearest(yards: LoadYard[]): number {
  return Math.min(...yards.map(({ kilometres }) => kilometres));
}
