import { PricesError } from "./error-screens.tsx";

/** Error screen of a material's page, with the same title in an outage, like `CityError`. */
export function MaterialError({ error }: { error: unknown }) {
  return (
    <PricesError
      error={error}
      title="Material Not Found"
      missing="We don’t have a metal by that name. Check the spelling, or pick one from the list."
    />
  );
}
