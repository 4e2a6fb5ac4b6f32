import { createContext } from "react-router";
import type { Store } from "../data/store.ts";
import type { SiteRoute } from "./route-handle.ts";
import type { ToldPages } from "./safe-address.ts";

// The Worker passes these to loaders and actions, and to the server entry: `context.get(storeContext)`.

/** The database connection of this request. */
export const storeContext = createContext<Store>();

/** The operator's settings that pages show. */
export interface SiteSettings {
  name: string;
  /** The name under the icon of the installed site. */
  shortName: string;
  /** Follows the name in the title of the home page. */
  slogan: string;
  /** Our pages on social networks; empty until the operator sets them. */
  social: { name: string; address: string }[];
  /** Scheme and host, without a trailing slash. */
  origin: string;
  /** True if the operator has set the site's origin, which makes it public. */
  isPublic: boolean;
  /** True if pages are kept on visitors' devices for use offline. */
  keepsPages: boolean;
  /** Google Analytics measurement ID; null if visits are not measured. */
  analyticsId: string | null;
  phone: string;
  email: string;
  /** Postal address in one line. */
  address: string;
  /** The name of the licence of the data, such as "CC BY 4.0". */
  dataLicence: string;
}

/** The operator's settings, for the root loader. */
export const siteContext = createContext<SiteSettings>();

/** All routes with their handles, for sitemap.xml and robots.txt. */
export const routesContext = createContext<readonly SiteRoute[]>();

/**
 * Returns the pages and parameters to which URLs are reduced before they are stored or sent to others.
 * @throws DatabaseError
 */
export const toldPagesContext = createContext<() => Promise<ToldPages>>();

/** How to render a page, and the outcome. */
export interface Rendering {
  /** The nonce of inline scripts; each rendering has its own. */
  nonce: string;
  /** True to render it in one piece, for the cache and for bots. Other pages may be streamed. */
  isWhole: boolean;
  /** True if data was late, so that its loader returned a promise. */
  hasLateData: boolean;
  /** True if the page was streamed before all of its parts were ready. */
  isStreamed: boolean;
  /** True if a part could not be rendered. */
  hasFailed: boolean;
}

/** The rendering of this request. */
export const renderingContext = createContext<Rendering>();

/** The visitor who sends a request. */
export interface Visitor {
  /** The network that the IP address belongs to. */
  network: string;
  /** The time zone of the network, as Cloudflare knows it; undefined outside Australia. */
  timeZone: string | undefined;
  /**
   * Counts a post. Returns false if the visitor or the whole site is over the rate limit.
   * @throws if a limit is unavailable
   */
  mayPost: () => Promise<boolean>;
}

/** The visitor, for the actions of the forms. */
export const visitorContext = createContext<Visitor>();

/**
 * Leaves a task for after the response. It gets its own database connection, and a failure is only logged. It does not
 * run for bots or for pages that are loaded ahead.
 */
export type AfterAnswer = (task: (store: Store) => Promise<void>) => void;

/** For loaders that store something without making the visitor wait. Their routes are never cached. */
export const afterAnswerContext = createContext<AfterAnswer>();
