import { PricesError } from "./error-screens.tsx";

/** Error screen of a city's page. docs/specification.md demands this title in an outage, too. */
export function CityError({ error }: { error: unknown }) {
  return (
    <PricesError
      error={error}
      title="City Not Found"
      missing="We don’t have a city or town by that name. Check the spelling, or pick yours from all cities."
    />
  );
}
