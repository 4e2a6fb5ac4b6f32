import { DidYouMean } from "../ui/did-you-mean.tsx";
import type { Instead } from "./errors.ts";

/** Offers the search and pages that the visitor may have meant. */
export function MissingPageSearch({ query, suggestions }: Instead) {
  return (
    <>
      <div className="did-you-mean">
        {/* biome-ignore lint/a11y/useSemanticElements: not all browsers that we support know <search> */}
        <form
          className="search-form search-box"
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
            defaultValue={query}
            onFocus={(event) => event.currentTarget.select()}
            placeholder="Search for a city or metal type..."
          />
          <button type="submit" className="button">
            Search
          </button>
        </form>
      </div>
      <DidYouMean links={suggestions.map(({ name, path }) => ({ label: name, to: path }))} />
    </>
  );
}
