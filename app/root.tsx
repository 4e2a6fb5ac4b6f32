import type { ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from "react-router";
import { topCities } from "../worker/data/cities.ts";
import { currentDataset } from "../worker/data/dataset.ts";
import { allMaterials } from "../worker/data/materials.ts";
import type { Route } from "./+types/root";
import { useAnalytics } from "./analytics.ts";
import "./app.css";
import { siteContext, storeContext } from "./context.ts";
import { fontPreloads } from "./fonts.ts";
import { answer } from "./http.ts";
import { Failure } from "./ui/failure.tsx";
import { Footer } from "./ui/footer.tsx";
import { Header } from "./ui/header.tsx";
import { LoadingStatus } from "./ui/loading-status.tsx";
import { PageNotFound } from "./ui/page-not-found.tsx";
import { SampleNotice } from "./ui/sample-notice.tsx";
import { Toasts } from "./ui/toasts.tsx";

/** What the frame of every page shows: settings, menus, year and whether the data is a sample. */
export async function loader({ context }: Route.LoaderArgs) {
  const store = context.get(storeContext);
  const [cities, materials, dataset] = await answer(
    Promise.all([topCities(store, 6), allMaterials(store), currentDataset(store)]),
  );
  return {
    site: context.get(siteContext),
    cities: cities.map(({ name, slug }) => ({ name, slug })),
    materials: materials.slice(0, 8).map(({ name, slug }) => ({ name, slug })),
    isSample: dataset?.isSample ?? false,
    year: new Date().getFullYear(),
  };
}

// The frame is the same on every page, so a visit loads it once.
export const shouldRevalidate = () => false;

export const links: Route.LinksFunction = () => [
  ...fontPreloads,
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
];

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
        <Header site={frame?.site} cities={frame?.cities} materials={frame?.materials} />
        <LoadingStatus />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        {frame?.isSample && <SampleNotice />}
        <Footer year={frame?.year} />
        <Toasts />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  useAnalytics(loaderData.site.analyticsId);
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return isMissing ? <PageNotFound /> : <Failure />;
}
