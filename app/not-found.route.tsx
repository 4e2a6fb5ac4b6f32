import { storeContext } from "../worker/contract/context.ts";
import type { RouteHandle } from "../worker/contract/route-handle.ts";
import type { Route } from "./+types/not-found.route";
import { PageNotFound, RouteError } from "./frame/error-screens.tsx";
import { missingPage } from "./frame/missing-page.ts";
import { seo } from "./frame/seo.ts";

export const handle: RouteHandle = { cache: "none" };

export async function loader({ context, url }: Route.LoaderArgs) {
  throw await missingPage(context.get(storeContext), url.pathname);
}

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: "Page Not Found" });
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <RouteError error={error}>
      <PageNotFound error={error} />
    </RouteError>
  );
}

// Without a component a route would not be a page.
export default function NotFound() {
  return null;
}
