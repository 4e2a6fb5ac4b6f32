import type { ParameterKind } from "./route-handle.ts";

/** The parts of URLs that may be stored or sent to others: existing pages, and parameters without personal details. */
export interface ToldPages {
  /** The kinds of the parameters whose values are bounded, by the path of their page without its final slash. */
  pages: Readonly<Record<string, Readonly<Record<string, ParameterKind>>>>;
  /** The highest id of a yard. */
  lastYard: number;
}

/** Replaces a URL that is not one of our pages, because it may contain anything. */
const NO_PAGE = "(no page)";

/** The id of a yard in its path, whatever name follows. */
const YARD = /^\/yard\/([1-9]\d{0,5})(\/[^/]*)?$/;

/**
 * Reduces a URL of this site to the part that may be stored or sent to others: the path of an existing page (a yard's
 * with its id alone) and the parameters that its route declares as a list, a number or a flag.
 * @param address the URL from its path on
 */
export function safeAddress(address: string, { pages, lastYard }: ToldPages): string {
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

/** The value of a list, number or flag parameter; undefined for any other kind, or if the value makes no difference. */
export function boundedValue(value: string | undefined, kind: ParameterKind): string | undefined {
  if (value === undefined) return undefined;
  if (kind === "flag") return "";
  if (kind === "number") return /^[1-9]\d{0,5}$/.test(value) ? value : undefined;
  return typeof kind === "string" ? undefined : kind.find((known) => known === value);
}
