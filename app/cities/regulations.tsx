import type { CityDetail } from "../../worker/data/types.ts";
import { RegulationsNotice } from "../content/disclaimers.tsx";

interface RegulationsProps {
  city: Pick<
    CityDetail,
    | "name"
    | "stateName"
    | "regulations"
    | "regulator"
    | "regulatorUrl"
    | "sources"
    | "bringId"
    | "bringPayment"
  >;
  /** The day on which the regulations were last edited, in words. */
  editedOn: string;
}

/** In general, and the state's own position where it can differ, which stands directly above. */
const REQUIREMENTS = [
  {
    name: "Valid Identification",
    text: "Government-issued photo ID such as a driver's license or passport",
    own: "bringId",
  },
  {
    name: "Proof of Ownership",
    text: "Documentation showing you legally own the scrap metal",
  },
  {
    name: "Payment Method",
    text: "Cash payments for scrap metal are prohibited in most states",
    own: "bringPayment",
  },
  {
    name: "Vehicle Details",
    text: "License plate and registration information when applicable",
  },
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
          {REQUIREMENTS.map(({ name, text, ...more }) => {
            const own = "own" in more && city[more.own];
            return (
              <div key={name}>
                <dt>{name}</dt>
                {own && (
                  <dd>
                    <b>In {city.stateName}:</b> {own}
                  </dd>
                )}
                <dd>{text}</dd>
              </div>
            );
          })}
        </dl>
      </div>
    </section>
  );
}
