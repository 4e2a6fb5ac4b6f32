import { NearYardList, NextYardLine, YardsOutage } from "../near/near-yard-list.tsx";
import { AllYardsLink } from "../near/where-to-sell.tsx";
import { Link } from "../ui/link.tsx";
import type { nextSteps } from "./answer-offer.ts";
import QUESTIONS from "./questions.json";

type NextStepsProps = Awaited<ReturnType<typeof nextSteps>>;

/** The next yards to ring, what to ask them, and reasons for a lower price. */
export function NextSteps({ material, lowers, near }: NextStepsProps) {
  return (
    <>
      {near && <RingNext material={material} near={near} />}
      <section className="offer-lowers" aria-labelledby="lowers-heading">
        <h2 id="lowers-heading">What lowers the price</h2>
        <p>{lowers}</p>
      </section>
      <section className="offer-ask" aria-labelledby="ask-heading">
        <h2 id="ask-heading">Ask the yard</h2>
        <ul className="offer-questions">
          {QUESTIONS.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
        <p>
          <Link to="/resources-and-tips/#tax">Tax and GST when you sell scrap</Link>
        </p>
      </section>
    </>
  );
}

interface RingNextProps extends Pick<NextStepsProps, "material"> {
  near: NonNullable<NextStepsProps["near"]>;
}

/** The nearest yards to ring about a metal, and where the others are. */
function RingNext({ material, near }: RingNextProps) {
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
