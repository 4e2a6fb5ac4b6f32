import type { ReportKind } from "../../worker/data/inbox/reports.ts";
import { allMaterials, type Material, materialSlugFor } from "../../worker/data/materials.ts";
import { type City, cityBySlug } from "../../worker/data/places/cities.ts";
import { type CheckedPrice, pricesInCity, pricesOfMaterial } from "../../worker/data/prices.ts";
import type { Store } from "../../worker/data/store.ts";
import { directoryYard } from "../../worker/data/yards/directory.ts";
import { wasYardRemoved } from "../../worker/data/yards/yard-details.ts";
import { cutText } from "../words/cut-text.ts";
import { isUnavailable, priceRange, shortDate } from "../words/format.ts";
import { REPORT_PATH, YARD_PROBLEMS } from "./report-values.ts";

/** The subject in the form's URL: slugs of a city and a material, the id of a yard; "" if absent. */
export interface RequestedSubject {
  city: string;
  material: string;
  yard: string;
}

/** Subject of a report, as the form shows it. */
export interface ReportSubject {
  /** Problems that it can have. */
  kinds: readonly ReportKind[];
  /** Ids posted with the report, unless chosen in the form. */
  ids: { city?: number; material?: number; yard?: number };
  /** The data that we show now; undefined if there is none, or several rows to choose from. */
  row?: { name: string; facts: string; another?: { text: string; to: string } };
  /** The half of a price that is chosen in the form; each option with the price that we show. */
  choice?: { field: "city" | "material"; of: string; options: { value: string; label: string }[] };
  /** A sentence about the unknown part of the URL. */
  unknown?: string;
}

/** Longer than the name of any city or metal. */
const MAX_NAME = 100;

/** A report about something else. */
const OTHER = { kinds: ["other"], ids: {} } as const satisfies ReportSubject;

/** The subject of a report if the database is down. */
export const UNAVAILABLE: ReportSubject = {
  ...OTHER,
  unknown:
    "We can’t load our prices and yards right now. Name the city and metal, or the yard, below.",
};

/** The subject of a report, from the form's URL. @throws DatabaseError */
export function reportSubject(store: Store, requested: RequestedSubject): Promise<ReportSubject> {
  if (requested.yard) return yardSubject(store, requested.yard);
  return requested.city || requested.material
    ? priceSubject(store, requested)
    : Promise.resolve(OTHER);
}

async function yardSubject(store: Store, given: string): Promise<ReportSubject> {
  const id = /^[1-9]\d{0,8}$/.test(given) ? Number(given) : 0;
  const yard = await directoryYard(store, id);
  if (!yard) {
    const reason = (await wasYardRemoved(store, id))
      ? "That yard is no longer listed."
      : "We don’t know that yard.";
    return { ...OTHER, unknown: `${reason} Name the yard and its suburb below.` };
  }
  return {
    kinds: YARD_PROBLEMS.map(({ value }) => value),
    ids: { yard: id },
    row: { name: yard.name, facts: yard.address },
  };
}

async function priceSubject(store: Store, requested: RequestedSubject): Promise<ReportSubject> {
  const [city, materials, slug] = await Promise.all([
    cityBySlug(store, requested.city),
    allMaterials(store),
    // An alias, such as "aluminium", names a metal too.
    materialSlugFor(store, requested.material),
  ]);
  const material = materials.find((one) => one.slug === slug);
  const missing = [
    ...(requested.city && !city ? [`the city “${cutText(requested.city, MAX_NAME)}”`] : []),
    ...(requested.material && !material
      ? [`the metal “${cutText(requested.material, MAX_NAME)}”`]
      : []),
  ];
  const unknown = missing.length > 0 ? `We don’t know ${missing.join(" or ")}.` : undefined;
  if (!city && !material) return { ...OTHER, unknown: `${unknown} Name the city and metal below.` };
  const found = city ? inCity(store, city, materials, material) : ofMaterial(store, material!);
  return { kinds: ["price"], ...(unknown && { unknown }), ...(await found) };
}

type Found = Pick<ReportSubject, "ids" | "row" | "choice">;

async function inCity(
  store: Store,
  city: City,
  materials: Material[],
  material: Material | undefined,
): Promise<Found> {
  const prices = (await pricesInCity(store, city.id)) ?? [];
  const priceOf = ({ id }: Material) => prices.find(({ materialId }) => materialId === id);
  const place = `${city.name}, ${city.state}`;
  if (material) {
    const ids = { city: city.id, material: material.id };
    const another = { text: "Another metal", to: `${REPORT_PATH}?city=${city.slug}` };
    const name = `${material.name} in ${place}`;
    return { ids, row: { name, facts: fact(priceOf(material)), another } };
  }
  const options = materials.map((one) => option(one.id, one.name, priceOf(one)));
  return { ids: { city: city.id }, choice: { field: "material", of: place, options } };
}

async function ofMaterial(store: Store, { id, name }: Material): Promise<Found> {
  const prices = (await pricesOfMaterial(store, id)) ?? [];
  const options = prices
    .filter(({ citySlug }) => citySlug)
    .map((price) => option(price.cityId, `${price.cityName}, ${price.state}`, price));
  return { ids: { material: id }, choice: { field: "city", of: name, options } };
}

function option(id: number, name: string, price: CheckedPrice | undefined) {
  return { value: String(id), label: `${name}: ${rangeOf(price)}` };
}

function fact(price: CheckedPrice | undefined): string {
  if (!price || isUnavailable(price)) return "We show no price.";
  return `We show ${priceRange(price)} per kilogram, checked ${shortDate(price.checkedOn)}.`;
}

function rangeOf(price: CheckedPrice | undefined): string {
  return price && !isUnavailable(price) ? priceRange(price) : "no price";
}
