import { routesContext, siteContext } from "../worker/contract/context.ts";
import type { RouteHandle } from "../worker/contract/route-handle.ts";
import type { Route } from "./+types/robots.route";

export const handle: RouteHandle = { cache: "public" };

/** Excludes URLs with parameters, which are endless. Every page that they link to has its own URL. */
const WITH_PARAMETERS = "Disallow: /*?";

const SITEMAPS = ["/sitemap.xml", "/sitemap-yards.xml"];

/** robots.txt: excludes routes with `robots: "disallow"` and URLs with parameters, and lists the sitemaps. */
export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(siteContext);
  const disallowed = context
    .get(routesContext)
    .filter(({ handle }) => handle.robots === "disallow")
    .map(({ path, isPage }) => `Disallow: ${path.replace(/:.*$/, "")}${isPage ? "/" : ""}`);
  const lines = [
    "User-agent: *",
    ...disallowed,
    WITH_PARAMETERS,
    "",
    ...SITEMAPS.map((path) => `Sitemap: ${origin}${path}`),
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
