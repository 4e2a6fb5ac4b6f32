import type { City } from "../../worker/data/cities.ts";
import type { State } from "../../worker/data/states.ts";
import { ClearForm } from "../ui/clear-form.tsx";
import { Link } from "../ui/link.tsx";

interface CitiesByStateProps {
  cities: City[];
  /** All states, in display order. */
  states: Pick<State, "code" | "name">[];
  /** Shows only cities whose name or state contains it. */
  text: string;
  onClear: () => void;
}

/** Cities grouped by state. */
export function CitiesByState({ cities, states, text, onClear }: CitiesByStateProps) {
  const names = new Map(states.map(({ code, name }) => [code, name]));
  const matches = cities.filter((city) => cityMatches(city, names.get(city.state), text));
  const order = new Set([...names.keys(), ...matches.map(({ state }) => state)]);
  return (
    <section className="section wrap" aria-labelledby="all-heading" aria-live="polite">
      <h2 id="all-heading">All cities by state</h2>
      {matches.length === 0 && (
        <div className="empty">
          <p>No cities found matching "{text}"</p>
          <ClearForm label="Clear Search" onClear={onClear} />
        </div>
      )}
      <div className="state-columns">
        {[...order].flatMap((code) => {
          const inState = matches.filter(({ state }) => state === code);
          if (inState.length === 0) return [];
          return (
            <StateCities key={code} code={code} name={names.get(code) ?? code} cities={inState} />
          );
        })}
      </div>
    </section>
  );
}

function StateCities({ code, name, cities }: { code: string; name: string; cities: City[] }) {
  return (
    <section id={code.toLowerCase()}>
      <h3>{name}</h3>
      <ul>
        {cities.map(({ id, name, slug }) => (
          <li key={id}>
            <Link to={`/${slug}/`} prefetch="intent">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** True if a city's name, state code or state name contains the text, in any case. */
export function cityMatches(
  { name, state }: City,
  stateName: string | undefined,
  text: string,
): boolean {
  return `${name}\n${state}\n${stateName ?? ""}`.toLowerCase().includes(text.trim().toLowerCase());
}
