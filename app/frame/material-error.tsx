import { ErrorScreen, RouteError } from "./error-screens.tsx";
import { isNotFound } from "./errors.ts";

/** Error screen of a material's page; like CityError, with the same title in an outage. */
export function MaterialError({ error }: { error: unknown }) {
  return (
    <RouteError error={error}>
      <ErrorScreen
        error={error}
        title="Material Not Found"
        text={
          isNotFound(error)
            ? "We don’t have a metal by that name. Check the spelling, or pick one from the list."
            : "We can't load these prices right now. Please try again in a minute."
        }
      />
    </RouteError>
  );
}
