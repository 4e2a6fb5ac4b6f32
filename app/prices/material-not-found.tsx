import type { Suggestion } from "../../worker/data/types.ts";
import { ErrorScreen } from "../ui/error-screens.tsx";
import { Link } from "../ui/link.tsx";

interface MaterialNotFoundProps {
  /** True where the database failed, so that the material may well exist. */
  isOutage: boolean;
  /** Names that are spelt nearly like the one asked for. */
  suggestions: Suggestion[];
}

/** The screen for a material that is not there, or cannot be read just now. */
export function MaterialNotFound({ isOutage, suggestions }: MaterialNotFoundProps) {
  return (
    <ErrorScreen
      suggestions={suggestions}
      title="Material Not Found"
      text={
        isOutage
          ? "This material's prices could not be read just now. Please try again in a minute."
          : "We have no prices for a material of this name. Check the spelling, or pick one from the list."
      }
    >
      <Link className="button" to="/materials">
        View all materials
      </Link>
    </ErrorScreen>
  );
}
