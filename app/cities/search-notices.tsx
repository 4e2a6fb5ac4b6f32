import { Fragment } from "react";
import type { City } from "../../worker/data/places/cities.ts";
import { Link } from "../ui/link.tsx";
import { aboutKilometres } from "../words/format.ts";

// Notices on a city's page for visitors who searched for something else.

/** A searched text that names nothing, with similar names. */
export interface UnknownCityName {
  searched: string;
  suggestions: NamedLink[];
}

interface UnknownCityProps extends UnknownCityName {
  /** Name of the city shown instead. */
  shown: string;
}

/** Tells visitors that the page is not about the city that they searched for, and suggests similar names. */
export function UnknownCity({ searched, suggestions, shown }: UnknownCityProps) {
  return (
    <div className="search-notice wrap">
      <p className="notice" role="status">
        We don't know “{searched}”. This is {shown}.{" "}
        {suggestions.length > 0 ? (
          <>
            Did you mean <NamedLinks links={suggestions} last="or" />?
          </>
        ) : (
          <>
            Pick yours from <Link to="/scrap-metal-prices-by-city/">all cities</Link>.
          </>
        )}
      </p>
    </div>
  );
}

/** A searched place, and its distance from the city shown instead. */
export interface NearPlaceNotice {
  /** The place's name, "Parramatta". */
  place: string;
  /** With state and postcode, "Parramatta NSW 2150". */
  label: string;
  /** "region" or "council area", whose middle is no one place; undefined for others. */
  area: string | undefined;
  /** Kilometres in a straight line, from the middle of an area. */
  distance: number;
  /** True if no other city with prices is nearer. */
  isNearest: boolean;
  /** Other places of the same name. */
  namesakes: NamedLink[];
}

interface NearPlaceProps extends NearPlaceNotice {
  city: Pick<City, "name">;
}

/** Tells visitors how far the city is from the place that they searched for, and links to what we have there. */
export function NearPlace(props: NearPlaceProps) {
  const { place, label, namesakes } = props;
  const near = new URLSearchParams({ near: label });
  return (
    <div className="search-notice wrap">
      <div className="notice" role="status">
        <p>{howFar(props)}</p>
        <p className="notice-links row">
          <Link to={`/scrap-yards/?${near}`}>{`Yards near ${place}`}</Link>
          <Link to={`/my-load/?${near}`}>My load there</Link>
        </p>
        {namesakes.length > 0 && (
          <details>
            <summary>Looking for another {place}?</summary>
            <p>
              There is also <NamedLinks links={namesakes} last="and" />.
            </p>
          </details>
        )}
      </div>
    </div>
  );
}

function howFar({ city, label, area, distance, isNearest }: NearPlaceProps): string {
  const far = aboutKilometres(distance);
  const from = area ? `the middle of ${label}` : label;
  const line = /\bIslands?\b/.test(label)
    ? "in a straight line, which may cross the sea"
    : "in a straight line";
  if (!isNearest) return `${city.name} is ${far} from ${from} ${line}.`;
  const nearest = `The nearest prices to ${label} are those for ${city.name}`;
  return area
    ? `${nearest}. The middle of this ${area} is ${far} away ${line}.`
    : `${nearest}, ${far} away ${line}.`;
}

/** A name and the page that it links to. */
interface NamedLink {
  name: string;
  path: string;
}

interface NamedLinksProps {
  links: NamedLink[];
  /** The word before the last link. */
  last: "and" | "or";
}

/** Links in a sentence: "Melbourne, Melton or Mildura". */
function NamedLinks({ links, last }: NamedLinksProps) {
  return links.map(({ name, path }, i) => (
    <Fragment key={path}>
      {i > 0 && (i === links.length - 1 ? ` ${last} ` : ", ")}
      <Link to={path}>{name}</Link>
    </Fragment>
  ));
}
