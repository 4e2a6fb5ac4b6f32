import { Fragment } from "react";
import type { City } from "../../worker/data/cities.ts";
import { Link } from "../ui/link.tsx";
import { aboutKilometres } from "../words/format.ts";

// What a city's page says to visitors who searched for something else.

/** A text that was searched for and names nothing, with names that are spelt nearly like it. */
export interface UnknownCityName {
  searched: string;
  suggestions: NamedLink[];
}

interface UnknownCityProps extends UnknownCityName {
  /** The name of the city that is shown instead. */
  shown: string;
}

/** Says that the page is not of the city that was searched for, and which one may have been meant. */
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

/** A place that was searched for, and how far it is from the city that is shown instead. */
export interface NearPlaceNotice {
  /** The place's name, "Parramatta". */
  place: string;
  /** With state and postcode, "Parramatta NSW 2150". */
  label: string;
  /** What it is, if it has no middle of its own: "region", "council area". */
  area: string | undefined;
  /** Kilometres in a straight line, from the middle of an area. */
  distance: number;
  /** Whether no other city with prices is nearer. */
  isNearest: boolean;
  /** Other places of the same name. */
  namesakes: NamedLink[];
}

interface NearPlaceProps extends NearPlaceNotice {
  city: Pick<City, "name">;
}

/** Says how far the city is from the place that was searched for, with what we have for that place. */
export function NearPlace(props: NearPlaceProps) {
  const { place, label, namesakes } = props;
  const near = new URLSearchParams({ near: label });
  return (
    <div className="search-notice wrap">
      <div className="notice" role="status">
        <p>{howFar(props)}</p>
        <p className="notice-links">
          <Link to={`/scrap-yards/?${near}`}>{`Yards near ${place}`}</Link>
          <Link to={`/my-load/?${near}`}>What is my load worth?</Link>
        </p>
        {namesakes.length > 0 && (
          <p>
            Looking for another {place}? There is also <NamedLinks links={namesakes} last="and" />.
          </p>
        )}
      </div>
    </div>
  );
}

function howFar({ city, label, area, distance, isNearest }: NearPlaceProps): string {
  const far = aboutKilometres(distance);
  const from = area ? `the middle of ${label}` : label;
  if (!isNearest) return `${city.name} is ${far} from ${from} in a straight line.`;
  const nearest = `The nearest prices to ${label} are those for ${city.name}`;
  return area
    ? `${nearest}. The middle of this ${area} is ${far} away in a straight line.`
    : `${nearest}, ${far} away in a straight line.`;
}

/** A name and the page that it leads to. */
interface NamedLink {
  name: string;
  path: string;
}

interface NamedLinksProps {
  links: NamedLink[];
  /** The word before the last one. */
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
