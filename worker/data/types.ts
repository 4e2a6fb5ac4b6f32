// The types that the functions of this folder return.

/** A city or town in a list. `state` is the code, such as "NSW". */
export interface City {
  id: number;
  name: string;
  slug: string;
  state: string;
}

/** A city with everything that its own page shows; the rules are its state's. */
export interface CityDetail extends City {
  stateName: string;
  /** Degrees, WGS 84. */
  lat: number;
  lon: number;
  population: number;
  /** IANA time zone. */
  timeZone: string;
  metaDescription: string;
  /** Paragraphs separated by an empty line. */
  regulations: string;
  regulator: string;
  regulatorUrl: string;
  /** The day (YYYY-MM-DD) on which the rules were last checked. */
  regulationsCheckedOn: string;
}

/** A state or territory with its selling rules in short. */
export interface State {
  /** Such as "NSW". */
  code: string;
  name: string;
  /** The rule on cash payments in a few words; null where nothing was published. */
  cash: string | null;
  /** How soon to report that a registered vehicle was disposed of; null where nothing was published. */
  disposalNotice: string | null;
  /** The authority for scrap and second-hand dealers. */
  regulator: string;
  regulatorUrl: string;
}

/** A city or material whose name is spelt almost like a requested one. */
export interface Suggestion {
  kind: "city" | "material";
  name: string;
  slug: string;
}

/** A material in a list. */
export interface Material {
  id: number;
  name: string;
  slug: string;
  description: string;
}

/** A material with everything that its own page shows. */
export interface MaterialDetail extends Material {
  metaDescription: string | null;
}

/** AUD per kilogram; 0 means that no price is available. */
export interface PriceRange {
  minPrice: number;
  maxPrice: number;
}

/** A city's price for a material. */
export interface CityPrice extends PriceRange {
  materialId: number;
  description: string;
  /** The day (YYYY-MM-DD) on which this price was last checked. */
  checkedOn: string;
}

/** A material's price in a city. */
export interface MaterialPrice extends PriceRange {
  cityId: number;
  /** "Unknown" if the city has been removed. */
  cityName: string;
  citySlug: string | null;
  state: string;
  checkedOn: string;
}

/** A scrap yard. */
export interface Yard {
  id: number;
  name: string;
  address: string;
  cityId: number;
  phone: string | null;
  website: string | null;
  description: string | null;
  acceptedMaterials: string[] | null;
  services: string[] | null;
  /** Degrees, WGS 84; null if unknown. */
  latitude: number | null;
  longitude: number | null;
}

/** A yard on its city's page. */
export type CityYard = Omit<Yard, "cityId" | "latitude" | "longitude">;

/** A yard in the national directory. */
export interface DirectoryYard extends Yard {
  /** "Unknown" if the city has been removed. */
  cityName: string;
  state: string;
}

/** The directory's search text and filters; an empty string is no filter. */
export interface YardFilters {
  q: string;
  state: string;
  material: string;
  service: string;
}

/** One page of the directory. */
export interface YardPage {
  yards: DirectoryYard[];
  /** How many yards match, on all pages together; see `isCapped`. */
  total: number;
  /** Whether counting stopped at `total` although more yards match. */
  isCapped: boolean;
  /** From 1; the last page if a later one was requested. */
  page: number;
  pages: number;
}

/** A yard on the directory's map. */
export interface MapPoint {
  id: number;
  name: string;
  /** Degrees, WGS 84. */
  lat: number;
  lon: number;
}

/** The values of each filter of the directory, in alphabetical order. */
export interface FilterOptions {
  states: string[];
  materials: string[];
  services: string[];
}

/** The directory's totals, regardless of filters. */
export interface DirectoryFigures {
  yards: number;
  /** Cities and towns with at least one yard. */
  cities: number;
  /** States and territories with at least one yard. */
  states: number;
  /** Kinds of material that at least one yard accepts. */
  materials: number;
}

/** The loaded dataset. */
export interface Dataset {
  name: string;
  /** YYYY-MM-DD. */
  publishedOn: string;
  isSample: boolean;
  /** A hash of the loaded data. */
  version: string;
}
