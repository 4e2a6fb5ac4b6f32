import type { PriceRange } from "../../worker/data/prices.ts";
import { PriceFigure } from "../prices/price-figure.tsx";
import { byGroup, type FieldSuggestion, HEADINGS } from "../search/field-suggestion.ts";
import { Link } from "../ui/link.tsx";
import { Swatch } from "../ui/swatch.tsx";

interface Found extends FieldSuggestion {
  /** The range of the country, as the scale of a price near a place. */
  scale?: PriceRange | undefined;
}

/** Links to everything that a search may mean, by group. */
export function FoundList({ found }: { found: Found[] }) {
  return byGroup(found).map(([group, links]) => (
    <section className="found section" key={group} aria-labelledby={`found-${group}`}>
      <h2 id={`found-${group}`}>{HEADINGS[group]}</h2>
      <ul>
        {links.map(({ text, detail, price, scale, path }) => (
          <li className="row" key={`${text} ${path}`}>
            {price && <Swatch metal={metalOf(path)} />}
            <Link to={path}>
              {text}
              {detail && <small>{` (${detail})`}</small>}
            </Link>
            {price && (
              <PriceFigure price={price} scale={scale}>
                <small className="unit">
                  {scale ? "/kg, bar: across Australia" : "/kg across Australia"}
                </small>
              </PriceFigure>
            )}
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** The slug of the metal whose page is at a path; "" for any other page. */
export function metalOf(path: string): string {
  return /^\/material\/([^/]+)/.exec(path)?.[1] ?? "";
}
