import { Fragment } from "react";
import { Link } from "../ui/link.tsx";
import { ITEMS } from "./items.ts";
import type { LoadRow } from "./load.ts";
import type { LoadProblem } from "./load-problems.ts";

/** What the figures of appliances and cars leave out. */
export function ItemNotes({ items }: { items: LoadRow[] }) {
  const used = ITEMS.filter(({ slug, metal }) =>
    items.some((row) => row.slug === slug && row.value && !row.problem && metal === "steel"),
  );
  if (used.length === 0) return null;
  return (
    <p className="notice">
      Appliances and cars are mostly thin steel, with plastic and other parts. We price them as
      heavy steel here, but yards pay less for them.
      {used.map(({ slug, advice, name }) =>
        advice ? (
          <Fragment key={slug}>
            {` ${name}: ${advice.text} `}
            <Link to={advice.path}>{advice.link}</Link>.
          </Fragment>
        ) : null,
      )}
    </p>
  );
}

/** What is not in the answer, or not as it was typed. */
export function Problems({ problems }: { problems: LoadProblem[] }) {
  return (
    <div className="notice load-problems">
      <p>Please check:</p>
      <ul>
        {problems.map(({ text, field, links, end }) => (
          <li key={text}>
            {field ? <a href={`#load-${field}`}>{text}</a> : text}
            {links?.map(({ before, title, path }) => (
              <Fragment key={path}>
                {before}
                <Link to={path}>{title}</Link>
              </Fragment>
            ))}
            {end}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface OtherPlacesProps {
  problem: string | null;
  /** The same load at other places. */
  others: { label: string; path: string }[];
}

/** Other places that the visitor may have meant. */
export function OtherPlaces({ problem, others }: OtherPlacesProps) {
  return (
    <div className="did-you-mean">
      <p id="other-places">{problem ? "Did you mean" : "Or did you mean"}</p>
      <ul className="chips" aria-labelledby="other-places">
        {others.map(({ label, path }) => (
          <li key={label}>
            <Link to={path} rel="nofollow" preventScrollReset>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
