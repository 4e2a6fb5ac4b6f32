import { IndicativeNotice } from "../content/disclaimers.tsx";
import { aboutKilometres } from "../format.ts";
import { WhatToBring } from "../yards/what-to-bring.tsx";
import { amountRange, kilograms } from "./amounts.ts";
import type { answerNear } from "./answer.ts";
import type { LoadRow } from "./load.ts";
import type { OtherCities } from "./load-cities.ts";
import type { LoadLine } from "./load-lines.ts";
import { ItemNotes, OtherPlaces, Problems } from "./load-notes.tsx";
import type { LoadProblem } from "./load-problems.ts";
import { LoadYards } from "./load-yards.tsx";
import { OtherCitiesTable } from "./other-cities.tsx";
import { inCents } from "./worth.ts";
import { WorthTable } from "./worth-table.tsx";

interface LoadAnswerProps {
  address: string;
  place: {
    text: string;
    label: string | null;
    problem: string | null;
    others: { label: string; path: string }[];
  };
  kmCost: { value: number };
  lines: LoadLine[];
  items: LoadRow[];
  problems: LoadProblem[];
  /** Null without a load or a place. */
  answer: Awaited<ReturnType<typeof answerNear>> | null;
  /** What the largest cities pay, if the place is not known; null without a load. */
  anywhere: OtherCities | null;
  /** In words. */
  today: string;
  /** Of the site. */
  origin: string;
}

/** What a load is worth, where else it could go, who takes it and what to bring. */
export function LoadAnswer(props: LoadAnswerProps) {
  const { address, place, kmCost, problems, answer, anywhere, today, origin } = props;
  const nearest = answer?.nearest;
  return (
    <section id="answer" className="load-answer" aria-labelledby="answer-heading">
      <h2 id="answer-heading" tabIndex={-1}>
        What it is worth
      </h2>
      {/* One element at all times: what changes in it is read out, and nothing else is. */}
      <p className="load-total" role="status">
        <TotalWords {...props} />
      </p>
      {problems.length > 0 && <Problems problems={problems} />}
      {place.others.length > 0 && <OtherPlaces {...place} />}
      {nearest && (
        <>
          <WorthTable city={nearest.city} lines={nearest.lines} total={nearest.total} />
          <IndicativeNotice />
          <ItemNotes items={props.items} />
        </>
      )}
      {anywhere && (
        <OtherCitiesTable others={anywhere} heading="In the largest cities" nearest={null} />
      )}
      {nearest && answer.others && (
        <OtherCitiesTable
          others={answer.others}
          heading="Other cities"
          nearest={nearest.city}
          kmCost={kmCost.value}
        />
      )}
      {answer && <LoadYards yards={answer.yards} />}
      {answer?.bring && (
        <>
          <WhatToBring city={answer.bring.city} rules={`/${answer.bring.city.slug}/#rules`} />
          <p className="quiet">{`These are the rules for the state where you sell, last edited on ${answer.bring.editedOn}.`}</p>
        </>
      )}
      <p className="load-address">{`${today}. ${origin}${address}`}</p>
    </section>
  );
}

function TotalWords({ lines, place, answer, anywhere }: LoadAnswerProps) {
  if (lines.length === 0) return "Type a weight to see what your load is worth.";
  const weight = weightWords(lines);
  if (anywhere) {
    const ask = place.text ? "Type another place" : "Tell us where you are";
    return `${weight}. ${ask} to see prices near you.`;
  }
  const nearest = answer?.nearest;
  if (!nearest) return `${weight}. We have no prices for this load near you.`;
  const { city, kilometres, total } = nearest;
  // Even within a city, its centre may be some kilometres away.
  const away = kilometres < 25 ? "" : `, ${aboutKilometres(kilometres)} away in a straight line`;
  const where = `in ${city.name} ${city.state}${away}`;
  if (!total) return `${weight}. No current price ${where}.`;
  return (
    <>
      <b>{amountRange(inCents(total.min), inCents(total.max))}</b> {`for ${weight} ${where}`}
    </>
  );
}

/** The weight of what is counted: "78 kg", "about 74–87 kg". */
function weightWords(lines: LoadLine[]): string {
  const add = (weights: number[]) => weights.reduce((a, b) => a + b, 0);
  const [light, heavy] = [
    add(lines.map(({ minGrams }) => minGrams)),
    add(lines.map(({ maxGrams }) => maxGrams)),
  ];
  return `${heavy > light ? "about " : ""}${kilograms(light, heavy)}`;
}
