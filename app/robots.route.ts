import type { Route } from "./+types/robots.route";
import { routesContext, siteContext } from "./context.ts";
import type { RouteHandle } from "./route-handle.ts";

export const handle: RouteHandle = { cache: "fixed" };

/** robots.txt: keeps robots out of the routes that say so, and names the sitemap. */
export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(siteContext);
  const disallowed = context
    .get(routesContext)
    .filter(({ handle }) => handle.robots === "disallow")
    .map(({ path, isPage }) => `Disallow: ${path.replace(/:.*$/, "")}${isPage ? "/" : ""}`);
  const lines = ["User-agent: *", ...disallowed, "", `Sitemap: ${origin}/sitemap.xml`, ""];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
