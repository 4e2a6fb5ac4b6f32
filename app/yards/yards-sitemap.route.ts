import { siteContext, storeContext } from "../../contract/context.ts";
import type { RouteHandle } from "../../contract/route-handle.ts";
import { currentDataset } from "../../worker/data/dataset.ts";
import { yardAddresses } from "../../worker/data/yards/yard-details.ts";
import { outageAsText } from "../errors.ts";
import { sitemapXml } from "../sitemap-xml.ts";
import type { Route } from "./+types/yards-sitemap.route";
import { yardPath } from "./yard-path.ts";

export const handle: RouteHandle = { cache: "public", parameters: { page: "number" } };

/** The pages of yards for search engines; robots.txt names each part. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { origin, isPublic } = context.get(siteContext);
  const store = context.get(storeContext);
  const page = Number(url.searchParams.get("page") ?? 1);
  try {
    const [dataset, yards] = await Promise.all([currentDataset(store), yardAddresses(store, page)]);
    if (yards.length === 0 && page > 1)
      return new Response("There is no such part", { status: 404 });
    const listed = dataset?.isSample && isPublic ? [] : yards;
    return sitemapXml(
      origin,
      listed.map((yard) => ({ path: yardPath(yard), day: yard.checkedOn ?? undefined })),
    );
  } catch (error) {
    return outageAsText(error);
  }
}
