import { CONTENT_PAGES } from "./guides/content-pages.ts";
import { stepAddress } from "./identify/address.ts";
import { STEPS } from "./identify/tree.ts";

/** Paths of pages whose names are in the code, for the Worker: no browser loads them all (entry.server.tsx). */
export const NAMED_PAGES: readonly string[] = [
  ...CONTENT_PAGES.map(({ path }) => path),
  ...["", ...Object.keys(STEPS)].map((step) => stepAddress(step)),
];
