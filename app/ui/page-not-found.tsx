import { Link } from "react-router";
import { Missing } from "./missing.tsx";

/** The screen for an address that leads nowhere. */
export function PageNotFound() {
  return (
    <Missing
      title="Page Not Found"
      text="There is no page at this address. It may have moved, or it may not be open yet."
    >
      <Link className="button" to="/">
        Home
      </Link>
      <Link to="/scrap-metal-prices-by-city/">View All Cities</Link>
      <Link to="/materials">View all materials</Link>
    </Missing>
  );
}
