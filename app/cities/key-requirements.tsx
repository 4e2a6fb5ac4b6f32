import type { CityDetail } from "../../worker/data/places/cities.ts";
import { stateInSentence } from "../words/format.ts";
import { saysSame } from "../words/says-same.ts";

interface KeyRequirementsProps {
  city: Pick<CityDetail, "stateName" | "bringId" | "bringPayment" | "bringRecords">;
}

const GENERAL_ID = "Government-issued photo ID such as a driver's license or passport";

/** Requirements for sellers: the state's own, followed by general ones. */
export function KeyRequirements({ city }: KeyRequirementsProps) {
  const state = stateInSentence(city.stateName);
  const requirements = [
    [
      "Valid Identification",
      city.bringId && !saysSame(city.bringId, GENERAL_ID) && city.bringId,
      GENERAL_ID,
    ],
    [
      "Proof of Ownership",
      city.bringRecords,
      "Documentation showing you legally own the scrap metal",
    ],
    [
      "Payment Method",
      city.bringPayment && (
        <>
          <b>In {state}:</b> {city.bringPayment}
        </>
      ),
      "Cash payments for scrap metal are prohibited in most states",
    ],
    ["Vehicle Details", null, "License plate and registration information when applicable"],
  ] as const;
  return (
    <section id="bring" className="wrap section" aria-labelledby="bring-heading">
      <h2 id="bring-heading">Key Requirements for Selling Scrap Metal</h2>
      <dl className="key-requirements card">
        {requirements.map(([name, ofState, general]) => (
          <div key={name}>
            <dt>{name}</dt>
            {ofState && <dd>{ofState}</dd>}
            <dd className={ofState ? "quiet" : undefined}>{general}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
