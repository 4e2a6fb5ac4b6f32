import type { KnownPlace, UnknownPlace } from "../near/near-place.ts";
import { typedText } from "../words/cut-text.ts";
import { findCarState } from "./car-states.tsx";

/** The state and place of the car guide. */
export interface CarChoice {
  /** Code of a state. */
  state?: string;
  /** A place, with its label in addresses, such as "Logan QLD". */
  near?: { name: string; label: string };
  /** An unknown place in the URL. */
  unknown?: Pick<UnknownPlace, "failure" | "others">;
}

/**
 * Reads the choice in `?state=` and `?near=`. A place implies its own state unless the address names another.
 * Undefined if there is neither, or for a position.
 */
export function carChoice(
  found: KnownPlace | UnknownPlace | null | undefined,
  parameters: URLSearchParams,
): CarChoice | undefined {
  const known = found?.origin ? found : undefined;
  const unknown = found && !found.origin ? found : undefined;
  const place = known?.origin.place;
  const state =
    findCarState(typedText(parameters, "state"))?.code ?? findCarState(place?.state ?? "")?.code;
  if (!state && !unknown && !place) return undefined;
  return {
    ...(state && { state }),
    ...(unknown && { unknown }),
    ...(place && known?.label && { near: { name: place.name, label: known.label } }),
  };
}
