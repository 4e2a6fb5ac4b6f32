import { type DeclaredParameters, type ReadParameter, readParameters } from "./read-parameters.ts";
import type { RouteHandle } from "./route-handle.ts";
import { boundedValue } from "./safe-address.ts";

/** The response headers with the URL under which a device may keep the page (app/frame), and with its edition. */
export const COPY_HEADER = "Device-Copy";
export const EDITION_HEADER = "Edition";
/** The response header with the parameters that the page's route declares, as JSON, for finding the copy again. */
export const PARAMETERS_HEADER = "Device-Copy-Parameters";

/** The path of the service worker; its Trusted Types policy is called "service-worker". */
export const SERVICE_WORKER = "/service-worker.js";

/** Pages of which a device keeps only the last version, whatever its parameters; those listed here are left out. */
const LAST_ALONE: Record<string, readonly string[]> = {
  "/my-load/": ["open"],
  "/scrap-yards/": ["q", "open"],
};

/** The key of a URL's copy: only the path for pages of which only the last version is kept. */
export function copyKey(address: string): string {
  const [path = ""] = address.split("?");
  return path in LAST_ALONE ? path : address;
}

/** Reduces a URL to the parameters and values that its page reads, in the order of their declaration. */
export function readAddress(
  path: string,
  given: URLSearchParams,
  parameters: DeclaredParameters,
): string {
  return withQuery(path, readParameters(given, parameters));
}

/**
 * The URL under which a device may keep a copy: the path with the parameters that are lists, numbers or flags.
 * Undefined if the page is never cached or accepts posts, or if other parameters were given; a page of which only the
 * last version is kept has those too, except a position.
 * @param path in lower case, with a slash at its end
 */
export function copyAddress(
  path: string,
  read: ReadParameter[],
  { cache, acceptsPost }: RouteHandle,
): string | undefined {
  if (cache === "none" || acceptsPost) return undefined;
  const leftOut = LAST_ALONE[path];
  if (!leftOut && read.some(({ value, kind }) => boundedValue(value, kind) === undefined))
    return undefined;
  // A position reveals where somebody is; a place that they typed is just a name.
  const kept = read.filter(
    ({ name, value }) =>
      !leftOut?.includes(name) && !(name === "near" && /^[-\d.\s]*,[-\d.,\s]*$/.test(value)),
  );
  return withQuery(path, kept);
}

function withQuery(path: string, read: { name: string; value: string }[]): string {
  const query = new URLSearchParams(read.map(({ name, value }) => [name, value]));
  return query.size > 0 ? `${path}?${query}` : path;
}
