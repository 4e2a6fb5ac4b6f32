import { Link } from "./link.tsx";

/** A link of a breadcrumb. */
export interface Crumb {
  label: string;
  to: string;
}

interface BreadcrumbProps {
  /** From the top of the site to the parent of this page. */
  trail: readonly Crumb[];
}

/** Links to the pages above this one, for above its heading. */
export function Breadcrumb({ trail }: BreadcrumbProps) {
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
