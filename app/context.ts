import { createContext } from "react-router";
import type { Store } from "../worker/data/store.ts";
import type { SiteRoute } from "./route-handle.ts";

/** What the operator sets and every page shows. */
export interface SiteSettings {
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
export const siteContext = createContext<SiteSettings>();

/** How sitemap.xml and robots.txt reach what every route says of itself. */
export const routesContext = createContext<readonly SiteRoute[]>();

/** How a page is to be rendered, and how that went. */
export interface Rendering {
  /** Of the inline scripts; a new one for every rendering. */
  nonce: string;
  /** In one piece, for search engines and for keeping; otherwise late parts arrive late. */
  isWhole: boolean;
  /** Set where data was not there yet when it was to be drawn. */
  hasLateData: boolean;
  /** Set where a page was sent before all of its parts. */
  isLate: boolean;
  /** Set where a part could not be drawn. */
  hasFailed: boolean;
}

/** How the server's entry reaches what is known of this rendering. */
export const renderingContext = createContext<Rendering>();

/** Who asks, as far as the forms have to know. */
export interface Visitor {
  /** Whether this visitor may post now; counts the post. Rejects when that cannot be found out. */
  mayPost: () => Promise<boolean>;
}

/** How the actions of the forms reach the limit on posts. */
export const visitorContext = createContext<Visitor>();
