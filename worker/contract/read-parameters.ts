import { HALF_HOUR, MAX_TEXTS, type ParameterKind, type RouteHandle } from "./route-handle.ts";
import { boundedValue } from "./safe-address.ts";

export type DeclaredParameters = NonNullable<RouteHandle["parameters"]>;

/** A search parameter that makes a difference to a response. */
export interface ReadParameter {
  name: string;
  value: string;
  kind: ParameterKind;
}

/** Parameters that others add: React Router's own, and campaign ones such as "utm_source" and "fbclid". */
const FOREIGN_NAME = /^(_routes|index|utm_.*|.*clid)$/;

/**
 * The given parameters that a route reads: those declared by name, in the order of their declaration, then those
 * whose names come from the data, as they are given.
 */
export function readParameters(
  given: URLSearchParams,
  { "*": kindOfOthers, ...named }: DeclaredParameters,
): ReadParameter[] {
  const declared: ReadParameter[] = [];
  for (const [name, kind] of Object.entries(named))
    if (given.has(name))
      for (const value of effectiveValues(given.getAll(name), kind))
        declared.push({ name, value, kind });
  if (!kindOfOthers) return declared;
  const others = [...given].filter(
    ([name]) => !Object.hasOwn(named, name) && !FOREIGN_NAME.test(name),
  );
  // The page checks their values, including empty and repeated ones.
  return [...declared, ...others.map(([name, value]) => ({ name, value, kind: kindOfOthers }))];
}

/** The values that make a difference, if any. */
function effectiveValues(given: string[], kind: ParameterKind): string[] {
  // Sort the set, so that it has one key.
  if (kind === "texts") return [...new Set(given.filter(Boolean))].slice(0, MAX_TEXTS).sort();
  // If several fields have the same name, the last counts.
  const last = given.at(-1);
  const value = last === undefined ? undefined : effectiveValue(last, kind);
  return value === undefined ? [] : [value];
}

function effectiveValue(value: string, kind: ParameterKind): string | undefined {
  if (typeof kind !== "string" || kind === "flag" || kind === "number")
    return boundedValue(value, kind);
  if (kind === "half-hour") return HALF_HOUR.test(value) ? value : undefined;
  // An empty form field filters nothing.
  return value || (kind === "private" ? value : undefined);
}
