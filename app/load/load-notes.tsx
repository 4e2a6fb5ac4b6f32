import { Fragment } from "react";
import { Link } from "../ui/link.tsx";
import { ITEMS } from "./items.ts";
import type { LoadRow } from "./load.ts";
import { LOAD_PATH, withMetal } from "./load-address.ts";
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

interface ProblemsProps {
  address: string;
  problems: LoadProblem[];
}

/** What is not in the answer, or not as it was typed. */
export function Problems({ address, problems }: ProblemsProps) {
  return (
    <div className="notice load-problems">
      <p>Please check:</p>
      <ul>
        {problems.map(({ text, field, link, choice }) => (
          <li key={text}>
            {field ? <a href={`#load-${field}`}>{text}</a> : text}
            {choice && <MetalChoice address={address} {...choice} />}
            {link && (
              <>
                {" "}
                See <Link to={link.path}>{link.title}</Link>.
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface MetalChoiceProps {
  address: string;
  name: string;
  metals: { slug: string; name: string }[];
}

/** The metals that a name may be, as links that keep the load. */
function MetalChoice({ address, name, metals }: MetalChoiceProps) {
  return (
    <>
      {" Is it "}
      {metals.map((metal, i) => (
        <Fragment key={metal.slug}>
          {i > 0 && (i === metals.length - 1 ? " or " : ", ")}
          <Link to={withMetal(address, name, metal.slug)} rel="nofollow" preventScrollReset>
            {metal.name}
          </Link>
        </Fragment>
      ))}
      ?
    </>
  );
}

interface OtherPlacesProps {
  address: string;
  place: { problem: string | null; others: string[] };
}

/** Other places that the visitor may have meant. */
export function OtherPlaces({ address, place }: OtherPlacesProps) {
  const query = new URLSearchParams(address.slice(LOAD_PATH.length));
  return (
    <div className="did-you-mean">
      <p id="other-places">{place.problem ? "Did you mean" : "Or did you mean"}</p>
      <ul className="chips" aria-labelledby="other-places">
        {place.others.map((label) => {
          query.set("near", label);
          return (
            <li key={label}>
              <Link to={`${LOAD_PATH}?${query}`} rel="nofollow" preventScrollReset>
                {label}
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
