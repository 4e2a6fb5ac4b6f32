import type { Suggestion } from "../../worker/data/types.ts";
import { ErrorScreen } from "../ui/error-screens.tsx";
import { Link } from "../ui/link.tsx";

interface CityNotFoundProps {
  /** True where the database failed, so that the city may well exist. */
  isOutage: boolean;
  /** Names that are spelt nearly like the one asked for. */
  suggestions: Suggestion[];
}

/** The screen for a city that is not there, or cannot be read just now. */
export function CityNotFound({ isOutage, suggestions }: CityNotFoundProps) {
  return (
    <ErrorScreen
      suggestions={suggestions}
      title="City Not Found"
      text={
        isOutage
          ? "This city's prices could not be read just now. Please try again in a minute."
          : "We have no prices for a place of this name. Check the spelling, or pick your city from the list."
      }
    >
      <Link className="button" to="/scrap-metal-prices-by-city/">
        View All Cities
      </Link>
    </ErrorScreen>
  );
}
