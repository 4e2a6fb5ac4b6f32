import { Form, useNavigate } from "react-router";
import type { MaterialTakers } from "../../worker/data/yards/accepted-materials.ts";
import { LocateButton } from "../near/locate-button.tsx";
import { YardsOutage } from "../near/near-yard-list.tsx";
import { SuggestField } from "../search/suggest-field.tsx";
import { Link } from "../ui/link.tsx";

interface MaterialTakersSectionProps {
  material: { name: string; slug: string };
  /** This is null if the database is down. */
  takers: MaterialTakers | null;
  /** True if the page answers near a place, or asks for one, further up. */
  isNear: boolean;
}

/** Finds yards that take a material: near a place, by a form that works without JavaScript, or by state. */
export function MaterialTakersSection({ material, takers, isNear }: MaterialTakersSectionProps) {
  const metal = material.name.toLowerCase();
  const { word = null, isOwnWord = true, states = [] } = takers ?? {};
  return (
    <section className="section material-takers" aria-labelledby="takers-heading">
      <h2 id="takers-heading">Who takes {metal}</h2>
      {!takers && <YardsOutage />}
      {takers && isNear && <p>{word ? "Yards that take it, by state:" : NOBODY_LISTS}</p>}
      {takers && !isNear && <NearYardsForm slug={material.slug} word={word} />}
      {word && !isOwnWord && <p className="quiet">{`Most yards list it under “${word}”.`}</p>}
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

const NOBODY_LISTS = "No yard in the directory lists it separately.";

/** Asks for a place: for the material's price and yards there or, if no yard lists it, for all yards there. */
function NearYardsForm({ slug, word }: { slug: string; word: string | null }) {
  const navigate = useNavigate();
  const path = `/material/${slug}/`;
  return (
    <>
      <p>
        {word
          ? "Type where you are for the price and yards near you."
          : `${NOBODY_LISTS} Find yards near you and ring them.`}
      </p>
      <Form
        className="search-form"
        action={word ? path : "/scrap-yards/"}
        role="search"
        aria-label="Yards near you"
      >
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
          {word ? "Find price" : "Find yards"}
        </button>
      </Form>
      <LocateButton onLocated={(near) => navigate(`${path}?${new URLSearchParams({ near })}`)} />
    </>
  );
}
