import { storeContext } from "../contract/context.ts";
import type { RouteHandle } from "../contract/route-handle.ts";
import { similarNames } from "../worker/data/search/similar-names.ts";
import type { Route } from "./+types/not-found.route";
import { notFound, nullOnOutage, suggestionsOf } from "./errors.ts";
import { seo } from "./seo.ts";
import { PageNotFound, RouteError } from "./ui/error-screens.tsx";

export const handle: RouteHandle = { cache: "none" };

export async function loader({ context, url }: Route.LoaderArgs) {
  const last = url.pathname.split("/").filter(Boolean).at(-1) ?? "";
  // The address leads nowhere whatever the database says.
  const suggestions = await similarNames(context.get(storeContext), last).catch(nullOnOutage);
  throw notFound("There is no page at this address", suggestions ?? []);
}

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: "Page Not Found" });
}

/** The screen for every address that leads nowhere; the frame around it stays. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <RouteError error={error}>
      <PageNotFound suggestions={suggestionsOf(error)} />
    </RouteError>
  );
}

// A route needs a component to be a page at all.
export default function NotFound() {
  return null;
}
