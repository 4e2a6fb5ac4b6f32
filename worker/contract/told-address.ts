import type { ParameterKind } from "./route-handle.ts";

/**
 * The parts of addresses that may be stored or sent to others: existing pages, and parameters without personal
 * details.
 */
export interface ToldPages {
  /** By path, without a slash at its end: the kinds of those parameters whose values are bounded. */
  pages: Readonly<Record<string, Readonly<Record<string, ParameterKind>>>>;
  /** The highest number of a yard. */
  lastYard: number;
}

/** Stands for an address that is no page of ours, because that may hold anything. */
const NO_PAGE = "(no page)";

/** The number of a yard in its path, whatever name follows. */
const YARD = /^\/yard\/([1-9]\d{0,5})(\/[^/]*)?$/;

/**
 * An address of this site as it is stored or sent to others: the path of a page that exists, a yard's with its number
 * alone, and the parameters that its route declares as a list, a number or a flag. Nothing else survives.
 * @param address from its path on
 */
export function toldAddress(address: string, { pages, lastYard }: ToldPages): string {
  const [, typed = "", given] = /^([^?#]*)(?:\?([^#]*))?/.exec(address) ?? [];
  const path = typed.toLowerCase().replace(/\/$/, "");
  const yard = Number(YARD.exec(path)?.[1] ?? lastYard + 1);
  if (yard <= lastYard) return `/yard/${yard}/`;
  const declared = pages[path || "/"];
  if (!declared) return NO_PAGE;
  const parameters = new URLSearchParams(given);
  const query = new URLSearchParams(
    Object.entries(declared).flatMap(([name, kind]) => {
      const value = boundedValue(parameters.getAll(name).at(-1), kind);
      return value === undefined ? [] : [[name, value]];
    }),
  );
  return `${path}/${query.size > 0 ? `?${query}` : ""}`;
}

/** The value of a list, a number or a flag; undefined for another kind, and if it makes no difference. */
export function boundedValue(value: string | undefined, kind: ParameterKind): string | undefined {
  if (value === undefined) return undefined;
  if (kind === "flag") return "";
  if (kind === "number") return /^[1-9]\d{0,5}$/.test(value) ? value : undefined;
  return typeof kind === "string" ? undefined : kind.find((known) => known === value);
}
