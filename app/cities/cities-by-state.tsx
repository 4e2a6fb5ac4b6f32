import type { City } from "../../worker/data/types.ts";
import { ClearForm } from "../ui/clear-form.tsx";
import { Link } from "../ui/link.tsx";
import { STATE_NAMES } from "./states.ts";

interface CitiesByStateProps {
  cities: City[];
  /** Only cities whose name or state contains it are shown. */
  text: string;
  onClear: () => void;
}

/** The cities under the names of their states, the most populous states first. */
export function CitiesByState({ cities, text, onClear }: CitiesByStateProps) {
  const matches = cities.filter((city) => cityMatches(city, text));
  const byState = Map.groupBy(matches, ({ state }) => state);
  const order = [...new Set([...Object.keys(STATE_NAMES), ...byState.keys()])];
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
        {order.flatMap((state) => {
          const inState = byState.get(state);
          return inState ? <StateCities key={state} state={state} cities={inState} /> : [];
        })}
      </div>
    </section>
  );
}

function StateCities({ state, cities }: { state: string; cities: City[] }) {
  return (
    <section id={state.toLowerCase()}>
      <h3>{STATE_NAMES[state] ?? state}</h3>
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

/** Whether a city's name, state code or state name contains the text, in any case. */
export function cityMatches({ name, state }: City, text: string): boolean {
  return `${name}\n${state}\n${STATE_NAMES[state] ?? ""}`
    .toLowerCase()
    .includes(text.trim().toLowerCase());
}
