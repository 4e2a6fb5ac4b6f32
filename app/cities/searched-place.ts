import { nearestCityWithPrices } from "../../worker/data/nearest-prices.ts";
import type { CityDetail } from "../../worker/data/places/cities.ts";
import { kilometres } from "../../worker/data/places/distance.ts";
import type { Store } from "../../worker/data/store.ts";
import { similarPlaces } from "../../worker/search/places.ts";
import { similarNames } from "../../worker/search/similar-names.ts";
import { nearPlace } from "../near/near-place.ts";
import { typedText } from "../words/cut-text.ts";
import { areaKind, placeLabel } from "../words/format.ts";

/** The maximum number of names suggested. */
const MAX_SUGGESTIONS = 3;

/** An unknown name that was searched for, with similar names. */
export type UnknownCityName = NonNullable<Awaited<ReturnType<typeof unknownCity>>>;

/** The unknown name in `?searched=`, which the home page's search adds; undefined if absent. @throws DatabaseError */
export async function unknownCity(store: Store, parameters: URLSearchParams) {
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

/** A searched place, and its distance from the city shown instead. */
export type NearPlaceNotice = NonNullable<Awaited<ReturnType<typeof noticeNear>>>;

/**
 * The place in `?near=` and its distance from a city: a search for a suburb or postcode leads to the nearest city
 * with prices. Undefined if absent, unknown, or the city itself.
 * @throws DatabaseError
 */
export async function noticeNear(store: Store, city: CityDetail, parameters: URLSearchParams) {
  const found = await nearPlace(store, typedText(parameters, "near"));
  const place = found?.origin?.place;
  if (!found?.origin || !place || place.citySlug === city.slug) return undefined;
  const nearest = await nearestCityWithPrices(store, place);
  return {
    /** The place's name, "Parramatta". */
    place: place.name,
    /** With state and postcode, "Parramatta NSW 2150". */
    label: placeLabel(place),
    /** "region" or "council area"; undefined for a town or suburb. */
    area: areaKind(place),
    /** Kilometres in a straight line, from the middle of an area. */
    distance: kilometres(place, city),
    /** True if no other city with prices is nearer. */
    isNearest: nearest?.id === city.id,
    /** Other places of the same name. */
    namesakes: found.others.map(searchFor),
  };
}

function searchFor(name: string) {
  return { name, path: `/search/?${new URLSearchParams({ q: name })}` };
}
