import { useEffect } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { NEAR_KILOMETRES } from "../../worker/data/places/distance.ts";
import { amountRange, inCents, kilograms, type Worth } from "../goods/amounts.ts";
import { REFUND_CENTS } from "../goods/can-schemes.ts";
import { LOAD_PATH } from "../paths/load-path.ts";
import { DidYouMean } from "../ui/did-you-mean.tsx";
import { aboutKilometres } from "../words/format.ts";
import type { answerNear } from "./answer-load.ts";
import { type LeftOut, type LoadLine, wantedOf } from "./count.ts";
import type { LoadItem } from "./load.ts";
import type { OtherCities } from "./load-cities.ts";
import { LoadMore } from "./load-more.tsx";
import { LeftOutList, OwnPrices, Problems } from "./load-notes.tsx";
import type { LoadRow } from "./load-row.ts";
import { LoadYards } from "./load-yards.tsx";
import { cansOf, LoadVerdicts } from "./verdicts/load-verdicts.tsx";
import { WorthTable } from "./worth-table.tsx";

// It has no controls, and stays as it is while the browser counts by itself.

interface LoadAnswerProps {
  address: string;
  /** The address of the load that the site answered last. */
  answeredFor: string;
  place: {
    text: string;
    label: string | null;
    problem: string | null;
    others: { label: string; to: string }[];
  };
  kmCost: { value: number; problem: string | null };
  vehicle: string;
  offer: { dollars?: number };
  /** Number of rows left out because there were too many. */
  left: number;
  rows: LoadRow[];
  items: LoadItem[];
  lines: LoadLine[];
  leftOut: LeftOut[];
  /** Null without a load or a place. */
  answer: Awaited<ReturnType<typeof answerNear>> | null;
  /** The worth in the largest cities, if the place is unknown; null without a load. */
  anywhere: OtherCities | null;
  /** True without a connection; yards and other cities are then those of the last answer. */
  isOffline: boolean;
  /** In words. */
  today: string;
  /** Of the site. */
  origin: string;
}

/** The worth of a load, who takes it, what to bring and where else to sell it. */
export function LoadAnswer(props: LoadAnswerProps) {
  const { address, answeredFor, place, kmCost, vehicle, offer, rows, items, leftOut } = props;
  const { answer, anywhere, today, origin } = props;
  const nearest = answer?.nearest;
  const isBlank =
    rows.length === 0 && !place.problem && !kmCost.problem && place.others.length === 0;
  return (
    <>
      <section
        id="answer"
        className="load-answer"
        aria-labelledby={rows.length > 0 ? "answer-heading" : undefined}
      >
        {/* The same element at all times: changes in it are read out, and nothing else is. */}
        <p className={isBlank ? "visually-hidden" : "load-total"} role="status">
          <TotalWords {...props} />
        </p>
        {(nearest?.total || anywhere) && (
          <p className="load-caveat quiet">Indicative prices, not a yard’s offer.</p>
        )}
        {answer && <Unlisted yards={answer.yards} />}
        {props.isOffline && <Offline />}
        <Problems {...props} />
        <DidYouMean
          title={place.problem ? "Did you mean" : "Or did you mean"}
          links={place.others}
          keepsScroll
        />
        {rows.length > 0 && (
          <h2 id="answer-heading" tabIndex={-1}>
            What it is worth
          </h2>
        )}
        {answer?.own && <OwnPrices {...answer.own} />}
        <LeftOutList leftOut={leftOut} nearest={nearest} />
        {answer && nearest && (
          // Marked until the site has answered for what was typed last.
          <div className="load-verdicts" aria-busy={address !== answeredFor}>
            <LoadVerdicts
              {...{ rows, leftOut, kmCost, vehicle, offer, near: place.text, answer, nearest }}
            />
          </div>
        )}
        {answer && nearest?.total && <WorthTable {...nearest} scales={answer.scales} />}
        {answer && rows.some(({ quantity }) => quantity) && (
          <LoadYards yards={answer.yards} isOfAny={wantedOf(rows).length === 0} />
        )}
      </section>
      <LoadMore {...{ rows, items, kmCost, answer, anywhere }} />
      {!isBlank && <p className="printed-address">{`${today}. ${origin}${address}`}</p>}
    </>
  );
}

function TotalWords(props: LoadAnswerProps) {
  const { rows, lines, leftOut, place, answer, anywhere, address, answeredFor } = props;
  if (lines.length === 0) {
    if (rows.length === 0) return "Add what you have to see what it’s worth.";
    return rows.every(({ good }) => good?.metal === null)
      ? "We have no price for any of it. Below is who to ask."
      : "Type how much there is to see what your load is worth.";
  }
  const weight = weightWords(lines);
  if (anywhere || !answer) {
    const ask = place.text ? "Type another place" : "Tell us where you are";
    const known = `${weight}${notCounted(rows, leftOut)}. ${ask} to see prices near you.`;
    const totals = anywhere?.cities.map(({ total }) => total) ?? [];
    // Until the site has answered, they are of the load before.
    if (totals.length === 0 || address !== answeredFor) return known;
    const [least, most] = [totals.map(({ min }) => min), totals.map(({ max }) => max)];
    const worth = { min: Math.min(...least), max: Math.max(...most) };
    return <Amount worth={worth} words={`in the largest cities for ${known}`} />;
  }
  const { nearest } = answer;
  if (!nearest) return `${weight}. We have no prices for this load near you.`;
  const { city, kilometres, total } = nearest;
  // Even within a city, its centre may be some kilometres away.
  const away = kilometres < 25 ? "" : `, ${aboutKilometres(kilometres)} away`;
  const where = answer.isJudged
    ? `in ${city.name} ${city.state}${away}`
    : `at ${city.name}’s prices${away}`;
  if (!total) return `${weight}. No current price in ${city.name} ${city.state}${away}.`;
  const counted = nearest.lines.flatMap(({ line, isCounted }) => (isCounted ? line : []));
  const unpriced = nearest.lines.length - counted.length;
  const [few, many] = cansOf(rows).map((cans) => cans * REFUND_CENTS) as [number, number];
  const refund = many > 0 ? `. Returned, the cans bring ${amountRange(few, many)}` : "";
  return (
    <Amount
      worth={total}
      words={`for ${weightWords(counted)} ${where}${refund}${notCounted(rows, leftOut, unpriced)}`}
    />
  );
}

/** The largest thing on the page, and beside it what it is for. */
function Amount({ worth, words }: { worth: Worth; words: string }) {
  return (
    <>
      <a href="#answer-heading">
        <b>{amountRange(inCents(worth.min), inCents(worth.max))}</b>
      </a>{" "}
      <span>{words}</span>
    </>
  );
}

/** What no yard near the visitor lists, said before anybody drives; nothing if some yard lists each. */
function Unlisted({ yards }: Pick<NonNullable<LoadAnswerProps["answer"]>, "yards">) {
  // Without yards at all, their list says so.
  if (!yards?.unlisted.length || yards.near.length === 0) return null;
  return (
    <p className="notice">
      {`No yard within ${NEAR_KILOMETRES} km lists ${yards.unlisted.join(" or ")}: ring before you take it.`}
    </p>
  );
}

/** ". 2 things not counted": what has no price, is left out or has no amount; "" for none. */
function notCounted(rows: LoadRow[], leftOut: LeftOut[], unpriced = 0): string {
  const open = rows.filter(({ good, quantity }) => good && !quantity);
  const missing = leftOut.length + open.length + unpriced;
  return missing === 0 ? "" : `. ${missing} ${missing === 1 ? "thing" : "things"} not counted`;
}

/** A load's weight in words: "78 kg", "about 74–87 kg". */
function weightWords(lines: LoadLine[]): string {
  const add = (weights: number[]) => weights.reduce((a, b) => a + b, 0);
  const [light, heavy] = [
    add(lines.map(({ minGrams }) => minGrams)),
    add(lines.map(({ maxGrams }) => maxGrams)),
  ];
  const isAbout = lines.some((line) => line.isAbout);
  if (!isAbout) return kilograms(light, heavy);
  // "About 73.495 kg" claims what no one knows.
  const rounded = (grams: number) => (heavy < 10_000 ? grams : Math.round(grams / 100) * 100);
  return `about ${kilograms(rounded(light), rounded(heavy))}`;
}

/** Tells the visitor that this browser worked out the answer, and asks the site again once there is a connection. */
function Offline() {
  const navigate = useNavigate();
  const here = useLocation();
  const { location: next } = useNavigation();
  const askAgain = () => {
    // What was added a moment ago is still on its way, and a visitor who leaves is not brought back.
    const { pathname, search, state } = next ?? here;
    if (next && pathname !== LOAD_PATH) return;
    navigate(LOAD_PATH + search, { replace: true, preventScrollReset: true, state });
  };
  useEffect(() => {
    addEventListener("online", askAgain);
    return () => removeEventListener("online", askAgain);
  });
  return (
    <p className="notice load-offline">
      No connection. This device worked out the total. Yards and other cities are from before your
      last change.{" "}
      <button type="button" className="text-button" onClick={askAgain}>
        Try again
      </button>
    </p>
  );
}
