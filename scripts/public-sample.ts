import type { RemoteDatabase } from "./database/remote.ts";

/**
 * One line for the operator of a public site that shows sample data; undefined if it shows their own,
 * or if SITE_ORIGIN (`origin`) is empty.
 * @throws CommandError when the database at Cloudflare cannot be read
 */
export function publicSampleLine(
  origin: string,
  database: Pick<RemoteDatabase, "query">,
): string | undefined {
  if (origin === "") return undefined;
  const rows = database.query<{ is_sample: number }>("select is_sample from dataset");
  if (!rows[0]?.is_sample) return undefined;
  return `${origin} is public but shows sample data, so every page is noindex, sitemap.xml is empty and yards have no structured data. Load your own data: npm run data:load -- --remote your-folder`;
}
