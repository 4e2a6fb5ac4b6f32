import { routesContext, siteContext, storeContext } from "../contract/context.ts";
import type { RouteHandle } from "../contract/route-handle.ts";
import { directoryFigures } from "../worker/data/yards/directory.ts";
import { YARDS_IN_SITEMAP } from "../worker/data/yards/yard-details.ts";
import type { Route } from "./+types/robots.route";
import { nullOnOutage } from "./errors.ts";

export const handle: RouteHandle = { cache: "public" };

/**
 * Addresses with parameters: searches, filters and other views of a page, of which there is no end. Each leads
 * to pages that have an address of their own.
 */
const WITH_PARAMETERS = "Disallow: /*?";

/** robots.txt: keeps robots out of the routes that say so and of addresses with parameters, and names the sitemaps. */
export async function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(siteContext);
  const disallowed = context
    .get(routesContext)
    .filter(({ handle }) => handle.robots === "disallow")
    .map(({ path, isPage }) => `Disallow: ${path.replace(/:.*$/, "")}${isPage ? "/" : ""}`);
  // In an outage the yards are left out, because an error would keep robots away from the whole site.
  const figures = await directoryFigures(context.get(storeContext)).catch(nullOnOutage);
  const parts = Math.ceil((figures?.yards ?? 0) / YARDS_IN_SITEMAP);
  const sitemaps = [
    "/sitemap.xml",
    ...Array.from(
      { length: parts },
      (_, i) => `/sitemap-yards.xml${i > 0 ? `?page=${i + 1}` : ""}`,
    ),
  ];
  const lines = [
    "User-agent: *",
    ...disallowed,
    WITH_PARAMETERS,
    "",
    ...sitemaps.map((path) => `Sitemap: ${origin}${path}`),
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
