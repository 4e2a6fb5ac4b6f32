import type { SiteSettings } from "../../worker/contract/context.ts";
import { currentDataset } from "../../worker/data/dataset.ts";
import type { Store } from "../../worker/data/store.ts";
import { outageAsText } from "../frame/errors.ts";
import { SAMPLE_NOTICE } from "../prices/disclaimers.tsx";
import { type AtomFeed, atom } from "./atom.ts";

/** The maximum number of entries in a feed. */
export const MAX_ENTRIES = 20;

const INDICATIVE = "Indicative prices in Australian dollars per kilogram.";

/**
 * Responds with a feed, marked in its title if the data is a sample; 503 if the database is down.
 * @param make returns undefined if the feed's subject does not exist, for a 404
 */
export async function feedResponse(
  store: Store,
  site: SiteSettings,
  make: () => Promise<Omit<AtomFeed, "subtitle"> | undefined>,
): Promise<Response> {
  try {
    const [dataset, feed] = await Promise.all([currentDataset(store), make()]);
    if (!feed) return new Response("There is no such feed", { status: 404 });
    const isSample = dataset?.isSample ?? false;
    const title = isSample ? `Sample data: ${feed.title}` : feed.title;
    const subtitle = isSample ? `${INDICATIVE} ${SAMPLE_NOTICE}` : INDICATIVE;
    return new Response(atom(site, { ...feed, title, subtitle }), {
      headers: { "Content-Type": "application/atom+xml; charset=utf-8" },
    });
  } catch (error) {
    return outageAsText(error);
  }
}
