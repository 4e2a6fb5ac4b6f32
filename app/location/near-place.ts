import type { Store } from "../../worker/data/store.ts";
import { findOrigin, type Origin, type Place, placesNamed } from "../../worker/search/places.ts";
import { parsePosition } from "../../worker/search/position.ts";
import { comparable } from "../../worker/search/search-words.ts";
import { placeLabel } from "../words/format.ts";

/** Most links to places of the same name, and to places with a similar spelling. */
const [MAX_NAMESAKES, MAX_SIMILAR] = [6, 3];

/** The place named in a page's address; `label` is null for a position. */
export interface KnownPlace {
  origin: Origin;
  /** With state and postcode. */
  label: string | null;
  /** As held in addresses: its label, or the position. */
  address: string;
  /** Labels of other places of the same name. */
  others: string[];
}

/** Why a text names no place, with the labels of similar names. */
export interface UnknownPlace {
  origin: null;
  failure: string;
  others: string[];
}

/** The place that a text names, or why it names none; undefined for an empty text. @throws DatabaseError */
export async function nearPlace(
  store: Store,
  text: string,
): Promise<KnownPlace | UnknownPlace | undefined> {
  if (text === "") return undefined;
  const found = await findOrigin(store, text);
  if (!found.origin) {
    const failure = parsePosition(text)
      ? "That location is not in Australia."
      : `We don’t know a place called “${text}”.`;
    return { origin: null, failure, others: found.similar.slice(0, MAX_SIMILAR).map(placeLabel) };
  }
  const { origin, namesakes } = found;
  const { place } = origin;
  if (!place) return { origin, label: null, address: text, others: [] };
  const label = placeLabel(place);
  const others = (await sharingName(store, place, text, namesakes)).map(placeLabel);
  return {
    ...{ origin, label, address: label },
    others: others.filter((other) => other !== label).slice(0, MAX_NAMESAKES),
  };
}

/** Other places of the same name; none for a postcode, where no particular one is meant. */
async function sharingName(
  store: Store,
  { name }: Place,
  text: string,
  namesakes: Place[],
): Promise<Place[]> {
  const typed = comparable(text);
  if (/^\d+$/.test(typed)) return [];
  const isName = typed === comparable(name);
  // A text with a state or postcode names just one of them.
  const found = isName ? namesakes : await placesNamed(store, name);
  return found.filter((place) => comparable(place.name) === comparable(name));
}
