import { missing, routeHeaders } from "../http.ts";
import { seo } from "../seo.ts";
import { PageNotFound } from "../ui/page-not-found.tsx";
import type { Route } from "./+types/not-found";

export function loader() {
  throw missing("There is no page at this address");
}

export const headers = routeHeaders;

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: "Page Not Found" });
}

/** The screen for every address that leads nowhere; the frame around it stays. */
export function ErrorBoundary() {
  return <PageNotFound />;
}

// A route needs a component to be a page at all.
export default function NotFound() {
  return null;
}
