import { and, desc, eq, sql } from "drizzle-orm";
import type { PriceRange } from "../prices.ts";
import { dataset, priceHistory } from "../schema.ts";
import { statement } from "../statement.ts";
import { read, type Store } from "../store.ts";
import { type Publication, publicationsById } from "./publications.ts";

/** What a publication changed in a price of the site, in AUD per kg. */
export interface PriceChange {
  cityId: number;
  materialId: number;
  /** The day (YYYY-MM-DD) for which it was recorded. */
  checkedOn: string;
  /** 0 if there is no longer a price; null if what was recorded for the day was withdrawn. */
  now: PriceRange | null;
  /** Null if the site showed no price. */
  before: PriceRange | null;
}

/** A publication with what it changed. */
export interface PublishedChanges {
  publication: Publication;
  changes: PriceChange[];
}

/** Rows that are read at most; what a publication changed in a city or a material is far less. */
const MAX_CHANGES = 250;

const columns = {
  isLive: sql<number>`${priceHistory.isSample} = (select ${dataset.isSample} from ${dataset})`.as(
    "is_live",
  ),
  publicationId: priceHistory.publicationId,
  cityId: priceHistory.cityId,
  materialId: priceHistory.materialId,
  checkedOn: priceHistory.checkedOn,
  minCents: priceHistory.minCents,
  maxCents: priceHistory.maxCents,
  previousMinCents: priceHistory.previousMinCents,
  previousMaxCents: priceHistory.previousMaxCents,
};

// The caller checks whether a row is of the live kind: a condition here would make D1 read more rows.
const latestChanges = (place: typeof priceHistory.cityId | typeof priceHistory.materialId) =>
  statement((db) =>
    db
      .select(columns)
      .from(priceHistory)
      .where(and(eq(place, sql.placeholder("id")), sql`${priceHistory.isChange}`))
      .orderBy(desc(priceHistory.publicationId))
      .limit(MAX_CHANGES),
  );

const SELECT = {
  city: latestChanges(priceHistory.cityId),
  material: latestChanges(priceHistory.materialId),
};

/**
 * The latest publications that changed prices of a city or a material, the newest first, with what they
 * changed there in no particular order.
 * @throws DatabaseError
 */
export function latestPriceChanges(
  store: Store,
  subject: "city" | "material",
  id: number,
  limit: number,
): Promise<PublishedChanges[]> {
  return read("Failed to fetch price changes", async () => {
    const rows = await SELECT[subject](store, { id });
    const groups = [...Map.groupBy(rows, ({ publicationId }) => publicationId)];
    // The last one may not have been read completely.
    if (rows.length === MAX_CHANGES && groups.length > 1) groups.pop();
    const wanted = groups.filter(([, [row]]) => row?.isLive).slice(0, limit);
    const publications = await publicationsById(
      store,
      wanted.map(([publicationId]) => publicationId),
    );
    return wanted.flatMap(([publicationId, changed]) => {
      const publication = publications.get(publicationId);
      return publication ? { publication, changes: changed.map(priceChange) } : [];
    });
  });
}

type Row = Omit<typeof priceHistory.$inferSelect, "isChange" | "isSample">;

function priceChange(row: Row): PriceChange {
  const { cityId, materialId, checkedOn, previousMinCents, previousMaxCents } = row;
  const before = dollars(previousMinCents, previousMaxCents);
  return {
    cityId,
    materialId,
    checkedOn,
    now: dollars(row.minCents, row.maxCents),
    before: before && before.minPrice > 0 ? before : null,
  };
}

function dollars(minCents: number | null, maxCents: number | null): PriceRange | null {
  if (minCents === null || maxCents === null) return null;
  return { minPrice: minCents / 100, maxPrice: maxCents / 100 };
}
