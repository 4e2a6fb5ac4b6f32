// What the data functions give back, for everybody who draws or serialises it. Types only.

/** A city or town as lists show it. `state` is the code, such as "NSW". */
export interface City {
  id: number;
  name: string;
  slug: string;
  state: string;
}

/** A city with what its own page shows; the rules are its state's. */
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

/** A city or material whose name is spelt almost like what was asked for. */
export interface Suggestion {
  kind: "city" | "material";
  name: string;
  slug: string;
}

/** A material as lists show it. */
export interface Material {
  id: number;
  name: string;
  slug: string;
  description: string;
}

/** A material with what its own page shows. */
export interface MaterialDetail extends Material {
  metaDescription: string | null;
}

/** AUD per kilogram; 0 means that no price is available. */
export interface PriceRange {
  minPrice: number;
  maxPrice: number;
}

/** What one city pays for one material. */
export interface CityPrice extends PriceRange {
  materialId: number;
  description: string;
  /** The day (YYYY-MM-DD) on which this price was last checked. */
  checkedOn: string;
}

/** What one material fetches in one city. */
export interface MaterialPrice extends PriceRange {
  cityId: number;
  /** "Unknown" where the city has been removed. */
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
  /** Degrees, WGS 84; null where the place is not known. */
  latitude: number | null;
  longitude: number | null;
}

/** A yard as its city's page shows it. */
export type CityYard = Omit<Yard, "cityId" | "latitude" | "longitude">;

/** A yard as the national directory shows it. */
export interface DirectoryYard extends Yard {
  /** "Unknown" where the city has been removed. */
  cityName: string;
  state: string;
}

/** What a visitor narrows the directory by; an empty string does not narrow. */
export interface YardFilters {
  q: string;
  state: string;
  material: string;
  service: string;
}

/** One page of the directory. */
export interface YardPage {
  yards: DirectoryYard[];
  /** All yards that match, on every page together; see `isCapped`. */
  total: number;
  /** True where more yards match than a search counts; `total` is then where it stopped. */
  isCapped: boolean;
  /** From 1; the last page where a later one was asked for. */
  page: number;
  pages: number;
}

/** A yard's place on the directory's map. */
export interface MapPoint {
  id: number;
  name: string;
  /** Degrees, WGS 84. */
  lat: number;
  lon: number;
}

/** What the directory can be narrowed to, in alphabetical order. */
export interface FilterOptions {
  states: string[];
  materials: string[];
  services: string[];
}

/** What the whole directory holds, whatever it is narrowed to. */
export interface DirectoryFigures {
  yards: number;
  /** Cities and towns with at least one yard. */
  cities: number;
  /** States and territories with at least one yard. */
  states: number;
  /** Kinds of material that at least one yard accepts. */
  materials: number;
}

/** Which data the site shows. */
export interface Dataset {
  name: string;
  /** YYYY-MM-DD. */
  publishedOn: string;
  isSample: boolean;
  /** Changes with the data: a hash of what was loaded. */
  version: string;
}
