import type { City } from "../../worker/data/cities.ts";

/** The page's path. */
export const LOAD_PATH = "/my-load/";

/** What stands before a name in the field for its unit, where there is one. */
export const UNIT_FIELD = "unit-";

/** The address of My load with a city filled in. */
export function loadNear({ name, state }: Pick<City, "name" | "state">): string {
  return `${LOAD_PATH}?${new URLSearchParams({ near: `${name} ${state}` })}`;
}
