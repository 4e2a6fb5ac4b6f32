import type { Suggestion } from "../../worker/data/types.ts";
import { Missing } from "./error-screens.tsx";
import { Link } from "./link.tsx";

interface PageNotFoundProps {
  /** Names that are spelt nearly like the end of the address. */
  suggestions?: Suggestion[];
}

/** The screen for an address that leads nowhere. */
export function PageNotFound({ suggestions }: PageNotFoundProps) {
  return (
    <Missing
      suggestions={suggestions}
      title="Page Not Found"
      text="There is no page at this address. It may have moved, or the address may be misspelt."
    >
      <Link className="button" to="/">
        Home
      </Link>
      <Link to="/scrap-metal-prices-by-city/">View All Cities</Link>
      <Link to="/materials">View all materials</Link>
    </Missing>
  );
}
