import type { CityDetail } from "../../worker/data/cities.ts";
import { RegulationsNotice } from "../content/disclaimers.tsx";
import { stateInSentence } from "../format.ts";

interface RegulationsProps {
  city: Pick<
    CityDetail,
    "name" | "stateName" | "regulations" | "regulator" | "regulatorUrl" | "sources" | "bringPayment"
  >;
  /** The day on which the regulations were last edited, in words. */
  editedOn: string;
}

const PAYMENT = "Payment Method";

const REQUIREMENTS = [
  ["Valid Identification", "Government-issued photo ID such as a driver's license or passport"],
  ["Proof of Ownership", "Documentation showing you legally own the scrap metal"],
  [PAYMENT, "Cash payments for scrap metal are prohibited in most states"],
  ["Vehicle Details", "License plate and registration information when applicable"],
] as const;

/** The regulations of a city's state, and what a seller has to bring. */
export function Regulations({ city, editedOn }: RegulationsProps) {
  return (
    <section id="rules" className="regulations wrap section" aria-labelledby="rules-heading">
      <div className="prose">
        <h2 id="rules-heading">Scrap Metal Regulations in {city.name}</h2>
        {city.regulations.split(/\n\s*\n/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className="quiet">
          Last edited on {editedOn}. {city.sources && `Sources: ${city.sources}. `}Confirm with the
          yard or with the regulator, <a href={city.regulatorUrl}>{city.regulator}</a>.
        </p>
        <RegulationsNotice />
      </div>
      <div className="regulations-checklist card">
        <h3>Key Requirements for Selling Scrap Metal</h3>
        <dl>
          {REQUIREMENTS.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              {name === PAYMENT && city.bringPayment && (
                <dd>
                  <b>In {stateInSentence(city.stateName)}:</b> {city.bringPayment}
                </dd>
              )}
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
