import { toDollars } from "../../../worker/amounts/cents.ts";
import { amount, amountRange, inCents } from "../../goods/amounts.ts";
import { ADVICE, verdictOn } from "../../goods/verdict.ts";
import { possessive } from "../../words/format.ts";
import type { CityWorth } from "../load-cities.ts";
import { isMostlyGuessed } from "../worth.ts";

interface OfferVerdictProps {
  nearest: CityWorth;
  /** This is false if the city is too far away to judge the offer by. */
  isJudged: boolean;
  /** True if the total leaves out part of the load. */
  isPartly: boolean;
  /** The offer for the whole load, in cents. */
  cents: number;
}

/** Compares an offer for a whole load with its total; gives no verdict if the total is too uncertain. */
export function OfferVerdict({ nearest, isJudged, isPartly, cents }: OfferVerdictProps) {
  const { city, lines, total } = nearest;
  if (!total) return null;
  const [low, high] = [inCents(total.min), inCents(total.max)];
  const said = `You were offered ${amount(cents)}; at ${possessive(city.name)} prices it is ${amountRange(low, high)}.`;
  const isOneYards = lines.some(({ isCounted, price }) => isCounted && price?.yards === 1);
  const reasons: [isOne: boolean, words: string][] = [
    [isPartly, "That leaves out what we can’t price"],
    [isMostlyGuessed(nearest), "Most of that rests on weights that are general knowledge"],
    [isOneYards, "Part of that is one yard’s price"],
    [!isJudged, "That city is far away"],
  ];
  const unjudged = reasons.find(([isOne]) => isOne)?.[1];
  if (unjudged) return <p>{`${said} ${unjudged}, so we don’t say whether the offer is fair.`}</p>;
  const verdict = verdictOn(cents, { minPrice: toDollars(low), maxPrice: toDollars(high) });
  const headline = {
    below: `${amount(low - cents)} under ${possessive(city.name)} low`,
    within: `Within ${possessive(city.name)} range`,
    above: `${amount(cents - high)} over ${possessive(city.name)} high`,
  };
  return (
    <p>
      <b>{`${headline[verdict]} for all of it.`}</b> {`${said} ${ADVICE[verdict]}`}
    </p>
  );
}
