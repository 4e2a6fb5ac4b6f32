import type { RouteHandle } from "./route-handle.ts";
import { boundedValue } from "./told-address.ts";

/** The response headers with the address under which a device may keep the page (app/offline), and its edition. */
export const COPY_HEADER = "Device-Copy";
export const EDITION_HEADER = "Edition";

/** The address of the service worker; its Trusted Types policy is called "service-worker". */
export const SERVICE_WORKER = "/service-worker.js";

/** Pages of which a device keeps the last alone, whatever was asked for but what is left out here. */
const LAST_ALONE: Record<string, readonly string[]> = {
  "/my-load/": ["open"],
  "/scrap-yards/": ["q", "open"],
};

/** What the copy of an address is kept under: the path alone for pages of which only the last is kept. */
export function copyKey(address: string): string {
  const [path = ""] = address.split("?");
  return path in LAST_ALONE ? path : address;
}

/**
 * The address of which a device may keep a copy: the path with the parameters that are lists, numbers or flags.
 * Undefined if it has others that its route reads, unless the last of these pages is kept; that has no position.
 * @param path in lower case, with a slash at its end
 */
export function copyAddress(
  path: string,
  given: URLSearchParams,
  { cache, acceptsPost, parameters = {} }: RouteHandle,
): string | undefined {
  if (cache === "none" || acceptsPost) return undefined;
  const leftOut = LAST_ALONE[path];
  const query = new URLSearchParams();
  for (const [name, value] of given) {
    const kind = parameters[name] ?? parameters["*"];
    if (!kind || /^(_routes|index|utm_.*|.*clid)$/.test(name)) continue;
    const isBounded = kind === "flag" || kind === "number" || Array.isArray(kind);
    if (!isBounded && !leftOut) return undefined;
    const told = isBounded ? boundedValue(value, kind) : value;
    // A position says where somebody is; a place that they typed is just a name.
    const isPosition = name === "near" && /^[-\d.\s]*,[-\d.,\s]*$/.test(value);
    if (told !== undefined && !isPosition && !leftOut?.includes(name)) query.append(name, told);
  }
  return query.size > 0 ? `${path}?${query}` : path;
}
