import { lastChanges } from "../worker/data/changes.ts";
import { currentDataset } from "../worker/data/dataset.ts";
import { DatabaseError } from "../worker/data/store.ts";
import type { Route } from "./+types/sitemap.route";
import { siteContext, storeContext } from "./context.ts";
import { CONTENT_PAGES } from "./guides/content-pages.ts";
import { CACHE, UNAVAILABLE } from "./http.ts";

/** Pages that change with the data as a whole. */
const DATA_PAGES = [
  "/",
  "/scrap-metal-prices-by-city/",
  "/scrap-metal-prices-by-material/",
  "/scrap-yards/",
];

/** Pages that tell no day of their last change. */
const UNDATED_PAGES = ["/blog/", "/contact/", "/newsletter/"];

/** Every page that search engines should know, with the day of its last change: sitemaps.org. */
export async function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(siteContext);
  const store = context.get(storeContext);
  try {
    const [dataset, { cities, materials }] = await Promise.all([
      currentDataset(store),
      lastChanges(store),
    ]);
    const entries = [
      ...DATA_PAGES.map((path) => entry(origin, path, dataset?.publishedOn)),
      ...cities.map(({ slug, day }) => entry(origin, `/${slug}/`, day)),
      ...materials.map(({ slug, day }) => entry(origin, `/material/${slug}/`, day)),
      ...UNDATED_PAGES.map((path) => entry(origin, path, undefined)),
      ...CONTENT_PAGES.map(({ path, head }) => entry(origin, path, head.updated)),
    ];
    return xml(entries);
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    return new Response(error.message, { status: 503, headers: UNAVAILABLE });
  }
}

// Addresses are made of slugs, which hold nothing that XML would take for markup.
function entry(origin: string, path: string, day: string | undefined): string {
  const changed = day ? `<lastmod>${day}</lastmod>` : "";
  return `<url><loc>${origin}${path}</loc>${changed}</url>`;
}

function xml(entries: string[]): Response {
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`;
  const headers = { ...CACHE.fixed, "Content-Type": "application/xml; charset=utf-8" };
  return new Response(body, { headers });
}
