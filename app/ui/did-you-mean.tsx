import type { Suggestion } from "../../worker/data/types.ts";
import { menuHref } from "../frame/navigation.tsx";
import { Link } from "./link.tsx";

interface DidYouMeanProps {
  suggestions: Suggestion[];
}

/** Links to what a misspelt name may have meant. */
export function DidYouMean({ suggestions }: DidYouMeanProps) {
  return (
    <div className="did-you-mean">
      <p id="did-you-mean">Did you mean</p>
      <ul className="chips" aria-labelledby="did-you-mean">
        {suggestions.map(({ kind, name, slug }) => (
          <li key={`${kind}/${slug}`}>
            <Link to={menuHref(kind === "city" ? "cities" : "materials", slug)} prefetch="intent">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
