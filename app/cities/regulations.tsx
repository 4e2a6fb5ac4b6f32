import type { CityDetail } from "../../worker/data/types.ts";
import { RegulationsNotice } from "../content/disclaimers.tsx";

interface RegulationsProps {
  city: Pick<CityDetail, "name" | "regulations" | "regulator" | "regulatorUrl">;
  /** The day on which the regulations were last checked, in words. */
  checkedOn: string;
}

const REQUIREMENTS = [
  ["Valid Identification", "Government-issued photo ID such as a driver's license or passport"],
  ["Proof of Ownership", "Documentation showing you legally own the scrap metal"],
  ["Payment Method", "Cash payments for scrap metal are prohibited in most states"],
  ["Vehicle Details", "License plate and registration information when applicable"],
] as const;

/** The regulations of a city's state, and what a seller has to bring. */
export function Regulations({ city, checkedOn }: RegulationsProps) {
  return (
    <section id="rules" className="regulations wrap section" aria-labelledby="rules-heading">
      <div className="prose">
        <h2 id="rules-heading">Scrap Metal Regulations in {city.name}</h2>
        {city.regulations.split(/\n\s*\n/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className="quiet">
          Checked on {checkedOn}. The authority to ask is{" "}
          <a href={city.regulatorUrl}>{city.regulator}</a>.
        </p>
        <RegulationsNotice />
      </div>
      <div className="regulations-checklist card">
        <h3>Key Requirements for Selling Scrap Metal</h3>
        <dl>
          {REQUIREMENTS.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
