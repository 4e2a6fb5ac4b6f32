import { Link } from "./link.tsx";

/** A link of a breadcrumb. */
export interface Crumb {
  label: string;
  to: string;
}

/** Links to the pages above this one, from the top of the site to its parent. */
export function Breadcrumb({ trail }: { trail: readonly Crumb[] }) {
  return (
    <nav className="breadcrumb" aria-label="Breadcrumb">
      <ol>
        {trail.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
