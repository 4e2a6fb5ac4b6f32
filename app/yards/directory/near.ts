import type { Point } from "../../../worker/data/places/distance.ts";
import type { Store } from "../../../worker/data/store.ts";
import { MAX_NEAR_POINTS } from "../../../worker/data/yards/nearest-yards.ts";
import { findOrigin, type Place } from "../../../worker/search/places.ts";
import { parsePosition } from "../../../worker/search/position.ts";
import { whyUnknown } from "../../near/near-place.ts";
import { type DirectoryState, filterAddress } from "../../paths/directory-address.ts";
import { placeLabel } from "../../words/format.ts";

/** The place to search near, with messages about it. */
export interface DirectoryNear {
  /** The place as in the URL. */
  text: string;
  /** The point to measure distances from; null if the text names no place. */
  origin: (Point & { name: string; label: string }) | null;
  /** The maximum number of yards on the map. */
  maxPoints: number;
  /** Why there is no `origin`; "" if there is one. */
  failure: string;
  /** Title of `others`; "" if there are none. */
  othersTitle: string;
  /** The same search near other places that the text may mean. */
  others: { label: string; to: string }[];
}

/** The maximum number of links to other places. */
const MAX_OTHERS = 6;

/** The place in the directory's URL; undefined if there is none. @throws DatabaseError */
export async function directoryNear(
  store: Store,
  { near, filters, view }: DirectoryState,
): Promise<DirectoryNear | undefined> {
  if (!near) return undefined;
  const found = await findOrigin(store, near);
  const links = (places: Place[]) =>
    places.slice(0, MAX_OTHERS).map((place) => {
      const label = placeLabel(place);
      return { label, to: filterAddress(filters, view, label) };
    });
  if (!found.origin) {
    const others = links(found.similar);
    const isName = !found.elsewhere && !parsePosition(near);
    const hint = isName ? " Check the spelling, or type a postcode." : "";
    const failure = `${whyUnknown(near, found)}${hint}`;
    const othersTitle = others.length > 0 ? "Did you mean" : "";
    return { text: near, origin: null, maxPoints: 0, failure, othersTitle, others };
  }
  const { lat, lon, place } = found.origin;
  const label = place ? placeLabel(place) : near;
  const others = links(found.namesakes);
  const title =
    found.sharing.length > 0 ? `Other places called ${place?.name}` : `Other places in ${near}`;
  return {
    text: near,
    origin: { lat, lon, name: place?.name ?? near, label },
    maxPoints: MAX_NEAR_POINTS,
    failure: "",
    othersTitle: others.length > 0 ? title : "",
    others,
  };
}
