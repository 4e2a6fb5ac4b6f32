import type { CityDetail } from "../../worker/data/cities.ts";
import { kilometres } from "../../worker/data/distance.ts";
import { nearestCityWithPrices } from "../../worker/data/nearest-prices.ts";
import type { Store } from "../../worker/data/store.ts";
import { findOrigin, placesNamed, similarPlaces } from "../../worker/search/places.ts";
import { similarNames } from "../../worker/search/similar-names.ts";
import { typedText } from "../words/cut-text.ts";
import { areaKind, placeLabel } from "../words/format.ts";
import type { NearPlaceNotice, UnknownCityName } from "./search-notices.tsx";

/** Most names suggested, and most links to places of the same name. */
const [MAX_SUGGESTIONS, MAX_NAMESAKES] = [3, 6];

/**
 * The unknown name in `?searched=`, which the home page's search adds when nothing has that name. Undefined if
 * absent.
 * @throws DatabaseError
 */
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
    // A city's name means the city.
    ...places
      .filter((place) => !names.some(({ name }) => name === place.name))
      // A slip of the keyboard hardly changes the length: Auckland is not Acland.
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
export async function nearPlace(
  store: Store,
  city: CityDetail,
  parameters: URLSearchParams,
): Promise<NearPlaceNotice | undefined> {
  const near = typedText(parameters, "near");
  if (!near) return undefined;
  const { origin } = await findOrigin(store, near);
  if (!origin?.place) return undefined;
  const { place } = origin;
  if (place.citySlug === city.slug) return undefined;
  const [nearest, named] = await Promise.all([
    nearestCityWithPrices(store, place),
    placesNamed(store, place.name),
  ]);
  const label = placeLabel(place);
  const namesakes = named.filter(({ name }) => name.toLowerCase() === place.name.toLowerCase());
  return {
    place: place.name,
    label,
    area: areaKind(place),
    distance: kilometres(place, city),
    isNearest: nearest?.id === city.id,
    namesakes: namesakes
      .map(placeLabel)
      .filter((other) => other !== label)
      .slice(0, MAX_NAMESAKES)
      .map(searchFor),
  };
}

function searchFor(name: string) {
  return { name, path: `/search/?${new URLSearchParams({ q: name })}` };
}
