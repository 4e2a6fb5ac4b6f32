import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from "react-router";
import { topCities } from "../worker/data/cities.ts";
import { currentDataset } from "../worker/data/dataset.ts";
import { allMaterials } from "../worker/data/materials.ts";
import { DatabaseError, type Store } from "../worker/data/store.ts";
import type { Route } from "./+types/root";
import { useAnalytics } from "./frame/analytics.ts";
import "./styles/index.css";
import { siteContext, storeContext } from "./context.ts";
import { rememberVisit, useFirstPage } from "./frame/browser-cache.ts";
import { Footer } from "./frame/footer.tsx";
import { Header } from "./frame/header.tsx";
import { LoadingStatus } from "./frame/loading-status.tsx";
import { RouteAnnouncer } from "./frame/navigation-status.tsx";
import { SampleNotice } from "./frame/notices.tsx";
import { AsOf } from "./frame/staleness-notice.tsx";
import { isNotFound, routeHeaders, suggestionsOf } from "./http.ts";
import icon from "./icon.svg?inline";
import { seo } from "./seo.ts";
import { fontPreloads } from "./styles/fonts.ts";
import { Failure } from "./ui/failure.tsx";
import { PageNotFound } from "./ui/page-not-found.tsx";
import { Toasts } from "./ui/toasts.tsx";

/** What the frame of every page shows: settings, menus, year and whether the data is a sample. */
export async function loader({ context }: Route.LoaderArgs) {
  return {
    site: context.get(siteContext),
    year: new Date().getFullYear(),
    ...(await menus(context.get(storeContext))),
  };
}

// During an outage the menus shrink to "View All"; what failed is said by the page itself, whose own
// screen a failing frame would replace.
async function menus(store: Store) {
  try {
    const [cities, materials, dataset] = await Promise.all([
      topCities(store, 6),
      allMaterials(store),
      currentDataset(store),
    ]);
    return {
      cities: cities.map(({ name, slug }) => ({ name, slug })),
      materials: materials.slice(0, 8).map(({ name, slug }) => ({ name, slug })),
      isSample: dataset?.isSample ?? false,
    };
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    return { cities: [], materials: [], isSample: false };
  }
}

// The frame is the same on every page, so a visit loads it once.
export const shouldRevalidate = () => false;

/** Fonts ahead of the style sheet, and the icons. */
export const links: Route.LinksFunction = () => [
  ...fontPreloads,
  { rel: "icon", href: icon, type: "image/svg+xml" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
];

/** Those of the two screens below, above all Retry-After; every other page has its own. */
export const headers = routeHeaders;

/** The head of the two screens below; every other page has its own. */
export function meta({ matches, error }: Route.MetaArgs) {
  return seo(matches, { title: isNotFound(error) ? "Page Not Found" : "Something Went Wrong" });
}

/** The document around every page, the two screens below included. */
export function Layout({ children }: { children: ReactNode }) {
  const frame = useRouteLoaderData<typeof loader>("root");
  return (
    <html lang="en-AU">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f7f2e9" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#14191a" media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
      </head>
      <body>
        <a className="skip-link" href="#content">
          Skip to content
        </a>
        <AsOf />
        <Header site={frame?.site} cities={frame?.cities} materials={frame?.materials} />
        <LoadingStatus />
        <RouteAnnouncer />
        <main id="content" tabIndex={-1}>
          {children}
          {frame?.isSample && <SampleNotice />}
        </main>
        <Footer year={frame?.year} />
        <Toasts />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** What a visit has loaded is not fetched again within it. */
export const clientMiddleware = [rememberVisit];

/** The page inside the frame. */
export default function Root({ loaderData }: Route.ComponentProps) {
  useFirstPage();
  useAnalytics(loaderData.site.analyticsId);
  return <Outlet />;
}

/** The screen for what no route of its own answers: a missing page, or a failure. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isNotFound(error) ? <PageNotFound suggestions={suggestionsOf(error)} /> : <Failure />;
}
