import { NearYardList, NextYardLine, YardsOutage } from "../near/near-yard-list.tsx";
import { AllYardsLink } from "../near/where-to-sell.tsx";
import { Link } from "../ui/link.tsx";
import type { nextSteps } from "./answer-offer.ts";

type Next = Awaited<ReturnType<typeof nextSteps>>;

interface RingNextProps extends Pick<Next, "material"> {
  near: NonNullable<Next["near"]>;
}

/** The nearest yards to ring about a metal, and where the others are. */
export function RingNext({ material, near }: RingNextProps) {
  const { address, name, word, yards, next } = near;
  const metal = material.name.toLowerCase();
  const isFound = yards !== null && yards.length + (next ? 1 : 0) > 0;
  return (
    <section className="offer-yards" aria-labelledby="ring-heading">
      <h2 id="ring-heading">Ring these next</h2>
      {yards === null && <YardsOutage />}
      {yards !== null && !isFound && (
        <p className="empty">
          {`We don’t know of a yard that lists ${metal}. Lists can be wrong, so ring one near you.`}
        </p>
      )}
      {yards !== null && yards.length > 0 && <NearYardList yards={yards} />}
      <NextYardLine next={next} isFirst={yards?.length === 0} />
      <p className="link-row">
        <AllYardsLink
          place={name ?? "your location"}
          address={address}
          listed={isFound ? word : null}
        />
        <Link
          to={`/my-load/?${material.slug}=&${new URLSearchParams({ near: address })}`}
          rel="nofollow"
        >
          What is my load worth?
        </Link>
      </p>
    </section>
  );
}
