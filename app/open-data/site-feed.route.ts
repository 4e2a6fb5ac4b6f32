import { siteContext, storeContext } from "../../worker/contract/context.ts";
import type { RouteHandle } from "../../worker/contract/route-handle.ts";
import { recordedMonths } from "../../worker/data/record/national-price-months.ts";
import { latestPublications, type Publication } from "../../worker/data/record/publications.ts";
import { publicationCounts } from "../words/publication-counts.ts";
import type { Route } from "./+types/site-feed.route";
import type { AtomEntry } from "./atom.ts";
import { feedResponse, MAX_ENTRIES } from "./feed-response.ts";

export const handle: RouteHandle = { cache: "public" };

/** Publications of prices, for feed readers. */
export function loader({ context }: Route.LoaderArgs) {
  const store = context.get(storeContext);
  return feedResponse(store, context.get(siteContext), async () => {
    const [publications, months] = await Promise.all([
      latestPublications(store, MAX_ENTRIES),
      recordedMonths(store),
    ]);
    return {
      title: "Scrap metal prices in Australia",
      path: "/",
      entries: publications.map((publication) => publicationEntry(publication, months)),
    };
  });
}

function publicationEntry(publication: Publication, months: string[]): AtomEntry {
  const { id, publishedAt, publishedOn, name, note } = publication;
  const counts = publicationCounts(publication);
  // Prices published in a month may all have been checked the month before.
  const month = months.find((recorded) => recorded <= publishedOn.slice(0, 7));
  return {
    id: `publication-${id}`,
    title: counts,
    path: month ? `/prices/${month}/` : "/",
    publishedAt,
    paragraphs: [`${name}: ${counts}.`, ...(note ? [note] : [])],
    items: [],
  };
}
