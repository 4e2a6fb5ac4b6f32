import { NearYards } from "../near/near-yards.tsx";
import { Link } from "../ui/link.tsx";
import type { nextSteps } from "./answer-offer.ts";

type NextStepsProps = Awaited<ReturnType<typeof nextSteps>>;

/** Questions for any metal. */
const QUESTIONS = [
  "Which grade are you paying for?",
  "Is that before or after deductions?",
  "Is GST in it?",
  "How do you pay, and when?",
  "How much weight earns a better price?",
];

/** Reasons for a lower price, questions for a yard, and the next yards to ring. */
export function NextSteps({ material, lowers, world, near }: NextStepsProps) {
  const load = `/my-load/?${material.slug}=`;
  return (
    <div className="offer-next">
      <section aria-labelledby="lowers-heading">
        <h2 id="lowers-heading">What lowers the price</h2>
        <p>{lowers}</p>
        {world && <p>{world}</p>}
      </section>
      <section aria-labelledby="ask-heading">
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
      {near && (
        <div className="offer-yards">
          <h2>Ring these next</h2>
          <NearYards
            {...near}
            material={material}
            place={near.name ?? "your location"}
            open=""
            openWords=""
            bring={null}
            load={`${load}&${new URLSearchParams({ near: near.address })}`}
          />
        </div>
      )}
    </div>
  );
}
