import { Form } from "react-router";
import type { MaterialTakers } from "../../worker/data/yards/accepted-materials.ts";
import { SuggestField } from "../search/suggest-field.tsx";
import { Link } from "../ui/link.tsx";

interface MaterialTakersSectionProps {
  /** The material's. */
  name: string;
  takers: MaterialTakers;
}

/** Which yards take a material: near a place, by a form that works without JavaScript, and by state. */
export function MaterialTakersSection({ name, takers }: MaterialTakersSectionProps) {
  const { word, states } = takers;
  const metal = name.toLowerCase();
  return (
    <section className="section wrap material-takers" aria-labelledby="takers-heading">
      <h2 id="takers-heading">Who takes {metal}</h2>
      <p>
        {word
          ? "Type where you are to see the yards that take it, nearest first."
          : "No yard in the directory lists it separately. Find yards near you and ring them."}
      </p>
      <Form
        className="search-form"
        action="/scrap-yards/"
        role="search"
        aria-label="Yards near you"
      >
        {word && <input type="hidden" name="material" value={word} />}
        <label className="visually-hidden" htmlFor="takers-near">
          Near
        </label>
        <SuggestField
          id="takers-near"
          name="near"
          type="text"
          groups={["places"]}
          maxLength={100}
          autoComplete="off"
          placeholder="Suburb, town or postcode"
          required
        />
        <button type="submit" className="button">
          Find yards
        </button>
      </Form>
      {word && states.length > 0 && (
        <ul className="chips" aria-label={`Yards that take ${metal}, by state`}>
          {states.map(({ state, yards }) => (
            <li key={state}>
              <Link to={`/scrap-yards/?${new URLSearchParams({ state, material: word })}`}>
                {`${state} (${yards})`}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
