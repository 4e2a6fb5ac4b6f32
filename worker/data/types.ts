// What the data functions return, for pages and the API. Types only.

/** A city or town in a list. `state` is the code, such as "NSW". */
export interface City {
  id: number;
  name: string;
  slug: string;
  state: string;
}

/** A city with its details and the selling rules of its state. */
export interface CityDetail extends City {
  stateName: string;
  /** Degrees, WGS 84. */
  lat: number;
  lon: number;
  population: number;
  /** IANA time zone. */
  timeZone: string;
  metaDescription: string;
  /** Paragraphs separated by a blank line. */
  regulations: string;
  regulator: string;
  regulatorUrl: string;
  /** Where the rules come from; null if that was not published. */
  sources: string | null;
  /** The day the rules were last edited, as YYYY-MM-DD. */
  regulationsCheckedOn: string;
  /** What a seller brings: ID, bank details, proof; null if that was not published. */
  bringId: string | null;
  bringPayment: string | null;
  bringRecords: string | null;
}

/** A state or territory with its selling rules in short. */
export interface State {
  /** Such as "NSW". */
  code: string;
  name: string;
  /** The rule on cash payments in a few words; null if nothing was published. */
  cash: string | null;
  /** How soon the disposal of a registered vehicle must be reported; null if nothing was published. */
  disposalNotice: string | null;
  /** The authority for scrap and second-hand dealers. */
  regulator: string;
  regulatorUrl: string;
}

/** A city or material whose name is spelt almost like what was asked for. */
export interface Suggestion {
  kind: "city" | "material";
  name: string;
  slug: string;
}

/** A town, suburb or one of our cities. */
export interface Place {
  name: string;
  /** The code, such as "NSW". */
  state: string;
  /** Null for a city that has none of its own. */
  postcode: string | null;
  /** Degrees, WGS 84. */
  lat: number;
  lon: number;
  /** Set for our cities. */
  citySlug: string | null;
}

/** A point from which distances are counted: a place, or a visitor's position where that is null. */
export interface Origin {
  lat: number;
  lon: number;
  place: Place | null;
}

/** A metal, or a guide that answers, by a word that people use for it. */
export interface Term {
  word: string;
  /** The name of the metal, or the title of the guide. */
  title: string;
  /** Such as "/material/copper/". */
  path: string;
}

/** A material in a list. */
export interface Material {
  id: number;
  name: string;
  slug: string;
  description: string;
  /** What every price of it is for, so that cities can be compared; null where none was published. */
  grade: string | null;
}

/** A material with its details. */
export interface MaterialDetail extends Material {
  metaDescription: string | null;
}

/** A material with further slugs that lead to it, such as "aluminium". */
export interface MaterialWithAliases extends Material {
  aliases: string[];
}

/** AUD per kilogram; 0 means that no price is available. */
export interface PriceRange {
  minPrice: number;
  maxPrice: number;
}

/** A price that was checked on a day. */
export interface CheckedPrice extends PriceRange {
  /** YYYY-MM-DD. */
  checkedOn: string;
}

/** The price of a material in a city. */
export interface CityPrice extends CheckedPrice {
  materialId: number;
  /** More about the price; it never changes the material's grade. */
  description: string;
  /** What was recorded when it was last checked before that; null if nothing was. */
  previous: CheckedPrice | null;
}

/** The price of a material in a city, with that city. */
export interface MaterialPrice extends PriceRange {
  cityId: number;
  /** "Unknown" if the city has been removed, and so is `state`. */
  cityName: string;
  /** Null if the city has been removed. */
  citySlug: string | null;
  state: string;
  checkedOn: string;
}

/** What was recorded of a price on a day. */
export interface PriceObservation extends CheckedPrice {
  cityId: number;
  materialId: number;
}

/** What was recorded of a price in a month: the lowest and the highest, in AUD per kg. */
export interface RecordedMonth extends PriceRange {
  cityId: number;
  materialId: number;
  /** YYYY-MM. */
  month: string;
  /** The mean of the middles of all observations, to the cent. */
  middlePrice: number;
  observations: number;
}

/** The data that the site shows. */
export interface Dataset {
  name: string;
  /** YYYY-MM-DD. */
  publishedOn: string;
  isSample: boolean;
  /** A hash of the loaded data, so it changes with the data. */
  version: string;
  /** How many loads there have been: every one raises it by one. */
  edition: number;
  /** A hash of the yards, so it changes with them. */
  yardsVersion: string;
}

/** The recorded prices of a material in a month, in AUD per kg. */
export interface PriceMonth {
  /** YYYY-MM. */
  month: string;
  lowest: number;
  highest: number;
  /** The mean of the middles of all observations, to the cent. */
  middle: number;
  observations: number;
}

/** The recorded prices of one material in one city and month. */
export interface CityPriceMonth extends PriceMonth {
  cityId: number;
  materialId: number;
}

/**
 * The recorded prices of a material in a month in all cities; its middle is the mean of the cities'
 * middles.
 */
export interface NationalPriceMonth extends PriceMonth {
  materialId: number;
  /** How many cities have a record. */
  cities: number;
}

/** A load of data that changed something. */
export interface Publication {
  id: number;
  /** In ms since 1970. */
  publishedAt: number;
  /** The dataset's name. */
  name: string;
  /** YYYY-MM-DD. */
  publishedOn: string;
  isSample: boolean;
  /** How many prices differed from those before. */
  changedPrices: number;
  /** How many prices were checked again and were the same. */
  checkedPrices: number;
  /** The operator's note; null without one. */
  note: string | null;
}
