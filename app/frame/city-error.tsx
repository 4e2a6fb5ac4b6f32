import { ErrorScreen, RouteError } from "./error-screens.tsx";
import { isNotFound } from "./errors.ts";

/**
 * Error screen of a city's page. docs/specification.md demands the same title for an unknown city and for an
 * outage; text and status, 404 or 503, tell them apart.
 */
export function CityError({ error }: { error: unknown }) {
  return (
    <RouteError error={error}>
      <ErrorScreen
        error={error}
        title="City Not Found"
        text={
          isNotFound(error)
            ? "We don’t have a city or town by that name. Check the spelling, or pick yours from all cities."
            : "We can't load these prices right now. Please try again in a minute."
        }
      />
    </RouteError>
  );
}
