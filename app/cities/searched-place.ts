import { nearestCityWithPrices } from "../../worker/data/nearest-prices.ts";
import type { CityDetail } from "../../worker/data/places/cities.ts";
import { kilometres } from "../../worker/data/places/distance.ts";
import type { Store } from "../../worker/data/store.ts";
import { similarPlaces } from "../../worker/search/places.ts";
import { similarNames } from "../../worker/search/similar-names.ts";
import { nearPlace } from "../near/near-place.ts";
import { typedText } from "../words/cut-text.ts";
import { areaKind, placeLabel } from "../words/format.ts";
import type { NearPlaceNotice, UnknownCityName } from "./search-notices.tsx";

/** The maximum number of names suggested. */
const MAX_SUGGESTIONS = 3;

/** The unknown name in `?searched=`, which the home page's search adds; undefined if absent. @throws DatabaseError */
export async function unknownCity(
  store: Store,
  parameters: URLSearchParams,
): Promise<UnknownCityName | undefined> {
  const searched = typedText(parameters, "searched");
  if (!searched) return undefined;
  const [names, places] = await Promise.all([
    similarNames(store, searched),
    similarPlaces(store, searched),
  ]);
  const links = [
    ...names.map(({ kind, name, slug }) => ({
      name,
      path: kind === "city" ? `/${slug}/` : `/material/${slug}/`,
    })),
    // Cities are among the names already.
    ...places
      .filter((place) => !names.some(({ name }) => name === place.name))
      // A typing error hardly changes the length: Auckland is not Acland.
      .filter((place) => Math.abs(place.name.length - searched.length) <= 1)
      .map((place) => searchFor(placeLabel(place))),
  ];
  return { searched, suggestions: links.slice(0, MAX_SUGGESTIONS) };
}

/**
 * The place in `?near=` and its distance from a city: a search for a suburb or postcode leads to the nearest city
 * with prices. Undefined if absent, unknown, or the city itself.
 * @throws DatabaseError
 */
export async function noticeNear(
  store: Store,
  city: CityDetail,
  parameters: URLSearchParams,
): Promise<NearPlaceNotice | undefined> {
  const found = await nearPlace(store, typedText(parameters, "near"));
  const place = found?.origin?.place;
  if (!found?.origin || !place || place.citySlug === city.slug) return undefined;
  const nearest = await nearestCityWithPrices(store, place);
  return {
    place: place.name,
    label: placeLabel(place),
    area: areaKind(place),
    distance: kilometres(place, city),
    isNearest: nearest?.id === city.id,
    namesakes: found.others.map(searchFor),
  };
}

function searchFor(name: string) {
  return { name, path: `/search/?${new URLSearchParams({ q: name })}` };
}
