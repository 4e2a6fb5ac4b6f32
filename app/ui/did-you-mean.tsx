import { useId } from "react";
import { Link } from "./link.tsx";

interface DidYouMeanProps {
  title?: string;
  /** Alternatives, each with a link to the page for its text. */
  links: { label: string; to: string }[];
  /** True to keep the scroll position, if the answer is beside the form. */
  keepsScroll?: boolean;
}

/** Links to alternatives that a visitor may have meant; nothing if there are none. */
export function DidYouMean({ title = "Did you mean", links, keepsScroll }: DidYouMeanProps) {
  const id = useId();
  if (links.length === 0) return null;
  return (
    <div className="did-you-mean">
      <p id={id}>{title}</p>
      <ul className="chips" aria-labelledby={id}>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} rel="nofollow" preventScrollReset={keepsScroll}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
