import { and, eq, max } from "drizzle-orm";
import {
  alias,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  sqliteView,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";

// There are no FOREIGN KEY constraints: publishing checks every reference and names the CSV line that
// breaks one, and a city that is removed by hand shows as "Unknown" instead of failing a page.

/**
 * One row about what is live. `edition` counts how often it was written, whatever that changed. `version` is a
 * hash of the data, `yardsVersion` one of the yards and `placesVersion` one of the localities: yards and
 * localities are many, and only written when they change.
 */
export const dataset = sqliteTable("dataset", {
  id: integer().primaryKey(),
  name: text().notNull(),
  publishedOn: text("published_on").notNull(),
  isSample: integer("is_sample", { mode: "boolean" }).notNull(),
  version: text().notNull(),
  edition: integer().notNull().default(0),
  yardsVersion: text("yards_version").notNull().default(""),
  placesVersion: text("places_version").notNull().default(""),
});

/**
 * States and territories, with the selling rules that their cities share. `position` is the state's row in
 * states.csv; `cash` and `disposalNotice` are the rules on cash and on reporting that a car was disposed
 * of, in a few words. What to bring is one line each. `checkedOn` is when the rules were last edited, and
 * `sources` is where they come from.
 */
export const states = sqliteTable("states", {
  code: text().primaryKey(),
  position: integer().notNull().default(0),
  name: text().notNull(),
  cash: text(),
  disposalNotice: text("disposal_notice"),
  bringId: text("bring_id"),
  bringPayment: text("bring_payment"),
  bringRecords: text("bring_records"),
  regulations: text().notNull(),
  regulator: text().notNull(),
  regulatorUrl: text("regulator_url").notNull(),
  sources: text(),
  checkedOn: text("checked_on").notNull(),
});

/** Cities and towns; `lat` and `lon` in degrees, `timeZone` an IANA name. */
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

/**
 * Kinds of scrap. `position` is the material's row in materials.csv, which is its place in every list;
 * `aliases` are further slugs, such as "aluminium", that lead to the same material. `grade` is what
 * every price of the material is for, in all cities. `family` is the slug of the material whose name yards use for
 * this one, too ("Copper" for bright wire); null if they have a word of its own. `world` says which world prices it
 * goes by, as world-mix.ts reads it. Prices outside `lowCents` to `highCents` are questioned when they are published.
 */
export const materials = sqliteTable(
  "materials",
  {
    id: integer().primaryKey(),
    position: integer().notNull().default(0),
    name: text().notNull(),
    slug: text().notNull(),
    aliases: text({ mode: "json" }).$type<string[]>().notNull(),
    description: text().notNull(),
    metaDescription: text("meta_description"),
    grade: text(),
    family: text(),
    world: text(),
    lowCents: integer("low_cents"),
    highCents: integer("high_cents"),
  },
  (t) => [uniqueIndex("materials_slug").on(t.slug), index("materials_family").on(t.family)],
);

/**
 * World market prices, one row for each series ("copper"), so that a page reads one row and not one a month. `unit` is
 * that of the published prices ("USD/t"), and `edition` the day of the source's edition. A month holds its name
 * ("2026-05"), the price as published, AUD per USD, and AUD per kg.
 */
export const worldPrices = sqliteTable("world_prices", {
  series: text().primaryKey(),
  unit: text().notNull(),
  edition: text().notNull(),
  months: text({ mode: "json" })
    .$type<[month: string, usd: number, audPerUsd: number, audPerKg: number][]>()
    .notNull(),
});

/**
 * Cents (AUD) per kilogram; 0 means that no price is available. The observation before is the latest
 * recorded price of an earlier day; null if there is none. A range that rests on quotes has the number of `yards` that
 * gave them and the first day (`quotedFrom`) of those that count, of which `checkedOn` is the last; of a typed one both
 * are null. `typed` is the typed price that it stands in front of, if there is one.
 */
export const prices = sqliteTable(
  "prices",
  {
    cityId: integer("city_id").notNull(),
    materialId: integer("material_id").notNull(),
    minCents: integer("min_cents").notNull(),
    maxCents: integer("max_cents").notNull(),
    description: text().notNull(),
    checkedOn: text("checked_on").notNull(),
    previousMinCents: integer("previous_min_cents"),
    previousMaxCents: integer("previous_max_cents"),
    previousCheckedOn: text("previous_checked_on"),
    yards: integer(),
    quotedFrom: text("quoted_from"),
    typed: text({ mode: "json" }).$type<TypedPrice>(),
  },
  (t) => [
    primaryKey({ columns: [t.cityId, t.materialId] }),
    index("prices_material").on(t.materialId, t.cityId),
  ],
);

/** A price as prices.csv says it, in cents per kg; 0 says that there is none. */
export interface TypedPrice {
  minCents: number;
  maxCents: number;
  description: string;
  checkedOn: string;
}

/**
 * What one yard said for one metal on one day, in cents per kg: the ranges of cities rest on it. Operators read it; no
 * page, file or API does. Those of yards that are not listed stay, and do not count. Sample and real are never mixed.
 */
export const quotes = sqliteTable(
  "quotes",
  {
    isSample: integer("is_sample", { mode: "boolean" }).notNull(),
    yardId: integer("yard_id").notNull(),
    materialId: integer("material_id").notNull(),
    quotedOn: text("quoted_on").notNull(),
    /** 0, as is `highCents`, where the yard said that it does not take the metal. */
    lowCents: integer("low_cents").notNull(),
    highCents: integer("high_cents").notNull(),
    how: text({ enum: ["rang", "visited", "paid", "list"] }),
    by: text("quoted_by"),
    note: text(),
  },
  (t) => [primaryKey({ columns: [t.isSample, t.yardId, t.materialId, t.quotedOn] })],
);

// The price ledger: what was published stays on record. A publication adds to it and changes nothing in it.

/**
 * One row for each publication that changed something. `publishedAt` is in ms since 1970, `version` that of the
 * dataset. `changedPrices` counts the prices that differ from those before, and `checkedPrices` those that
 * were only checked again. `follows` is the publication that was the latest when this one was prepared (0
 * if there was none): it is unique, so that of two prepared at the same time the second one fails.
 */
export const publications = sqliteTable(
  "publications",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    follows: integer().notNull(),
    publishedAt: integer("published_at").notNull(),
    name: text().notNull(),
    publishedOn: text("published_on").notNull(),
    isSample: integer("is_sample", { mode: "boolean" }).notNull(),
    version: text().notNull(),
    changedPrices: integer("changed_prices").notNull().default(0),
    checkedPrices: integer("checked_prices").notNull().default(0),
    note: text(),
  },
  (t) => [
    uniqueIndex("publications_follows").on(t.follows),
    index("publications_day").on(t.isSample, t.publishedOn),
  ],
);

/**
 * Observations: what a publication said about a price on the day it was checked, in cents per kg. Of
 * several for the same day the latest publication counts; 0 says that there was no price, and null withdraws
 * what was recorded for that day. `previous…` is what the site showed before, and `isChange` whether that
 * differs; records from before the first publication have neither. `yards` and `quotedFrom` are as in `prices`. Sample
 * and real are never mixed.
 */
export const priceHistory = sqliteTable(
  "price_history",
  {
    isSample: integer("is_sample", { mode: "boolean" }).notNull(),
    cityId: integer("city_id").notNull(),
    materialId: integer("material_id").notNull(),
    checkedOn: text("checked_on").notNull(),
    publicationId: integer("publication_id").notNull(),
    minCents: integer("min_cents"),
    maxCents: integer("max_cents"),
    previousMinCents: integer("previous_min_cents"),
    previousMaxCents: integer("previous_max_cents"),
    isChange: integer("is_change", { mode: "boolean" }).notNull().default(false),
    yards: integer(),
    quotedFrom: text("quoted_from"),
  },
  (t) => [
    primaryKey({
      columns: [t.isSample, t.cityId, t.materialId, t.checkedOn, t.publicationId],
    }),
    index("price_history_publication").on(t.publicationId),
  ],
);

/**
 * The prices that a publication changed in a city, or of a material, as one JSON text, so that a feed reads one row of
 * it for each of its entries.
 */
export const priceChanges = sqliteTable(
  "price_changes",
  {
    subject: text({ enum: ["city", "material"] }).notNull(),
    subjectId: integer("subject_id").notNull(),
    publicationId: integer("publication_id").notNull(),
    /** The other of the two, the day, and the lowest and highest cents per kg now and before. */
    changes: text({ mode: "json" })
      .$type<[otherId: number, checkedOn: string, ...cents: (number | null)[]][]>()
      .notNull(),
  },
  (t) => [primaryKey({ columns: [t.subject, t.subjectId, t.publicationId] })],
);

/**
 * What each publication changed: the row's key, such as "prices/sydney/copper", and its fields before and after
 * as JSON, those alone that differ; null where there was no row, or is none. Where a publication replaced
 * everything, as the first one does, a change of "dataset" says so, and stands for all others. `by` is who
 * published. Operators read it; it is never public.
 */
export const changes = sqliteTable(
  "changes",
  {
    publicationId: integer("publication_id").notNull(),
    table: text("table_name").notNull(),
    key: text().notNull(),
    before: text({ mode: "json" }).$type<Record<string, unknown>>(),
    after: text({ mode: "json" }).$type<Record<string, unknown>>(),
    by: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.publicationId, t.key] }),
    index("changes_key").on(t.key, t.publicationId),
  ],
);

/** The observations that count: for each price and day, the one from the latest publication. */
export const priceObservations = sqliteView("price_observations").as((db) => {
  const later = alias(priceHistory, "later");
  const latest = db
    .select({ id: max(later.publicationId) })
    .from(later)
    .where(
      and(
        eq(later.isSample, priceHistory.isSample),
        eq(later.cityId, priceHistory.cityId),
        eq(later.materialId, priceHistory.materialId),
        eq(later.checkedOn, priceHistory.checkedOn),
      ),
    );
  return db.select().from(priceHistory).where(eq(priceHistory.publicationId, latest));
});

/**
 * The recorded prices of a month ("2026-11") of the kind that is live, sample or real: the lowest and
 * highest cents per kg, the mean of the middles, and how many observations there were.
 */
export const priceMonths = sqliteTable(
  "price_months",
  {
    cityId: integer("city_id").notNull(),
    materialId: integer("material_id").notNull(),
    month: text().notNull(),
    lowCents: integer("low_cents").notNull(),
    highCents: integer("high_cents").notNull(),
    middleCents: real("middle_cents").notNull(),
    observations: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.cityId, t.materialId, t.month] }),
    index("price_months_material").on(t.materialId, t.month),
  ],
);

/** The same for a material in all cities; the middle is the mean of the cities' middles. */
export const nationalPriceMonths = sqliteTable(
  "national_price_months",
  {
    materialId: integer("material_id").notNull(),
    month: text().notNull(),
    lowCents: integer("low_cents").notNull(),
    highCents: integer("high_cents").notNull(),
    middleCents: real("middle_cents").notNull(),
    cities: integer().notNull(),
    observations: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.materialId, t.month] }),
    index("national_price_months_month").on(t.month),
  ],
);

/** Lists that every page would read row by row: the rows of each as one JSON text (lists.ts). */
export const lists = sqliteTable("lists", {
  name: text().primaryKey(),
  rows: text({ mode: "json" }).$type<unknown[]>().notNull(),
});

/** What a yard takes: in words as those of its list, and the metals (slugs) that a word of their family would say too. */
export interface TakenMetals {
  words: string[];
  except: string[];
}

/**
 * Scrap yards. Coordinates are in degrees (WGS 84). Opening hours, such as "Mo-Fr 07:00-16:00", are as
 * worker/data/yards/opening-hours.ts reads them, in the city's time zone, or else words for people; `checkedOn` (YYYY-MM-DD) is when the
 * row was last checked. `isApproximate` says that the coordinates are those of its suburb. A yard that was
 * merged into another (`mergedInto`) is listed nowhere; its page leads to that of the other. `closed` names days on
 * which it is shut ("2026-12-20..2027-01-06 Christmas", closure.ts), and `source` whose list it was taken from.
 */
export const scrapYards = sqliteTable("scrap_yards", {
  id: integer().primaryKey(),
  name: text().notNull(),
  address: text().notNull(),
  cityId: integer("city_id").notNull(),
  phone: text(),
  website: text(),
  description: text(),
  acceptedMaterials: text("accepted_materials", { mode: "json" }).$type<string[]>(),
  services: text({ mode: "json" }).$type<string[]>(),
  latitude: real(),
  longitude: real(),
  openingHours: text("opening_hours"),
  checkedOn: text("checked_on"),
  isApproximate: integer("is_approximate", { mode: "boolean" }).notNull().default(false),
  mergedInto: integer("merged_into"),
  closed: text(),
  source: text(),
  /** What it takes by its list and by what it said since; null where the list says it all. */
  takes: text({ mode: "json" }).$type<TakenMetals>(),
  /** The month in which it was last asked, "2026-11": no day of a quote is public. */
  askedIn: text("asked_in"),
});

/** What an operator has to do about a yard, as noted while asking it: "call back Monday". Never public. */
export const todos = sqliteTable(
  "todos",
  {
    yardId: integer("yard_id").notNull(),
    notedOn: text("noted_on").notNull(),
    note: text().notNull(),
    by: text("noted_by"),
    /** The day on which it is due, if the note names one. */
    dueOn: text("due_on"),
  },
  (t) => [primaryKey({ columns: [t.yardId, t.notedOn] })],
);

/**
 * What searches find yards by, for the memory of an isolate (yards/yard-table.ts). A block holds the yards
 * whose ids leave the same remainder, so that a yard that changes changes its block alone; `yards` is the
 * JSON of a YardBlock, and `version` a hash of its yards' rows.
 */
export const yardBlocks = sqliteTable("yard_blocks", {
  block: integer().primaryKey(),
  version: text().notNull(),
  yards: text().notNull(),
});

/**
 * Where visitors are: the places in whose name or postcode a word is, as localities.ts unpacks them, in the order in
 * which they are found. A word with "=" before it is a sound, and one with "*" after it a beginning that many words
 * have, with its first places. "#" has the names of the states, and "#taken" the localities of which the list has our
 * cities instead. An ordinary table, because D1 exports no database that
 * has a full-text index.
 */
export const placeWords = sqliteTable("place_words", {
  word: text().primaryKey(),
  places: text().notNull(),
});

/**
 * What people call metals, and words that a guide answers: where each leads, and that page's title. A word that may be
 * one of several metals leads to their slugs, separated by semicolons, the likeliest first.
 */
export const synonyms = sqliteTable("synonyms", {
  word: text().primaryKey(),
  leadsTo: text("leads_to").notNull(),
  title: text(),
  /** Whether it means just the grade that our price is for, so that a price under this word is one of ours. */
  isExact: integer("is_exact", { mode: "boolean" }).notNull().default(false),
});

/** An operator's own things: what each counts as (slugs), beside or in place of those in seed/things.csv. */
export const things = sqliteTable("things", {
  thing: text().primaryKey(),
  countsAs: text("counts_as"),
  guide: text(),
  title: text(),
});

/** An operator's own items, beside or in place of those in seed/items.csv, as that file has them. */
export const items = sqliteTable("items", {
  slug: text().primaryKey(),
  name: text().notNull(),
  unit: text().notNull(),
  lightest: text(),
  heaviest: text(),
  countsAs: text("counts_as"),
  pays: text(),
  listedAs: text("listed_as"),
  bought: text(),
  madeOf: text("made_of").notNull(),
  advice: text(),
  quality: text().notNull(),
  source: text().notNull(),
  alsoCalled: text("also_called"),
  guide: text(),
  title: text(),
});

/**
 * An operator's own places, in place of those of the same name and state in the project's lists, or beside them: each
 * with its middle, or the name of the place that it is another name for.
 */
export const places = sqliteTable(
  "places",
  {
    name: text().notNull(),
    state: text().notNull(),
    postcode: text().notNull(),
    population: integer(),
    latitude: real(),
    longitude: real(),
    leadsTo: text("leads_to"),
  },
  (t) => [primaryKey({ columns: [t.name, t.state, t.postcode] })],
);

/** The words that a search understands, as one JSON text that an isolate keeps in memory (search/vocabulary.ts). */
export const vocabulary = sqliteTable("vocabulary", {
  id: integer().primaryKey(),
  words: text().notNull(),
});

// Visitors write the next three tables and the operator reads them (the desk, `npm run inbox`); publishing does not
// touch them.

/**
 * Messages from the contact form. `sentAt` is in ms since 1970; `page` is where the visitor was;
 * `isSuspectedSpam` says that the honeypot was filled in or that it reads like an advertisement. `fingerprint` is a hash of what was typed, so that
 * the same message is saved once; messages from before it was added have none. `isAnswered` is the
 * operator's mark.
 */
export const messages = sqliteTable(
  "messages",
  {
    // Never reused, so that the id of a deleted message does not come to mean another.
    id: integer().primaryKey({ autoIncrement: true }),
    sentAt: integer("sent_at").notNull(),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    page: text().notNull(),
    isSuspectedSpam: integer("is_suspected_spam", { mode: "boolean" }).notNull().default(false),
    fingerprint: text(),
    isAnswered: integer("is_answered", { mode: "boolean" }).notNull().default(false),
  },
  (t) => [uniqueIndex("messages_fingerprint").on(t.fingerprint)],
);

/**
 * Newsletter subscribers: the address in lower case, when (ms since 1970) and on which page, and whether
 * the honeypot was filled in.
 */
export const subscribers = sqliteTable("subscribers", {
  email: text().primaryKey(),
  consentedAt: integer("consented_at").notNull(),
  page: text().notNull(),
  isSuspectedSpam: integer("is_suspected_spam", { mode: "boolean" }).notNull().default(false),
});

/**
 * What visitors report as wrong, shown only to the operator. A price has a city and a material, any other
 * report a yard or none of the three; ids stay when what they name is removed. `seen` is in the visitor's
 * words, `seenOn` the day (YYYY-MM-DD), and `docketCents` what a docket says, in cents per kg.
 * `fingerprint` and `isSuspectedSpam` are as in `messages`, and `isClosed` is the operator's mark. `shown` is what the
 * site showed when it was sent; null in older ones. `note` is the operator's.
 */
export const reports = sqliteTable(
  "reports",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    sentAt: integer("sent_at").notNull(),
    kind: text({ enum: ["price", "closed", "hours", "details", "owner", "other"] }).notNull(),
    cityId: integer("city_id"),
    materialId: integer("material_id"),
    yardId: integer("yard_id"),
    seen: text().notNull(),
    seenOn: text("seen_on"),
    docketCents: integer("docket_cents"),
    email: text(),
    page: text().notNull(),
    isSuspectedSpam: integer("is_suspected_spam", { mode: "boolean" }).notNull().default(false),
    fingerprint: text().notNull(),
    isClosed: integer("is_closed", { mode: "boolean" }).notNull().default(false),
    shown: text(),
    note: text(),
  },
  (t) => [uniqueIndex("reports_fingerprint").on(t.fingerprint)],
);

/**
 * Who deleted a message or a report at the desk, and when (ms since 1970): its table and its id there, and nothing of
 * what it said.
 */
export const deletions = sqliteTable(
  "deletions",
  {
    deletedAt: integer("deleted_at").notNull(),
    by: text().notNull(),
    kind: text({ enum: ["messages", "reports"] }).notNull(),
    entry: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.entry] })],
);

/**
 * What operators typed at the desk and have not published: of each their own, by the keys of rows as in `changes`.
 * `before` is what was live when it was typed. `report` is the report that it answers, which closes once it is
 * published, and `savedAt` in ms since 1970.
 */
export const deskDrafts = sqliteTable(
  "desk_drafts",
  {
    by: text().notNull(),
    key: text().notNull(),
    before: text({ mode: "json" }).$type<Record<string, unknown>>(),
    after: text({ mode: "json" }).$type<Record<string, unknown>>(),
    report: integer(),
    savedAt: integer("saved_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.by, t.key] })],
);

/**
 * Words that visitors searched for and nobody understood, by month ("2026-11"). `code` is a hash of the word, and the
 * word itself is there only once three visitors have typed it. Each visitor sets one of the 64 `bits`, and `visitors`
 * is how many are set (searches.ts). Shown only to the operator.
 */
export const searchedWords = sqliteTable(
  "searched_words",
  {
    month: text().notNull(),
    code: text().notNull(),
    word: text(),
    visitors: integer().notNull(),
    bits: integer().notNull(),
    firstOn: text("first_on").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.month, t.code] }),
    index("searched_words_visitors").on(t.visitors, t.firstOn),
  ],
);

/** The key of a month's hashes; deleted when the next month begins. */
export const searchSecrets = sqliteTable("search_secrets", {
  month: text().primaryKey(),
  secret: text().notNull(),
});

/** How many new words came in an hour from one of 1,024 groups of networks, so that nobody fills the list. */
export const searchQuotas = sqliteTable("search_quotas", {
  networks: integer().primaryKey(),
  hour: integer().notNull(),
  words: integer().notNull(),
});
