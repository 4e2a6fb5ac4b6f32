import { useEffect } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { NEAR_KILOMETRES } from "../../worker/data/places/distance.ts";
import { amountRange, type Worth } from "../goods/amounts.ts";
import { REFUND_CENTS } from "../goods/can-schemes.ts";
import { OtherRules, WhatToBring } from "../near/what-to-bring.tsx";
import { LOAD_PATH } from "../paths/form-addresses.ts";
import { DidYouMean } from "../ui/did-you-mean.tsx";
import { aboutKilometres } from "../words/format.ts";
import type { NearAnswer } from "./answer-load.ts";
import { wantedOf } from "./count.ts";
import { ItemNotes } from "./item-notes.tsx";
import type { LoadData } from "./load-data.ts";
import { LeftOutList, OwnPrices, Problems } from "./load-notes.tsx";
import { LoadYards } from "./load-yards.tsx";
import { cansOf, LoadVerdicts } from "./verdicts/load-verdicts.tsx";
import { OtherCitiesSection } from "./verdicts/other-cities.tsx";
import { weightWords, worthInWords } from "./worth.ts";
import { WorthTable } from "./worth-table.tsx";

// It has no controls, and stays on the page while the browser counts without the site.

interface LoadAnswerProps extends LoadData {
  /** True without a connection; yards and other cities are then those of the last answer. */
  isOffline: boolean;
  /** The site's origin. */
  origin: string;
}

/**
 * The worth of a load, the yards that take it, the papers to bring and other places to sell it. The total is the same
 * element at all times: changes in it are read out, and nothing else is.
 */
export function LoadAnswer(props: LoadAnswerProps) {
  const { address, answeredFor, place, kmCost, rows, leftOut, answer, anywhere } = props;
  const nearest = answer?.nearest;
  const isEmpty = rows.length === 0;
  const isBlank = isEmpty && !place.problem && !kmCost.problem && place.others.length === 0;
  return (
    <>
      <section
        id="answer"
        className="load-answer"
        aria-labelledby={isEmpty ? undefined : "answer-heading"}
      >
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
        {!isEmpty && (
          <h2 id="answer-heading" tabIndex={-1}>
            What it is worth
          </h2>
        )}
        {answer?.own && <OwnPrices {...answer.own} />}
        <LeftOutList leftOut={leftOut} nearest={nearest} />
        {answer && nearest && (
          // Marked until the site has answered for the latest load.
          <div className="load-verdicts" aria-busy={address !== answeredFor}>
            <LoadVerdicts {...props} answer={answer} nearest={nearest} />
          </div>
        )}
        {answer && nearest?.total && <WorthTable {...nearest} scales={answer.scales} />}
        {answer && rows.some(({ quantity }) => quantity) && (
          <LoadYards {...props} yards={answer.yards} metals={wantedOf(rows)} />
        )}
      </section>
      <MoreOnLoad {...props} />
      {!isBlank && <p className="printed-address">{`${props.today}. ${props.origin}${address}`}</p>}
    </>
  );
}

/** The papers to bring, notes on items sold whole, and other places to sell the load. */
function MoreOnLoad({ rows, items, kmCost, answer, anywhere }: LoadData) {
  const { nearest, bring, others } = answer ?? {};
  return (
    <>
      {bring && (
        <div className="load-bring">
          <WhatToBring city={bring.city} rules={bring.rules} />
          <OtherRules others={bring.others} />
          <p className="quiet">{`These are the rules for the state where you sell, last edited on ${bring.editedOn}.`}</p>
        </div>
      )}
      <div className="load-answer">
        <ItemNotes items={items} rows={rows} />
        {anywhere && (
          <OtherCitiesSection others={anywhere} heading="In the largest cities" nearest={null} />
        )}
        {nearest && others && (
          <OtherCitiesSection
            others={others}
            heading="Other cities"
            nearest={nearest.city}
            kmCost={kmCost.value}
          />
        )}
      </div>
    </>
  );
}

function TotalWords(data: LoadData) {
  const { rows, lines, leftOut, answer } = data;
  if (lines.length === 0) {
    if (rows.length === 0) return "Add what you have to see what it’s worth.";
    return rows.every(({ good }) => good?.metal === null)
      ? "We have no price for any of it. Below is who to ask."
      : "Type how much there is to see what your load is worth.";
  }
  if (!answer) return <TotalAnywhere {...data} />;
  const { nearest } = answer;
  if (!nearest) return `${weightWords(lines)}. We have no prices for this load near you.`;
  const { city, kilometres, total } = nearest;
  // Even within a city, its centre may be some kilometres away.
  const away = kilometres < 25 ? "" : `, ${aboutKilometres(kilometres)} away`;
  const where = answer.isJudged
    ? `in ${city.name} ${city.state}${away}`
    : `at ${city.name}’s prices${away}`;
  if (!total)
    return `${weightWords(lines)}. No current price in ${city.name} ${city.state}${away}.`;
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

/** The total without a place: from the lowest to the highest in the largest cities. */
function TotalAnywhere(data: LoadData) {
  const { rows, lines, leftOut, place, anywhere, address, answeredFor } = data;
  const ask = place.text ? "Type another place" : "Tell us where you are";
  const known = `${weightWords(lines)}${notCounted(rows, leftOut)}. ${ask} to see prices near you.`;
  const totals = anywhere?.cities.map(({ total }) => total) ?? [];
  // Until the site has answered, the cities are those of the load before.
  if (totals.length === 0 || address !== answeredFor) return known;
  const worth = {
    min: Math.min(...totals.map(({ min }) => min)),
    max: Math.max(...totals.map(({ max }) => max)),
  };
  return <Amount worth={worth} words={`in the largest cities for ${known}`} />;
}

/** The total, the largest thing on the page, with the load and place that it is for. */
function Amount({ worth, words }: { worth: Worth; words: string }) {
  return (
    <>
      <a href="#answer-heading">
        <b>{worthInWords(worth)}</b>
      </a>{" "}
      <span>{words}</span>
    </>
  );
}

/** Names the goods that no yard near the visitor lists; renders nothing if every good is listed by some yard. */
function Unlisted({ yards }: Pick<NearAnswer, "yards">) {
  // If there are no yards at all, their list says so.
  if (!yards?.unlisted.length || yards.near.length === 0) return null;
  return (
    <p className="notice">
      {`No yard within ${NEAR_KILOMETRES} km lists ${yards.unlisted.join(" or ")}: ring before you take it.`}
    </p>
  );
}

/** Counts the goods that have no price or amount, or are left out: ". 2 things not counted"; "" for none. */
function notCounted(rows: LoadData["rows"], leftOut: LoadData["leftOut"], unpriced = 0): string {
  const open = rows.filter(({ good, quantity }) => good && !quantity);
  const missing = leftOut.length + open.length + unpriced;
  return missing === 0 ? "" : `. ${missing} ${missing === 1 ? "thing" : "things"} not counted`;
}

/** Tells the visitor that the browser worked out this answer, and requests it again once there is a connection. */
function Offline() {
  const navigate = useNavigate();
  const here = useLocation();
  const { location: next } = useNavigation();
  const retry = () => {
    // The latest change is still on its way, and a visitor who leaves is not brought back.
    const { pathname, search, state } = next ?? here;
    if (next && pathname !== LOAD_PATH) return;
    navigate(LOAD_PATH + search, { replace: true, preventScrollReset: true, state });
  };
  useEffect(() => {
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  });
  return (
    <p className="notice load-offline">
      No connection. This device worked out the total. Yards and other cities are from before your
      last change.{" "}
      <button type="button" className="text-button" onClick={retry}>
        Try again
      </button>
    </p>
  );
}
