import type { City } from "../../worker/data/cities.ts";

/** The address of My load with a city filled in. In a file of its own, because many pages link to it. */
export function loadNear({ name, state }: Pick<City, "name" | "state">): string {
  return `/my-load/?${new URLSearchParams({ near: `${name} ${state}` })}`;
}
