import type { City } from "../../worker/data/places/cities.ts";

/** Path of My load. */
export const LOAD_PATH = "/my-load/";

/** Prefix that turns a field's name into the name of its unit field. */
export const UNIT_FIELD = "unit-";

/** The address of My load with a city filled in. */
export function loadNear({ name, state }: Pick<City, "name" | "state">): string {
  return `${LOAD_PATH}?${new URLSearchParams({ near: `${name} ${state}` })}`;
}
