import type { City } from "../../worker/data/places/cities.ts";
import { RangeBar, useScaleWords } from "../prices/price-figure.tsx";
import { ClearForm } from "../ui/clear-form.tsx";
import { Link } from "../ui/link.tsx";
import { midpoint, shortRange } from "../words/format.ts";
import type { CityLists, CityRow } from "./city-lists.ts";

interface CitiesByStateProps extends Pick<CityLists, "cities" | "states" | "metal" | "scale"> {
  /** True if the best price comes first; false if cities are grouped by state. */
  isByPrice: boolean;
  /** Only cities whose name or state contains this text are shown. */
  text: string;
  onClear: () => void;
}

/** Cities with their prices of a metal, grouped by state or with the best price first. */
export function CitiesByState(props: CitiesByStateProps) {
  const { cities, states, metal, scale, isByPrice, text, onClear } = props;
  const scaleWords = useScaleWords();
  const names = new Map(states.map(({ code, name }) => [code, name]));
  const matches = cities.filter((city) => cityMatches(city, names.get(city.state), text));
  const codes = [...new Set([...names.keys(), ...matches.map(({ state }) => state)])];
  return (
    <section className="section" aria-labelledby="all-heading" aria-live="polite">
      <h2 id="all-heading">{isByPrice ? "All cities, best price first" : "All cities by state"}</h2>
      <p className="quiet">{`${metal.name}, $ per kg. ${scale ? scaleWords(scale) : ""}`}</p>
      {matches.length === 0 && (
        <div className="empty">
          <p>No cities found matching "{text}"</p>
          <ClearForm label="Clear Search" onClear={onClear} />
        </div>
      )}
      <div className="state-columns">
        {isByPrice ? (
          <CityRows cities={bestFirst(matches)} scale={scale} withState />
        ) : (
          codes
            .map((code) => ({ code, inState: matches.filter(({ state }) => state === code) }))
            .filter(({ inState }) => inState.length > 0)
            .map(({ code, inState }) => (
              <section key={code} id={code.toLowerCase()}>
                <h3>{names.get(code) ?? code}</h3>
                <CityRows cities={inState} scale={scale} />
              </section>
            ))
        )}
      </div>
    </section>
  );
}

function bestFirst(cities: CityRow[]): CityRow[] {
  const worth = ({ price }: CityRow) => (price ? midpoint(price) : 0);
  return cities.toSorted((a, b) => worth(b) - worth(a));
}

interface CityRowsProps extends Pick<CityLists, "cities" | "scale"> {
  withState?: boolean;
}

function CityRows({ cities, scale, withState }: CityRowsProps) {
  return (
    <ul className="city-rows">
      {cities.map(({ id, name, slug, state, price }) => (
        <li className="row" key={id}>
          <Link to={`/${slug}/`} prefetch="intent">
            {name}
          </Link>
          {withState && <small>{state}</small>}
          <span>{price ? shortRange(price) : "No recent price"}</span>
          {price && scale && <RangeBar price={price} scale={scale} />}
        </li>
      ))}
    </ul>
  );
}

/** True if a city's name, state code or state name contains the text, in any case. */
export function cityMatches(city: City, stateName: string | undefined, text: string): boolean {
  const words = `${city.name}\n${city.state}\n${stateName ?? ""}`;
  return words.toLowerCase().includes(text.trim().toLowerCase());
}
