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
import type { KnownPlace } from "../near/near-place.ts";
import { type NearPrice, priceNear } from "../near/price-near.ts";
import { nearAndNext, yardsNear } from "../near/yards-near.ts";
import { ageOn, isOld, NATIONAL_TIME_ZONE, pricesDay } from "../prices/price-age.ts";
import { isUnavailable } from "../words/format.ts";
import { whatLowers } from "./grades.ts";
import { type Answer, type Asked, judgeOffer, UNJUDGED } from "./judged-offer.ts";
import type { CityPrices } from "./price-in-city.ts";
import { farWords, nationalWords } from "./words.ts";

/** Judges an offer near a place. @throws DatabaseError */
export async function answerNear(
  store: Store,
  { origin, address }: KnownPlace,
  asked: Asked,
  materials: MaterialWithAliases[],
  dataset: Dataset | undefined,
): Promise<Answer> {
  const placed = await placedPricesOfMaterial(store, asked.material.id);
  const fields = { ...asked.fields, near: address };
  const day = pricesDay(dataset, NATIONAL_TIME_ZONE);
  const { pays } = asked.material;
  const { shown, counted, isJudged } = priceNear(placed ?? [], origin, day);
  // If nothing near is current, use the place's own old price, so that the answer can call it old.
  const measure = isJudged ? counted : shown?.kilometres === null ? shown : null;
  const found = measure && (await cityPrices(store, measure));
  const judged = judgeOffer(found ?? undefined, { ...asked, fields }, materials, day);
  return isJudged ? judged : { ...judged, words: judged.words + farWords(paidAt(counted, pays)) };
}

/**
 * The prices of the city that an offer is judged by, for all metals: it may be for another grade. @throws
 * DatabaseError
 */
async function cityPrices(
  store: Store,
  { city: { id, name, slug }, kilometres }: NearPrice,
): Promise<CityPrices> {
  return { city: { name, slug }, kilometres, prices: (await pricesInCity(store, id)) ?? [] };
}

/** The national range, for somebody who has not given a place. @throws DatabaseError */
export async function answerAnywhere(
  store: Store,
  material: Asked["material"],
  dataset: Dataset | undefined,
): Promise<Answer> {
  const day = pricesDay(dataset, NATIONAL_TIME_ZONE);
  const prices = (await pricesOfMaterial(store, material.id)) ?? [];
  const current = prices.filter((price) => !isUnavailable(price) && !isOld(ageOn(day, price)));
  const paid = current.map((price) => paidAt(price, material.pays));
  const words = nationalWords(material, paid);
  return { ...UNJUDGED, words };
}

/** Most yards to ring. */
const MAX_YARDS = 2;

/** Reasons for a lower price of a material, and the next yards to ring near a place. @throws DatabaseError */
export async function nextSteps(
  store: Store,
  material: MaterialWithAliases,
  materials: MaterialWithAliases[],
  place: KnownPlace | undefined,
  dataset: Dataset | undefined,
) {
  const { name, slug } = material;
  const found =
    place && (await takersNear(store, slug, materials, place, dataset).catch(nullOnOutage));
  const near = place && {
    address: place.address,
    name: place.origin.place?.name ?? null,
    ...(found ?? { word: null, yards: null, next: null }),
  };
  return { material: { name, slug }, lowers: whatLowers(material), near };
}

/** The nearest yards that take a material, and the directory's word for it. @throws DatabaseError */
async function takersNear(
  store: Store,
  slug: string,
  materials: MaterialWithAliases[],
  { origin }: KnownPlace,
  dataset: Dataset | undefined,
) {
  const version = dataset?.yardsVersion;
  // One after the other: at the same time, both would read the table of yards.
  const { word } = await takersOf(store, slug, materials, version);
  const { yards } = await yardsNear(store, origin, slug, materials, "", version);
  const { near, next } = nearAndNext(yards);
  return { word, yards: near.slice(0, MAX_YARDS), next };
}
