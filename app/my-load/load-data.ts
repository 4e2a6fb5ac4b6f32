import { redirect } from "react-router";
import { currentDataset } from "../../worker/data/dataset.ts";
import { materialsWithAliases } from "../../worker/data/materials.ts";
import { placedCities } from "../../worker/data/places/cities.ts";
import type { Store } from "../../worker/data/store.ts";
import { nextNear } from "../../worker/data/yards/open-then.ts";
import { findOrigin } from "../../worker/search/places.ts";
import { currentVocabulary } from "../../worker/search/vocabulary.ts";
import { readSum } from "../goods/offered-sum.ts";
import { today } from "../words/format.ts";
import { answerAnywhere, answerNear } from "./answer-load.ts";
import { countLoad } from "./count.ts";
import { identifyPath, readLoad } from "./load.ts";
import { loadAddress, readLoadFields, withField } from "./load-address.ts";
import { readPlace } from "./load-place.ts";
import { carriedBy } from "./vehicles.ts";
import { readDriveCost } from "./verdicts/drive-cost.ts";

/** The data of the page. */
export type LoadData = Awaited<ReturnType<typeof readLoadData>>;

/**
 * Reads and answers the load in a URL.
 * @throws DatabaseError, and a redirect to the half-hour that "now" is at the place
 */
export async function readLoadData(
  store: Store,
  parameters: URLSearchParams,
  timeZone: string | undefined,
) {
  const address = loadAddress(parameters);
  const fields = readLoadFields(parameters);
  const { to, vehicle, open } = fields;
  const [materials, near, dataset, cities, vocabulary, ...places] = await Promise.all([
    materialsWithAliases(store),
    readPlace(store, fields.near, address),
    currentDataset(store),
    placedCities(store),
    currentVocabulary(store),
    ...to.split(";", 2).map(async (text) => text && (await findOrigin(store, text)).origin),
  ]);
  const { origin, ...place } = near;
  if (open === "now")
    throw redirect(withField(address, "open", await nextNear(store, origin, timeZone)));
  const goods = readLoad(address, fields, { materials, vocabulary });
  const load = { ...goods, ...countLoad(goods.rows), sort: fields.sort };
  const kmCost = readDriveCost(fields.kmCost);
  const { trips, most } = carriedBy(vehicle, load.lines);
  const drive = { kmCost: kmCost.value * trips, most };
  const live = { materials, dataset, cities };
  const [answer, anywhere] = await Promise.all([
    load.rows.length > 0 && origin
      ? answerNear(store, { origin, to: places, open }, load, drive, live)
      : null,
    load.lines.length > 0 && !origin ? answerAnywhere(store, load.lines) : null,
  ]);
  return {
    address,
    /** URL of the load that the site answered last. */
    answeredFor: address,
    identifyPath: identifyPath(address),
    isVariant: parameters.size > 0,
    place,
    open,
    to,
    kmCost,
    vehicle,
    offer: { text: fields.offer, ...readSum(fields.offer) },
    ...load,
    /** This is null without a load or a place. */
    answer,
    /** The worth in the largest cities; null if there is a place or no load. */
    anywhere,
    today: today("Australia/Sydney"),
    /** True if the browser counted without the site. */
    isProvisional: false,
  };
}
