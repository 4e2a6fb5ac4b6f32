import { Link } from "../ui/link.tsx";
import type { nextSteps } from "./answer-offer.ts";
import { RingNext } from "./ring-next.tsx";

type NextStepsProps = Awaited<ReturnType<typeof nextSteps>>;

/** Questions for any metal. */
const QUESTIONS = [
  "Which grade are you paying for?",
  "Is that before or after deductions?",
  "Does that include GST?",
  "How do you pay, and when?",
  "How much weight earns a better price?",
];

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
