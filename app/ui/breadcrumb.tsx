import { Link } from "./link.tsx";

/** One step of the way down to a page. */
export interface Crumb {
  label: string;
  to: string;
}

interface BreadcrumbProps {
  /** From the top down to the parent of this page. */
  trail: readonly Crumb[];
}

/** The way down to a page, above its heading. */
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
