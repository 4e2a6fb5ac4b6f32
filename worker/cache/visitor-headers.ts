import { CACHE } from "../contract/cache-policy.ts";
import {
  COPY_HEADER,
  copyAddress,
  copyKey,
  EDITION_HEADER,
  PARAMETERS_HEADER,
} from "../contract/device-copy.ts";
import type { SiteRoute } from "../contract/route-handle.ts";
import { pagePath } from "../site/route-table.ts";
import { reads } from "./cache-key.ts";
import { isolateOf } from "./isolate-cache.ts";

/** Sets the headers that no entry holds, because they depend on the address as it was asked for, or on the visitor. */
export function setVisitorHeaders(
  { status, headers }: Response,
  address: string,
  route: SiteRoute,
  env: Env,
): void {
  // The page holds the address of the page whose link led to it.
  if (reads(route, "referrer")) headers.append("Vary", "Referer");
  if (!route.isPage) return;
  headers.set(EDITION_HEADER, String(isolateOf(env).edition.number));
  if (env.OFFLINE !== "on" || status !== 200) return;
  const { pathname, searchParams } = new URL(address);
  const path = `${pagePath(pathname)}/`.replace("//", "/");
  const copy = copyAddress(path, searchParams, route.handle);
  // A page that lacks a part is not kept; searches that have a copy of their own are never cached.
  const isWhole = headers.get("Cache-Control") !== CACHE.none["Cache-Control"];
  if (!copy || (!isWhole && copyKey(copy) === copy)) return;
  headers.set(COPY_HEADER, copy);
  headers.set(PARAMETERS_HEADER, JSON.stringify(route.handle.parameters ?? {}));
}
