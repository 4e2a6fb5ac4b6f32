import { createContext } from "react-router";
import type { Store } from "../worker/data/store.ts";

/** What the operator sets and every page shows. */
export interface Site {
  /** Scheme and host without a slash at the end. */
  origin: string;
  analyticsId: string | null;
  phone: string;
  email: string;
}

/** How a loader reaches the data: `context.get(storeContext)`. */
export const storeContext = createContext<Store>();

/** How the root loader reaches the site's settings. */
export const siteContext = createContext<Site>();

/** Who asks, as far as the forms have to know. */
export interface Visitor {
  /** Whether this visitor may post now; counts the post. Rejects when that cannot be found out. */
  mayPost: () => Promise<boolean>;
}

/** How the actions of the forms reach the limit on posts. */
export const visitorContext = createContext<Visitor>();
