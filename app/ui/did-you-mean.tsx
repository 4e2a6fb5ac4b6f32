import { Link } from "./link.tsx";

/** The cities and materials that may have been meant. */
export interface DidYouMeanProps {
  suggestions: { kind: "city" | "material"; name: string; slug: string }[];
}

/** Links to the cities and materials with a similar name. */
export function DidYouMean({ suggestions }: DidYouMeanProps) {
  return (
    <div className="did-you-mean">
      <p id="did-you-mean">Did you mean</p>
      <ul className="chips" aria-labelledby="did-you-mean">
        {suggestions.map(({ kind, name, slug }) => (
          <li key={`${kind}/${slug}`}>
            <Link to={kind === "city" ? `/${slug}/` : `/material/${slug}/`} prefetch="intent">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
