import { Fragment } from "react";
import { Link } from "../ui/link.tsx";
import { aboutKilometres } from "../words/format.ts";
import type { NearPlaceNotice, UnknownCityName } from "./searched-place.ts";

// Notices on a city's page for visitors who searched for something else.

/** Says that the page is about another city than the one searched for, and suggests similar names. */
export function UnknownCity({ searched, suggestions, city }: UnknownCityName & { city: string }) {
  return (
    <div className="search-notice wrap">
      <p className="notice" role="status">
        We don't know “{searched}”. This is {city}.{" "}
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

/** Says how far the city is from the place that was searched for, and links to yards and prices there. */
export function NearPlace(props: NearPlaceNotice & { city: string }) {
  const { place, label, namesakes } = props;
  const near = new URLSearchParams({ near: label });
  return (
    <div className="search-notice wrap">
      <div className="notice" role="status">
        <p>{distanceWords(props)}</p>
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

function distanceWords(props: NearPlaceNotice & { city: string }): string {
  const { city, label, area, distance, isNearest } = props;
  const far = aboutKilometres(distance);
  const sea = /\bIslands?\b/.test(label) ? ", which may cross the sea" : "";
  const line = `in a straight line${sea}.`;
  if (!isNearest)
    return `${city} is ${far} from ${area ? `the middle of ${label}` : label} ${line}`;
  const nearest = `The nearest prices to ${label} are those for ${city}`;
  if (!area) return `${nearest}, ${far} away ${line}`;
  return `${nearest}. The middle of this ${area} is ${far} away ${line}`;
}

/** A name and the page that it links to. */
interface NamedLink {
  name: string;
  path: string;
}

/** Links in a sentence, with `last` before the last one: "Melbourne, Melton or Mildura". */
function NamedLinks({ links, last }: { links: NamedLink[]; last: "and" | "or" }) {
  return links.map(({ name, path }, i) => (
    <Fragment key={path}>
      {i > 0 && (i === links.length - 1 ? ` ${last} ` : ", ")}
      <Link to={path}>{name}</Link>
    </Fragment>
  ));
}
