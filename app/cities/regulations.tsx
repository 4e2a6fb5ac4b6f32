import { RegulationsNotice } from "../prices/static-disclaimers.tsx";
import type { ShownCity } from "./city-top.tsx";
import { KeyRequirements } from "./key-requirements.tsx";

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
