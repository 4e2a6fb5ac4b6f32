import type { RefObject } from "react";
import { ADVICE } from "../goods/verdict.ts";
import { AlsoNear } from "../near/also-near.tsx";
import { Link } from "../ui/link.tsx";
import type { Answer, AnswerLink } from "./judged-offer.ts";
import { OfferBar } from "./offer-bar.tsx";

interface OfferAnswerProps extends Answer {
  /** True if there is an offer. */
  hasOffer: boolean;
  /** Other places of the same name, each with the URL of the same answer there. */
  others: { label: string; to: string }[];
  /** The section, which takes the focus when another offer is answered. */
  section: RefObject<HTMLElement | null>;
}

/** The answer to an offer; a question to settle first comes before it. */
export function OfferAnswer(props: OfferAnswerProps) {
  const { verdict, headline, onAll, words, bar, question, more, grades } = props;
  const { others, hasOffer, section } = props;
  const unjudged = hasOffer ? "We can’t judge this offer" : "What were you offered?";
  return (
    <section ref={section} className="offer-answer" aria-labelledby="offer-heading" tabIndex={-1}>
      {question && (
        <div className="notice">
          <p>
            <b>{question.words}</b>
          </p>
          <ul className="chips">{question.links.map(listed)}</ul>
        </div>
      )}
      <h2 id="offer-heading" className={verdict ? "offer-verdict" : undefined}>
        {verdict ? headline : unjudged}
      </h2>
      {onAll && <p className="offer-all">{onAll}</p>}
      {bar && <OfferBar {...bar} />}
      <p>{words}</p>
      {verdict && <p>{ADVICE[verdict]}</p>}
      {more && (
        <p>
          <SameOffer {...more} />
        </p>
      )}
      <AlsoNear others={others} />
      {grades.length > 0 && (
        <>
          <h3 id="grades-heading">Or is it another grade?</h3>
          <ul aria-labelledby="grades-heading">{grades.map(listed)}</ul>
        </>
      )}
    </section>
  );
}

const listed = (link: AnswerLink) => (
  <li key={link.to}>
    <SameOffer {...link} />
  </li>
);

/** A link to the same offer at another figure or for another grade. */
function SameOffer({ text, price, to }: AnswerLink) {
  return (
    <Link to={to} rel="nofollow">
      {text} {price && <span className="offer-price">{price}</span>}
    </Link>
  );
}
