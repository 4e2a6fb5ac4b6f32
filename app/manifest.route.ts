import { siteContext } from "../worker/contract/context.ts";
import type { RouteHandle } from "../worker/contract/route-handle.ts";
import type { Route } from "./+types/manifest.route";
import manifest from "./manifest.json";

export const handle: RouteHandle = { cache: "public" };

/** The web app manifest: how the site looks once it is installed. */
export function loader({ context }: Route.LoaderArgs) {
  const { name, shortName: short_name, slogan: description } = context.get(siteContext);
  return Response.json(
    { name, short_name, description, ...manifest },
    { headers: { "Content-Type": "application/manifest+json" } },
  );
}
