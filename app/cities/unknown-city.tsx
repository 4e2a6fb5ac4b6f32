import { Fragment } from "react";
import type { Suggestion } from "../../worker/data/types.ts";
import { Link } from "../ui/link.tsx";

/** A text that was searched for and is no city, with names that are spelt nearly like it. */
export interface UnknownCityName {
  searched: string;
  suggestions: Suggestion[];
}

interface UnknownCityProps extends UnknownCityName {
  /** The name of the city that is shown instead. */
  shown: string;
}

/** Says that the page is not of the city that was searched for, and which one may have been meant. */
export function UnknownCity({ searched, suggestions, shown }: UnknownCityProps) {
  return (
    <div className="unknown-city wrap">
      <p className="notice" role="status">
        We don't know “{searched}”. This is {shown}.{" "}
        {suggestions.length > 0 ? (
          <>
            Did you mean{" "}
            {suggestions.map(({ kind, name, slug }, i) => (
              <Fragment key={`${kind}/${slug}`}>
                {i > 0 && (i === suggestions.length - 1 ? " or " : ", ")}
                <Link to={kind === "city" ? `/${slug}/` : `/material/${slug}/`}>{name}</Link>
              </Fragment>
            ))}
            ?
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
