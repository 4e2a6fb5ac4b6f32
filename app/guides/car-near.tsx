import { stateInSentence } from "../format.ts";
import { Link } from "../ui/link.tsx";
import type { CarPlace } from "./car-place.ts";

/** What there is for the place that a visitor came from, or that there is no such place. */
export function CarNear({ text, place }: CarPlace) {
  if (!place) return <p className="notice">We don’t know a place called “{text}”.</p>;
  const { label, name, state } = place;
  const yards = (filter: Record<string, string>) =>
    `/scrap-yards/?${new URLSearchParams({ near: label, ...filter })}`;
  return (
    <nav className="notice guide-near" aria-labelledby="car-near">
      <b id="car-near">Near {label}</b>
      <p className="link-row">
        {state && (
          <a
            href={`#${state.anchor}`}
          >{`What the law requires in ${stateInSentence(state.name)}`}</a>
        )}
        <Link to={yards({ material: "Whole vehicles" })}>
          {`Yards near ${name} that take whole vehicles`}
        </Link>
        <Link to={yards({ service: "Car removal" })}>{`Car removal near ${name}`}</Link>
      </p>
    </nav>
  );
}
