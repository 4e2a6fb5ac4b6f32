import { and, desc, eq, sql } from "drizzle-orm";
import { liveKind } from "../dataset.ts";
import { type PriceRange, rangeInDollars } from "../prices.ts";
import { priceChanges, publications } from "../schema.ts";
import { read, type Store } from "../store.ts";

/** A price before and after a publication, in AUD per kg. */
export interface PriceChange {
  cityId: number;
  materialId: number;
  /** The day (YYYY-MM-DD) for which it was recorded. */
  checkedOn: string;
  /** Prices of 0 mean that there is no longer a price; null means that the day's record was withdrawn. */
  now: PriceRange | null;
  /** Null if the site showed no price. */
  before: PriceRange | null;
}

/** A publication with the prices that it changed. */
export interface PublishedChanges {
  publication: Pick<typeof publications.$inferSelect, "id" | "publishedAt" | "note">;
  changes: PriceChange[];
}

/**
 * The latest publications that changed prices of a city or a material, the newest first, with those changes in no
 * particular order. Only publications of the live kind, sample or real, are included.
 * @throws DatabaseError
 */
export async function latestPriceChanges(
  { db }: Store,
  subject: "city" | "material",
  id: number,
  limit: number,
): Promise<PublishedChanges[]> {
  const { publishedAt, note } = publications;
  const rows = await read("Failed to fetch price changes", () =>
    db
      .select({
        publication: { id: publications.id, publishedAt, note },
        changes: priceChanges.changes,
        isLive: sql<number>`${publications.isSample} = ${liveKind}`,
      })
      .from(priceChanges)
      .innerJoin(publications, eq(publications.id, priceChanges.publicationId))
      .where(and(eq(priceChanges.subject, subject), eq(priceChanges.subjectId, id)))
      .orderBy(desc(priceChanges.publicationId))
      .limit(limit),
  );
  // Filter by kind here, because a condition would make D1 read on past the limit.
  const live = rows.filter(({ isLive }) => isLive);
  return live.map(({ publication, changes }) => ({
    publication,
    changes: changes.map(([otherId, checkedOn, low, high, lowBefore, highBefore]) => ({
      ...(subject === "city"
        ? { cityId: id, materialId: otherId }
        : { cityId: otherId, materialId: id }),
      checkedOn,
      now: range(low, high),
      before: lowBefore ? range(lowBefore, highBefore) : null,
    })),
  }));
}

function range(low: number | null | undefined, high: number | null | undefined): PriceRange | null {
  return low == null || high == null ? null : rangeInDollars(low, high);
}
