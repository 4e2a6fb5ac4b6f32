import { storeContext } from "../contract/context.ts";
import type { RouteHandle } from "../contract/route-handle.ts";
import type { Route } from "./+types/not-found.route";
import { seo } from "./head/seo.ts";
import { PageNotFound, RouteError } from "./missing/error-screens.tsx";
import { missingPage } from "./missing/missing-page.ts";

export const handle: RouteHandle = { cache: "none" };

export async function loader({ context, url }: Route.LoaderArgs) {
  throw await missingPage(context.get(storeContext), url.pathname);
}

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: "Page Not Found" });
}

/** The screen for every address that leads nowhere; the frame around it stays. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <RouteError error={error}>
      <PageNotFound error={error} />
    </RouteError>
  );
}

// A route needs a component to be a page at all.
export default function NotFound() {
  return null;
}
