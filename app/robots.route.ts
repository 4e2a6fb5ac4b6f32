import { routesContext, siteContext } from "../contract/context.ts";
import type { RouteHandle } from "../contract/route-handle.ts";
import type { Route } from "./+types/robots.route";

export const handle: RouteHandle = { cache: "public" };

/** A search near a place: there are as many as places, each with pages of its own. */
const NEAR = "Disallow: /*?*near=";

const SITEMAPS = ["/sitemap.xml", "/sitemap-yards.xml"];

/** robots.txt: keeps robots out of the routes that say so and of searches near places, and names the sitemaps. */
export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(siteContext);
  const disallowed = context
    .get(routesContext)
    .filter(({ handle }) => handle.robots === "disallow")
    .map(({ path, isPage }) => `Disallow: ${path.replace(/:.*$/, "")}${isPage ? "/" : ""}`);
  const lines = [
    "User-agent: *",
    ...disallowed,
    NEAR,
    "",
    ...SITEMAPS.map((path) => `Sitemap: ${origin}${path}`),
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
