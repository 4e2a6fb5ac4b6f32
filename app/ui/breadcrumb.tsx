import { Link } from "react-router";

interface BreadcrumbProps {
  /** The state's code. */
  state: string;
}

/** "Australia > state" above a city's heading. */
export function Breadcrumb({ state }: BreadcrumbProps) {
  return (
    <nav className="breadcrumb" aria-label="Breadcrumb">
      <ol>
        <li>
          <Link to="/scrap-metal-prices-by-city/">Australia</Link>
        </li>
        <li>
          <Link to={`/scrap-metal-prices-by-city/#${state.toLowerCase()}`}>{state}</Link>
        </li>
      </ol>
    </nav>
  );
}
