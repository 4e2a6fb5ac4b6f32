import { Link } from "../ui/link.tsx";
import type { Instead } from "./errors.ts";

/** Offers pages that the visitor may have meant, and the search. */
export function MissingPageSearch({ asked, suggestions }: Instead) {
  return (
    <>
      {suggestions.length > 0 && (
        <div className="did-you-mean">
          <p id="did-you-mean">Did you mean</p>
          <ul className="chips" aria-labelledby="did-you-mean">
            {suggestions.map(({ name, path }) => (
              <li key={path}>
                <Link to={path}>{name}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="did-you-mean">
        {/* biome-ignore lint/a11y/useSemanticElements: not all browsers that we support know <search> */}
        <form
          className="search-form"
          action="/search/"
          role="search"
          aria-label="Cities and metals"
        >
          <label className="visually-hidden" htmlFor="missing-search">
            City or metal
          </label>
          <input
            id="missing-search"
            name="q"
            type="search"
            maxLength={100}
            defaultValue={asked}
            placeholder="Search for a city or metal type..."
          />
          <button type="submit" className="button">
            Search
          </button>
        </form>
      </div>
    </>
  );
}
