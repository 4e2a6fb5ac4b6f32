import type { Store } from "../../worker/data/store.ts";
import { findOrigin } from "../../worker/search/places.ts";
import { findCarState } from "../content/car-states.tsx";
import { typedText } from "../words/cut-text.ts";
import { placeLabel } from "../words/format.ts";

/** The state and place that the car guide is for. */
export interface CarChoice {
  /** Code of a state. */
  state?: string;
  /** A place; its label is as held in addresses: "Logan QLD". */
  near?: { name: string; label: string };
  /** A place in the address that we don't know. */
  unknown?: string;
}

/**
 * The choice in `?state=` and `?near=`. A place implies its own state unless the address names another; undefined
 * without either, and for a position.
 * @throws DatabaseError
 */
export async function carChoice(
  store: Store,
  parameters: URLSearchParams,
): Promise<CarChoice | undefined> {
  const typedPlace = typedText(parameters, "near");
  const state = findCarState(typedText(parameters, "state"))?.code;
  if (!typedPlace) return state === undefined ? undefined : { state };
  const { origin } = await findOrigin(store, typedPlace);
  const place = origin?.place;
  if (!place) {
    if (origin && state === undefined) return undefined;
    return {
      ...(state !== undefined && { state }),
      ...(!origin && { unknown: typedPlace }),
    };
  }
  const chosen = state ?? findCarState(place.state)?.code;
  return {
    ...(chosen !== undefined && { state: chosen }),
    near: { name: place.name, label: placeLabel(place) },
  };
}
