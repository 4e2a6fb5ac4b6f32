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

// There are no FOREIGN KEY constraints: publishing checks every reference and reports the CSV line of a broken one, and
// a city that is removed by hand shows as "Unknown" without breaking a page.

/**
 * One row about the live data. `edition` counts how often it was written. `version` is a hash of the data,
 * `yardsVersion` of the yards and `placesVersion` of the localities: there are many yards and localities, and they are
 * written only when they change.
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
 * States and territories, with the selling rules that their cities share. `position` is the state's row in states.csv;
 * `cash` and `disposalNotice` summarise the rules on cash and on reporting the disposal of a car; `regulations` has
 * paragraphs separated by a blank line. `bringId` and the next two are one line each. `checkedOn` is the day on which
 * the rules were last edited.
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
 * Kinds of scrap. `position` is the material's row in materials.csv, which is its place in every list; `aliases` are
 * further slugs, such as "aluminium", that lead to the same material. All prices of the material are for its `grade`,
 * so that cities can be compared. `family` is the slug of the material whose name yards also use for this one ("Copper"
 * for bright wire); null if it has its own name. `world` is its mix of world prices (world-mix.ts); null if none apply.
 * Publishing asks about prices outside `lowCents` to `highCents`.
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
 * World market prices, one row for each series ("copper"), so that a page reads one row and not one for each month.
 * `unit` is the unit of the published prices ("USD/t"), and `edition` the day of the source's edition. Each month is
 * stored as its name ("2026-05"), the price as published, AUD per USD, and AUD per kg.
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
 * Cents (AUD) per kilogram; 0 means that no price is available. `previous…` is the latest price recorded on an earlier
 * day; null if there is none. For a range of quotes, `yards` is the number of yards that gave them, `quotedFrom` the
 * first and `checkedOn` the last day of those that count, and `selfQuoted` how many of the yards gave theirs through
 * their own link; for a typed price, all but `checkedOn` are null. `typed` is the typed price that the range replaces, if
 * any.
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
    selfQuoted: integer("self_quoted"),
    typed: text({ mode: "json" }).$type<TypedPrice>(),
  },
  (t) => [
    primaryKey({ columns: [t.cityId, t.materialId] }),
    index("prices_material").on(t.materialId, t.cityId),
  ],
);

/** A price in prices.csv, in cents per kg; 0 means that there is none. */
export interface TypedPrice {
  minCents: number;
  maxCents: number;
  description: string;
  checkedOn: string;
}

/**
 * Quotes: the price that one yard gave for one metal on one day, in cents per kg. Cities' price ranges are computed
 * from them. They are only for operators, but for those that a yard gave itself and agreed to show (`isShown`), which
 * `ownPrices` of the yard repeats. `acceptedBy` is the operator who accepted such a quote; null if it was accepted by
 * rule. Quotes from yards that are not listed are kept but do not count. Sample and real data are never mixed.
 */
export const quotes = sqliteTable(
  "quotes",
  {
    isSample: integer("is_sample", { mode: "boolean" }).notNull(),
    yardId: integer("yard_id").notNull(),
    materialId: integer("material_id").notNull(),
    quotedOn: text("quoted_on").notNull(),
    /** Both are 0 if the yard does not take the metal. */
    lowCents: integer("low_cents").notNull(),
    highCents: integer("high_cents").notNull(),
    how: text({ enum: ["rang", "visited", "paid", "list", "yard"] }),
    by: text("quoted_by"),
    note: text(),
    isShown: integer("is_shown", { mode: "boolean" }).notNull().default(false),
    acceptedBy: text("accepted_by"),
  },
  (t) => [primaryKey({ columns: [t.isSample, t.yardId, t.materialId, t.quotedOn] })],
);

// These tables are the price ledger: a publication adds to it and never changes it.

/**
 * One row for each publication that changed something. `publishedAt` is in ms since 1970, `version` the dataset's.
 * `changedPrices` counts the prices that changed, and `checkedPrices` those that were only checked again. `follows` is
 * the latest publication when this one was prepared (0 if there was none). It is unique, so that if two are prepared at
 * the same time, the second fails.
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
 * Observations: a price as published, with the day on which it was checked, in cents per kg. If there are several for
 * the same day, the latest publication counts; 0 means that there was no price, and null withdraws that day's record.
 * `previous…` is the price that the site showed before, and `isChange` is true if it differs; records from before the
 * first publication have neither. `yards` and `quotedFrom` are as in `prices`. Sample and real data are never mixed.
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
 * The prices that a publication changed in a city or of a material, as one JSON text, so that a feed reads one row for
 * each of its entries.
 */
export const priceChanges = sqliteTable(
  "price_changes",
  {
    subject: text({ enum: ["city", "material"] }).notNull(),
    subjectId: integer("subject_id").notNull(),
    publicationId: integer("publication_id").notNull(),
    /**
     * The material (for a city) or city (for a material), the day, and the lowest and highest cents per kg now and
     * before.
     */
    changes: text({ mode: "json" })
      .$type<[otherId: number, checkedOn: string, ...cents: (number | null)[]][]>()
      .notNull(),
  },
  (t) => [primaryKey({ columns: [t.subject, t.subjectId, t.publicationId] })],
);

/**
 * The changes in each publication: the row's key, such as "prices/sydney/copper", and the fields that differ, before
 * and after, as JSON; null if there was no row before, or there is none after. If a publication replaced everything, as
 * the first does, a single change of "dataset" represents all others. `by` is the publisher. Only for operators.
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

/** The observations that count: the latest publication's for each price and day. */
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
 * The recorded prices of a month ("2026-11") of the live kind, sample or real: the lowest and highest cents per kg, the
 * mean of the middles, and the number of observations.
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

/** The same, for a material in all cities; the middle is the mean of the cities' middles. */
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

/** Lists whose rows are packed into one JSON text, so that a page reads one row (lists.ts). */
export const lists = sqliteTable("lists", {
  name: text().primaryKey(),
  rows: text({ mode: "json" }).$type<unknown[]>().notNull(),
});

/**
 * Metals that a yard takes, in the words of its list, except those (slugs) that only their family's word would include.
 */
export interface TakenMetals {
  words: string[];
  except: string[];
}

/**
 * A price that a yard gave itself and agreed to show: the metal (slug), the lowest and the highest cents per kg, and the
 * day on which it said so.
 */
export type OwnPrice = [metal: string, lowCents: number, highCents: number, saidOn: string];

/**
 * Scrap yards. Coordinates are in degrees (WGS 84); if `isApproximate`, they are those of its suburb. Opening hours,
 * such as "Mo-Fr 07:00-16:00" (opening-hours.ts), are in the yard's local time; they may also be text for people.
 * `checkedOn` (YYYY-MM-DD) is the day on which the row was last checked. A yard that was merged into another
 * (`mergedInto`) is not listed, and its page redirects to the other's. `closed` gives the days on which it is shut
 * ("2026-12-20..2027-01-06 Christmas", closure.ts), and `source` the list that it was taken from. `email` is only for
 * operators.
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
  email: text(),
  /** Replaces `acceptedMaterials` if its quotes contradict that; otherwise null. */
  takes: text({ mode: "json" }).$type<TakenMetals>(),
  /** The month in which it was last asked for prices ("2026-11"), because the day of a quote is never public. */
  askedIn: text("asked_in"),
  /** Null if there are none. They are shown for 28 days. */
  ownPrices: text("own_prices", { mode: "json" }).$type<OwnPrice[]>(),
});

/**
 * The links with which yards send their own prices; publishing does not touch them. A link is signed for a yard and a
 * `version`, and is valid for 14 days after `renewedOn`: the day on which it was made, or prices were last sent with it.
 * It is null once the link was revoked. `isShown` says that the yard agreed to show its prices, and `isTrusted` that
 * the operator lets those that look right be published without a person.
 */
export const yardLinks = sqliteTable(
  "yard_links",
  {
    isSample: integer("is_sample", { mode: "boolean" }).notNull(),
    yardId: integer("yard_id").notNull(),
    version: integer().notNull(),
    renewedOn: text("renewed_on"),
    isShown: integer("is_shown", { mode: "boolean" }).notNull().default(false),
    isTrusted: integer("is_trusted", { mode: "boolean" }).notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.isSample, t.yardId] })],
);

/** To-dos of operators about yards: "call back Monday". Never public. */
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
 * The yards as searches need them, for the memory of an isolate (yards/yard-table.ts). A block holds the yards whose
 * ids leave the same remainder, so that a changed yard changes only its own block. `yards` is the JSON of a YardBlock,
 * and `version` a hash of its yards' rows.
 */
export const yardBlocks = sqliteTable("yard_blocks", {
  block: integer().primaryKey(),
  version: text().notNull(),
  yards: text().notNull(),
});

/**
 * Places by the words of their names and postcodes, packed as in localities.ts, in the order of search results. A word
 * that starts with "=" is a sound, and one that ends with "*" is the beginning of many words, with its first places.
 * "#" holds the names of the states, and "#taken" the localities that our own cities replace. This is an ordinary
 * table, because D1 can't export a database with a full-text index.
 */
export const placeWords = sqliteTable("place_words", {
  word: text().primaryKey(),
  places: text().notNull(),
});

/**
 * Other words for metals, and words that a guide explains: the slug or path that each leads to, and the page's title. A
 * word that may mean several metals leads to their slugs, separated by semicolons, the likeliest first.
 */
export const synonyms = sqliteTable("synonyms", {
  word: text().primaryKey(),
  leadsTo: text("leads_to").notNull(),
  title: text(),
  /** True if it means exactly the grade of our price, so that a price under this word is a price of that metal. */
  isExact: integer("is_exact", { mode: "boolean" }).notNull().default(false),
});

/**
 * An operator's own things with the metals that they count as (slugs), in addition to those in seed/things.csv or
 * replacing them.
 */
export const things = sqliteTable("things", {
  thing: text().primaryKey(),
  countsAs: text("counts_as"),
  guide: text(),
  title: text(),
});

/** An operator's own items, in the columns of seed/items.csv, in addition to those there or replacing them. */
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
 * An operator's own places, in addition to the project's lists or replacing places of the same name and state: each has
 * either its coordinates or the place that it is another name for.
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

/** The vocabulary of searches, as JSON that an isolate keeps in memory (search/vocabulary.ts). */
export const vocabulary = sqliteTable("vocabulary", {
  id: integer().primaryKey(),
  words: text().notNull(),
});

// Visitors fill the next three tables, and the operator reads them (at the desk, or with `npm run inbox`). Publishing
// does not touch them.

/**
 * Messages from the contact form. `sentAt` is in ms since 1970; `page` is the page from which the visitor came to the
 * form. `isSuspectedSpam` is true if the honeypot was filled in or the text reads like an advertisement. `fingerprint`
 * is a hash of the message, so that the same one is saved only once; older messages have none. `isAnswered` is the
 * operator's mark.
 */
export const messages = sqliteTable(
  "messages",
  {
    // Ids are never reused, so that a deleted message's id can't come to mean another message.
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
 * Newsletter subscribers: the email address in lower case, and the time (ms since 1970) and page of the consent.
 * `isSuspectedSpam` is true if the honeypot was filled in.
 */
export const subscribers = sqliteTable("subscribers", {
  email: text().primaryKey(),
  consentedAt: integer("consented_at").notNull(),
  page: text().notNull(),
  isSuspectedSpam: integer("is_suspected_spam", { mode: "boolean" }).notNull().default(false),
});

/**
 * Visitors' reports of mistakes, only for operators. A report of a price has a city and a material, any other report a
 * yard or none of the three; the ids are kept when their rows are removed. `seen` is what the visitor saw, in their own
 * words, `seenOn` the day (YYYY-MM-DD), and `docketCents` the price on a docket, in cents per kg. `fingerprint` and
 * `isSuspectedSpam` are as in `messages`, and `isClosed` is the operator's mark. `shown` is the row as the site showed
 * it at the time; null in older reports. `note` is the operator's.
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
 * Messages and reports that were deleted at the desk: by whom and when (ms since 1970), the table and the id, but none
 * of the content.
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
 * Each operator's unpublished changes at the desk, by the rows' keys as in `changes`. `before` is the live row at the
 * time of typing. `report` is the report that the change answers, and that publishing it closes. `savedAt` is in ms
 * since 1970.
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
 * Search words that were not understood, by month ("2026-11"). `code` is a hash of the word; the word itself is stored
 * only once three visitors have typed it. Each visitor sets one of 64 `bits`, and `visitors` is the number of bits that
 * are set (searches.ts). Only for operators.
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

/** The number of new words in an hour from each of 1,024 groups of networks, so that nobody can fill the list. */
export const searchQuotas = sqliteTable("search_quotas", {
  networks: integer().primaryKey(),
  hour: integer().notNull(),
  words: integer().notNull(),
});
