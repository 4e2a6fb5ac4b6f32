import type { CityDetail } from "../../worker/data/places/cities.ts";
import { stateInSentence } from "../words/format.ts";
import type { RulesNear } from "./rules-near.ts";

interface WhatToBringProps {
  city: Pick<CityDetail, "stateName" | "bringId" | "bringPayment" | "bringRecords">;
  /** URL of the state's rules. */
  rules: string;
}

/** True if the data has requirements for sellers in the state. */
export function hasWhatToBring({ bringId, bringPayment, bringRecords }: WhatToBringProps["city"]) {
  return Boolean(bringId || bringPayment || bringRecords);
}

/** A state's requirements for sellers in up to three lines; nothing if none are known. */
export function WhatToBring({ city, rules }: WhatToBringProps) {
  const lines = [
    ["ID", city.bringId],
    ["Payment", city.bringPayment],
    ["Records", city.bringRecords],
  ].filter(([, text]) => text);
  if (lines.length === 0) return null;
  return (
    <div id="bring" className="what-to-bring card">
      <h3>What to bring in {stateInSentence(city.stateName)}</h3>
      <dl>
        {lines.map(([name, text]) => (
          <div className="row" key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="quiet">
        General information. <a href={rules}>Rules, sources and who to ask</a>
      </p>
    </div>
  );
}

/** Links to the rules of the other states that listed yards are in; nothing if all are in one state. */
export function OtherRules({ others }: Pick<RulesNear, "others">) {
  return others.map(({ name, rules }) => (
    <p key={name}>
      {`A yard listed here is in ${stateInSentence(name)}: `}
      <a href={rules}>{`what to bring in ${stateInSentence(name)}`}</a>
    </p>
  ));
}
