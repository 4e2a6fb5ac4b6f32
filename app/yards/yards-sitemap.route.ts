import { siteContext, storeContext } from "../../worker/contract/context.ts";
import type { RouteHandle } from "../../worker/contract/route-handle.ts";
import { yardPath } from "../../worker/contract/yard-path.ts";
import { currentDataset } from "../../worker/data/dataset.ts";
import { yardTable } from "../../worker/data/yards/yard-table.ts";
import { outageAsText } from "../frame/errors.ts";
import { sitemapXml } from "../paths/sitemap-xml.ts";
import type { Route } from "./+types/yards-sitemap.route";

export const handle: RouteHandle = { cache: "public" };

/** The sitemap of yard pages. */
export async function loader({ context }: Route.LoaderArgs) {
  const { origin, isPublic } = context.get(siteContext);
  const store = context.get(storeContext);
  try {
    const [dataset, { yards }] = await Promise.all([currentDataset(store), yardTable(store)]);
    const listed = dataset?.isSample && isPublic ? [] : yards;
    return sitemapXml(
      origin,
      listed.map((yard) => ({ path: yardPath(yard), day: yard.checkedOn ?? undefined })),
    );
  } catch (error) {
    return outageAsText(error);
  }
}
