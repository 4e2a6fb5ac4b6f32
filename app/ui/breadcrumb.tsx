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

/** The pages above this one, above its heading. */
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

/** The breadcrumb of a city: Australia, and the state with this code. */
export function cityTrail(state: string): Crumb[] {
  const cities = "/scrap-metal-prices-by-city/";
  return [
    { label: "Australia", to: cities },
    { label: state, to: `${cities}#${state.toLowerCase()}` },
  ];
}
