import { createContext } from "react-router";
import type { Store } from "../worker/data/store.ts";

/** What the operator sets and every page shows. */
export interface Site {
  /** Scheme and host without a slash at the end. */
  origin: string;
  analyticsId: string | null;
  phone: string;
  email: string;
  /** Postal address, in one line. */
  address: string;
}

/** How a loader reaches the data: `context.get(storeContext)`. */
export const storeContext = createContext<Store>();

/** How the root loader reaches the site's settings. */
export const siteContext = createContext<Site>();
