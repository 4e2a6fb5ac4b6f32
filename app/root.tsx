import archivo from "@fonts/archivo.woff2?url";
import sourceSans from "@fonts/source-sans-3.woff2?url";
import { Component, type ReactNode } from "react";
import {
  data,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteLoaderData,
} from "react-router";
import { siteContext, storeContext } from "../worker/contract/context.ts";
import { currentDataset } from "../worker/data/dataset.ts";
import { dayIn, NATIONAL_TIME_ZONE } from "../worker/data/local-day.ts";
import { allMaterials } from "../worker/data/materials.ts";
import { topCities } from "../worker/data/places/cities.ts";
import { DatabaseError, type Store } from "../worker/data/store.ts";
import type { Route } from "./+types/root";
import { useAnalytics } from "./frame/analytics.ts";
import { answerFromBrowserCache, useBrowserCache } from "./frame/browser-cache.ts";
import { PageError } from "./frame/error-screens.tsx";
import { isNotFound } from "./frame/errors.ts";
import { Footer } from "./frame/footer.tsx";
import { Header } from "./frame/header.tsx";
import { LoadingStatus, RouteAnnouncer } from "./frame/navigation-status.tsx";
import { ScriptingDecision } from "./frame/scripting.tsx";
import { type FewCities, seo } from "./frame/seo.ts";
import { useServiceWorker } from "./frame/use-service-worker.ts";
import icon from "./icon.svg?inline";
import { useEarlyClicks } from "./ui/early-input.ts";
import { useIsServerRendered } from "./ui/server-rendered.ts";
import { Toasts } from "./ui/toasts.tsx";
import "./ui/styles/index.css";
import { SAMPLE_NOTICE } from "./prices/disclaimers.tsx";

/** Reads what every page needs: the site's settings, the menus, the year and the dataset's marks. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const menus = await menuData(context.get(storeContext));
  const year = Number(dayIn(NATIONAL_TIME_ZONE).slice(0, 4));
  // Search engines must not show invented prices and yards.
  const isNoindex = menus.isSample && site.isPublic;
  return data(
    { site, isNoindex, year, ...menus },
    isNoindex ? { headers: { "X-Robots-Tag": "noindex" } } : undefined,
  );
}

/** Headers of every page; no other route has its own. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** The menus are the same on every page, so we reload them only in development, where changes must show. */
export const shouldRevalidate = () => import.meta.env.MODE === "development";

export const clientMiddleware = [answerFromBrowserCache];

/** Preloads the fonts, which would otherwise wait for the style sheet; and the icons. */
export const links: Route.LinksFunction = () => [
  ...[archivo, sourceSans].map(
    (href) =>
      ({ rel: "preload", href, as: "font", type: "font/woff2", crossOrigin: "anonymous" }) as const,
  ),
  { rel: "icon", href: icon, type: "image/svg+xml" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

/** Head of this route's error screens; every other page has its own. */
export function meta({ matches, error }: Route.MetaArgs) {
  return seo(matches, { title: isNotFound(error) ? "Page Not Found" : "Something Went Wrong" });
}

/**
 * A part of the frame that disappears if it fails, so that the page stays. An error screen would appear in the same
 * frame and fail in the same way.
 */
class Dispensable extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/** The document around every page, error screens included. */
export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  const isServerRendered = useIsServerRendered();
  return (
    // The script in the head sets the attribute; React sets it if it renders the document anew.
    <html
      lang="en-AU"
      data-scripting={import.meta.env.SSR ? undefined : ""}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        {isServerRendered && <ScriptingDecision />}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f7f2e9" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#14191a" media="(prefers-color-scheme: dark)" />
        <Meta />
        {/* In development React compares the nonce of the style sheets, which browsers hide. */}
        <Links nonce={import.meta.env.MODE === "development" ? "" : undefined} />
      </head>
      <body>
        <a className="skip-link" href="#content">
          Skip to content
        </a>
        <Dispensable>
          <StalenessNotice />
        </Dispensable>
        <Dispensable>
          <Header site={data?.site} cities={data?.cities} materials={data?.materials} />
        </Dispensable>
        <Dispensable>
          <LoadingStatus />
          <RouteAnnouncer />
        </Dispensable>
        <main id="content" tabIndex={-1}>
          {data?.isSample && <SampleNotice />}
          {children}
          {data && <PrintedAddress origin={data.site.origin} />}
        </main>
        <Dispensable>
          <footer className="footer">
            <Footer site={data?.site} year={data?.year} cities={data?.cities ?? []} />
          </footer>
        </Dispensable>
        <Dispensable>
          <Toasts />
        </Dispensable>
        {isServerRendered && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

/** A notice at the top of every page while the live dataset is a sample. */
function SampleNotice() {
  return (
    <div className="sample-notice">
      <p className="wrap">{SAMPLE_NOTICE}</p>
    </div>
  );
}

/** The page's URL, in print only. */
function PrintedAddress({ origin }: { origin: string }) {
  const path = useLocation().pathname.toLowerCase().replace(/\/?$/, "/");
  return (
    <p className="printed-address">
      {origin}
      {path}
    </p>
  );
}

/** An empty line; worker/cache/staleness-notice.ts fills it in cached pages that cannot be rendered anew. */
function StalenessNotice() {
  // With an empty text React keeps the line's content as it hydrates.
  return (
    <p className="staleness-notice" suppressHydrationWarning>
      {""}
    </p>
  );
}

/** The page within the layout. */
export default function Root({ loaderData }: Route.ComponentProps) {
  useEarlyClicks();
  useBrowserCache();
  useAnalytics(loaderData.site.analyticsId);
  useServiceWorker(loaderData.site.keepsPages);
  return <Outlet />;
}

/** Error screen for errors that no other route handles. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}

/** Reads the menus. They are empty if the database is down: an error would replace the page's own error screen. */
async function menuData(store: Store) {
  try {
    const [cities, materials, dataset] = await Promise.all([
      topCities(store, 6),
      allMaterials(store),
      currentDataset(store),
    ]);
    const few = fewCities(cities);
    return {
      ...(few && { few }),
      cities: cities.map(({ name, slug }) => ({ name, slug })),
      materials: materials.slice(0, 8).map(({ name, slug }) => ({ name, slug })),
      isSample: dataset?.isSample ?? false,
    };
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    return { cities: [], materials: [], isSample: false };
  }
}

/** The texts for a site of up to five cities; undefined for more cities or none. */
function fewCities(cities: { name: string }[]): FewCities | undefined {
  if (cities.length === 0 || cities.length > 5) return undefined;
  const where = new Intl.ListFormat("en-AU").format(cities.map(({ name }) => name));
  const about = `Indicative scrap metal prices in AUD per kilogram for ${where}, with scrap yards and guides to selling.`;
  return { where, about };
}
