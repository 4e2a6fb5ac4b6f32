import { OtherRules, WhatToBring } from "../near/what-to-bring.tsx";
import type { answerNear } from "./answer-load.ts";
import { ItemNotes } from "./item-notes.tsx";
import type { LoadItem } from "./load.ts";
import type { OtherCities } from "./load-cities.ts";
import type { LoadRow } from "./load-row.ts";
import { OtherCitiesSection } from "./verdicts/other-cities.tsx";

interface LoadMoreProps {
  rows: LoadRow[];
  items: LoadItem[];
  kmCost: { value: number };
  answer: Awaited<ReturnType<typeof answerNear>> | null;
  anywhere: OtherCities | null;
}

/** What to bring, notes on items sold whole, and where else to sell the load. */
export function LoadMore({ rows, items, kmCost, answer, anywhere }: LoadMoreProps) {
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
