import {
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";

// Rows point at each other without FOREIGN KEY constraints: the loader checks every reference and
// names the CSV line that breaks one, and a city removed by hand shows as "Unknown", not as an outage.

/**
 * One row: which dataset is loaded. `version` is the hash of what was loaded; the last four are what
 * the directory holds: its yards, and the cities, states and materials that these have.
 */
export const dataset = sqliteTable("dataset", {
  id: integer().primaryKey(),
  name: text().notNull(),
  publishedOn: text("published_on").notNull(),
  isSample: integer("is_sample", { mode: "boolean" }).notNull(),
  version: text().notNull(),
  yards: integer().notNull(),
  yardCities: integer("yard_cities").notNull(),
  yardStates: integer("yard_states").notNull(),
  yardMaterials: integer("yard_materials").notNull(),
});

/** States and territories, with the selling rules that their cities share. */
export const states = sqliteTable("states", {
  code: text().primaryKey(),
  name: text().notNull(),
  regulations: text().notNull(),
  regulator: text().notNull(),
  regulatorUrl: text("regulator_url").notNull(),
  checkedOn: text("checked_on").notNull(),
});

/** Cities and towns, with where and when they are. */
export const cities = sqliteTable(
  "cities",
  {
    id: integer().primaryKey(),
    name: text().notNull(),
    slug: text().notNull(),
    state: text().notNull(),
    lat: real().notNull(),
    lon: real().notNull(),
    population: integer().notNull(),
    timeZone: text("time_zone").notNull(),
    metaDescription: text("meta_description").notNull(),
  },
  (t) => [uniqueIndex("cities_slug").on(t.slug), index("cities_population").on(t.population)],
);

/** `aliases` are further slugs, such as "aluminium", that lead to the same material. */
export const materials = sqliteTable(
  "materials",
  {
    id: integer().primaryKey(),
    name: text().notNull(),
    slug: text().notNull(),
    aliases: text({ mode: "json" }).$type<string[]>().notNull(),
    description: text().notNull(),
    metaDescription: text("meta_description"),
  },
  (t) => [uniqueIndex("materials_slug").on(t.slug)],
);

/** Cents (AUD) per kilogram; 0 means that no price is available. */
export const prices = sqliteTable(
  "prices",
  {
    cityId: integer("city_id").notNull(),
    materialId: integer("material_id").notNull(),
    minCents: integer("min_cents").notNull(),
    maxCents: integer("max_cents").notNull(),
    description: text().notNull(),
    checkedOn: text("checked_on").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.cityId, t.materialId] }),
    index("prices_material").on(t.materialId, t.cityId),
  ],
);

/** `rank` is the yard's place in every list (by name, then id), so that no list has to be sorted. */
export const scrapYards = sqliteTable(
  "scrap_yards",
  {
    id: integer().primaryKey(),
    name: text().notNull(),
    address: text().notNull(),
    cityId: integer("city_id").notNull(),
    rank: integer().notNull(),
    phone: text(),
    website: text(),
    description: text(),
    acceptedMaterials: text("accepted_materials", { mode: "json" }).$type<string[]>(),
    services: text({ mode: "json" }).$type<string[]>(),
    latitude: real(),
    longitude: real(),
  },
  (t) => [
    uniqueIndex("scrap_yards_rank").on(t.rank),
    index("scrap_yards_city").on(t.cityId, t.rank),
  ],
);

/**
 * How many yards match each combination of filters ("" does not narrow) that any yard matches:
 * counting at request time would read every row. Filled by the loader.
 */
export const yardCounts = sqliteTable(
  "yard_counts",
  {
    state: text().notNull(),
    material: text().notNull(),
    service: text().notNull(),
    yards: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.state, t.material, t.service] })],
);

/** The directory's filter options; among the states are those without a yard. */
export const filterOptions = sqliteTable(
  "filter_options",
  {
    kind: text({ enum: ["state", "material", "service"] }).notNull(),
    value: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.value] })],
);

// Written by visitors, read by the operator (`npm run inbox`); the data loader never touches these two.

/** What the contact form received. `sentAt` is in ms since 1970; `page` is where the visitor was. */
export const messages = sqliteTable("messages", {
  // Never used again, so that the id of a deleted message names no other.
  id: integer().primaryKey({ autoIncrement: true }),
  sentAt: integer("sent_at").notNull(),
  name: text().notNull(),
  email: text().notNull(),
  subject: text().notNull(),
  message: text().notNull(),
  page: text().notNull(),
});

/** Who asked for the newsletter: the address in lower case, and when (ms since 1970) and where. */
export const subscribers = sqliteTable("subscribers", {
  email: text().primaryKey(),
  consentedAt: integer("consented_at").notNull(),
  page: text().notNull(),
});

// The table `yard_index` is FTS5, which Drizzle does not know: migrations/0001_yard_index.sql makes
// it, worker/data/yard-index.ts says what its words are. Its rowid is the yard's rank.
