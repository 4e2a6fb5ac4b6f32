import type { City, CityDetail } from "./cities.ts";
import type { CheckedPrice } from "./prices.ts";

// What the functions of worker/data/yards return, for pages and the API. Types only.

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
  /** Such as "Mo-Fr 07:00-16:00; Sa 08:00-12:00", in the city's time zone; null if unknown. */
  openingHours: string | null;
  /** The day these details were last checked, as YYYY-MM-DD; null if they were not. */
  checkedOn: string | null;
}

/** A metal that a yard takes. */
export interface YardOffer {
  /** As the yard calls it. */
  name: string;
  /** The slug of the material; null if it is none of ours. */
  slug: string | null;
  /** The price in the yard's city. */
  price: CheckedPrice | null;
}

/** Another yard near a yard. */
export interface NearYard extends Pick<Yard, "id" | "name" | "address"> {
  /** In a straight line. */
  kilometres: number;
}

/** A yard with what its page shows. */
export interface YardDetails {
  yard: Yard;
  /** Its city, with what a seller brings in the state; null if the city has been removed. */
  city:
    | (Pick<City, "name" | "slug" | "state"> &
        Pick<CityDetail, "timeZone" | "stateName" | "bringId" | "bringPayment" | "bringRecords">)
    | null;
  offers: YardOffer[];
  /** The nearest first. */
  nearest: NearYard[];
}

/** A yard that a search has found; city and state are empty if the city has been removed. */
export interface FoundYard extends Pick<Yard, "id" | "name"> {
  cityName: string;
  state: string;
}

/** A yard on the page of its city. */
export type CityYard = Omit<Yard, "cityId" | "latitude" | "longitude">;

/** A yard in the national directory. */
export interface DirectoryYard extends Yard {
  /** "Unknown" if the city has been removed, and so is `state`. */
  cityName: string;
  state: string;
  /** IANA time zone, in which its hours are; null if the city has been removed. */
  timeZone: string | null;
}

/** The directory's search text and filters; an empty string means no restriction. */
export interface YardFilters {
  q: string;
  state: string;
  /** A yard has to take each of them. */
  materials: string[];
  service: string;
}

/** Another search of the directory that leads to yards. */
export interface DirectoryLead {
  /** The name or state that it searches for, or the filter that it leaves out. */
  label: string;
  filters: YardFilters;
  /** How many yards it finds, at least: counting stops early, and `isCapped` says so. */
  yards: number;
  isCapped: boolean;
}

/** Where a visitor can go after a search without a match. */
export interface DirectoryLeads {
  /** The names that its text may mean. */
  meant: DirectoryLead[];
  /** The same in the states next to the chosen one. */
  neighbours: DirectoryLead[];
  /** The same with one filter, or one of several metals, fewer. */
  fewer: DirectoryLead[];
}

/** One page of the directory. */
export interface YardPage {
  yards: DirectoryYard[];
  /** The number of matching yards on all pages; see `isCapped`. */
  total: number;
  /** True if more yards match than a search counts; `total` is then the number counted. */
  isCapped: boolean;
  /** From 1. A request for a page past the end returns the last page. */
  page: number;
  pages: number;
}

/** A yard with its distance from a point, in km in a straight line. */
export interface YardAtDistance extends DirectoryYard {
  kilometres: number;
}

/** One page of the yards near a point; `isCapped` says that only the nearest are listed. */
export interface NearYardPage extends Omit<YardPage, "yards"> {
  yards: YardAtDistance[];
}

/** A yard's position on the directory's map. */
export interface MapPoint {
  id: number;
  name: string;
  /** Degrees, WGS 84. */
  lat: number;
  lon: number;
}

/** A city or town on the directory's map. */
export interface Town {
  name: string;
  /** Degrees, WGS 84. */
  lat: number;
  lon: number;
}

/** The options of the directory's filters, in alphabetical order. */
export interface FilterOptions {
  states: string[];
  materials: string[];
  services: string[];
}

/** Who takes a material, as the directory has it. */
export interface MaterialTakers {
  /** What the directory calls it, such as "Car batteries"; null if no yard lists it. */
  word: string | null;
  /** The states and territories with a yard that takes it, in alphabetical order. */
  states: { state: string; yards: number }[];
}

/** Totals of the whole directory, whatever its filters. */
export interface DirectoryFigures {
  yards: number;
  /** Cities and towns with at least one yard. */
  cities: number;
  /** States and territories with at least one yard. */
  states: number;
  /** Kinds of material that at least one yard accepts. */
  materials: number;
}
