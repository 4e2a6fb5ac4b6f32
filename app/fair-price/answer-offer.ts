import type { Dataset } from "../../worker/data/dataset.ts";
import type { MaterialWithAliases } from "../../worker/data/materials.ts";
import {
  placedPricesOfMaterial,
  pricesInCity,
  pricesOfMaterial,
} from "../../worker/data/prices.ts";
import type { Store } from "../../worker/data/store.ts";
import { takersOf } from "../../worker/data/yards/accepted-materials.ts";
import { nullOnOutage } from "../frame/errors.ts";
import { paidAt } from "../goods/goods.ts";
import type { KnownPlace, UnknownPlace } from "../near/near-place.ts";
import { priceNear } from "../near/price-near.ts";
import { nearAndNext, yardsNear } from "../near/yards-near.ts";
import { ageOn, isOld, NATIONAL_TIME_ZONE, pricesDay } from "../prices/price-age-words.ts";
import { isUnavailable } from "../words/format.ts";
import { whatLowers } from "./grades.ts";
import { type Answer, type Enquiry, judgeOffer, UNJUDGED } from "./judged-offer.ts";
import { farWords, nationalWords } from "./words.ts";

/** Site data that every answer needs. */
interface SiteData {
  store: Store;
  materials: MaterialWithAliases[];
  dataset: Dataset | undefined;
}

/**
 * Judges an offer near a place, or compares it with the whole country for a visitor who has not given one. Null if the
 * place is unknown.
 * @throws DatabaseError
 */
export async function answerOffer(
  data: SiteData,
  enquiry: Enquiry,
  place: KnownPlace | UnknownPlace | undefined,
): Promise<Answer | null> {
  if (!place) return answerAnywhere(data, enquiry.material);
  return place.origin ? answerNear(data, enquiry, place) : null;
}

async function answerNear(
  { store, materials, dataset }: SiteData,
  { material, offer, fields }: Enquiry,
  { origin, address }: KnownPlace,
): Promise<Answer> {
  const placed = (await placedPricesOfMaterial(store, material.id)) ?? [];
  const day = pricesDay(dataset, NATIONAL_TIME_ZONE);
  const { shown, counted, isJudged } = priceNear(placed, origin, day);
  // If nothing near is current, use the place's own old price, so that the answer can call it old.
  const measure = isJudged ? counted : shown?.kilometres === null ? shown : null;
  const found = measure && {
    city: { name: measure.city.name, slug: measure.city.slug },
    kilometres: measure.kilometres,
    // For all metals: the offer may be for another grade.
    prices: (await pricesInCity(store, measure.city.id)) ?? [],
  };
  const enquiry = { material, offer, fields: { ...fields, near: address } };
  const judged = judgeOffer(found ?? undefined, enquiry, materials, day);
  if (isJudged) return judged;
  return { ...judged, words: judged.words + farWords(paidAt(counted, material.pays)) };
}

/** The range over all cities. */
async function answerAnywhere(
  { store, dataset }: SiteData,
  material: Enquiry["material"],
): Promise<Answer> {
  const day = pricesDay(dataset, NATIONAL_TIME_ZONE);
  const prices = (await pricesOfMaterial(store, material.id)) ?? [];
  const current = prices.filter((price) => !isUnavailable(price) && !isOld(ageOn(day, price)));
  const paid = current.map((price) => paidAt(price, material.pays));
  return { ...UNJUDGED, words: nationalWords(material, paid) };
}

/** Maximum number of yards to ring. */
const MAX_YARDS = 2;

/**
 * Reasons for a lower price of a material, and the next yards to ring near a place.
 * @throws DatabaseError
 */
export async function nextSteps(
  data: SiteData,
  material: MaterialWithAliases,
  place: KnownPlace | undefined,
) {
  const { name, slug } = material;
  const found = place && (await takersNear(data, slug, place).catch(nullOnOutage));
  const near = place && {
    address: place.address,
    name: place.origin.place?.name ?? null,
    ...(found ?? { word: null, yards: null, next: null }),
  };
  return { material: { name, slug }, lowers: whatLowers(material), near };
}

/** The nearest yards that take a material, and the directory's word for it. */
async function takersNear(
  { store, materials, dataset }: SiteData,
  slug: string,
  { origin }: KnownPlace,
) {
  const version = dataset?.yardsVersion;
  // One after the other: at the same time, both would read the table of yards.
  const { word } = await takersOf(store, slug, materials, version);
  const { yards } = await yardsNear(store, origin, slug, materials, "", version);
  const { near, next } = nearAndNext(yards);
  return { word, yards: near.slice(0, MAX_YARDS), next };
}
