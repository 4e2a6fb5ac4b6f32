import type { CityDetail } from "../../worker/data/places/cities.ts";
import { RegulationsNotice } from "../prices/disclaimers.tsx";
import { stateInSentence } from "../words/format.ts";
import { saysSame } from "../words/says-same.ts";
import type { ShownCity } from "./city-top.tsx";

interface RegulationsProps {
  city: ShownCity;
  /** The day the regulations were last edited, in words. */
  editedOn: string;
}

/** Requirements for sellers, and the regulations of a city's state. */
export function Regulations({ city, editedOn }: RegulationsProps) {
  const [first, ...others] = city.regulations.split(/\n\s*\n/);
  return (
    <>
      <KeyRequirements city={city} />
      <section id="rules" className="regulations wrap section" aria-labelledby="rules-heading">
        <h2 id="rules-heading">Scrap Metal Regulations in {city.name}</h2>
        <p>{first}</p>
        {others.length > 0 && (
          <details className="narrow-fold">
            <summary>Show all rules</summary>
            {others.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </details>
        )}
        <p className="quiet">
          Last edited on {editedOn}. Confirm with the yard or with the regulator,{" "}
          <a href={city.regulatorUrl}>{city.regulator}</a>.
        </p>
        <RegulationsNotice />
      </section>
    </>
  );
}

const GENERAL_ID = "Government-issued photo ID such as a driver's license or passport";

interface KeyRequirementsProps {
  city: Pick<CityDetail, "stateName" | "bringId" | "bringPayment" | "bringRecords">;
}

/** Requirements for sellers: the state's own, followed by general ones. */
export function KeyRequirements({ city }: KeyRequirementsProps) {
  const { stateName, bringId, bringPayment, bringRecords } = city;
  const payment = bringPayment && (
    <>
      <b>In {stateInSentence(stateName)}:</b> {bringPayment}
    </>
  );
  const requirements = [
    ["Valid Identification", bringId && !saysSame(bringId, GENERAL_ID) && bringId, GENERAL_ID],
    ["Proof of Ownership", bringRecords, "Documentation showing you legally own the scrap metal"],
    ["Payment Method", payment, "Cash payments for scrap metal are prohibited in most states"],
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
