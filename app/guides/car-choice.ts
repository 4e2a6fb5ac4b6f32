import type { KnownPlace, UnknownPlace } from "../near/near-place.ts";
import { typedText } from "../words/cut-text.ts";
import { findCarState } from "./car-states.tsx";

/** The state and place that the car guide is for. */
export interface CarChoice {
  /** Code of a state. */
  state?: string;
  /** A place; its label is as held in addresses: "Logan QLD". */
  near?: { name: string; label: string };
  /** A place in the address that we don't know. */
  unknown?: Pick<UnknownPlace, "failure" | "others">;
}

/**
 * The choice in `?state=` and `?near=`. A place implies its own state unless the address names another; undefined
 * without either, and for a position.
 */
export function carChoice(
  found: KnownPlace | UnknownPlace | null | undefined,
  parameters: URLSearchParams,
): CarChoice | undefined {
  const state = findCarState(typedText(parameters, "state"))?.code;
  if (!found?.origin) {
    if (!found && state === undefined) return undefined;
    return { ...(state !== undefined && { state }), ...(found && { unknown: found }) };
  }
  const { label, origin } = found;
  const { place } = origin;
  const chosen = state ?? (place ? findCarState(place.state)?.code : undefined);
  if (!place && chosen === undefined) return undefined;
  return {
    ...(chosen !== undefined && { state: chosen }),
    ...(place && label && { near: { name: place.name, label } }),
  };
}
