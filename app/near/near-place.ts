import type { Store } from "../../worker/data/store.ts";
import { STATE_NAMES } from "../../worker/search/place-text.ts";
import { findOrigin, type NoOrigin, type Origin } from "../../worker/search/places.ts";
import { parsePosition } from "../../worker/search/position.ts";
import { placeLabel, stateInSentence } from "../words/format.ts";

const MAX_NAMESAKES = 6;
const MAX_SIMILAR = 3;

/** The place in a page's URL. */
export interface KnownPlace {
  origin: Origin;
  /** "Dubbo NSW 2830"; null for a position. */
  label: string | null;
  /** The label or position, as URLs write it. */
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
    const others = found.similar.slice(0, MAX_SIMILAR).map(placeLabel);
    return { origin: null, failure: whyUnknown(text, found), others };
  }
  const { origin, sharing } = found;
  const { place } = origin;
  if (!place) return { origin, label: null, address: text, others: [] };
  const label = placeLabel(place);
  const others = sharing.map(placeLabel).filter((other) => other !== label);
  return { origin, label, address: label, others: others.slice(0, MAX_NAMESAKES) };
}

/** Says why a text names no place: "There is no Dubbo in Victoria." */
export function whyUnknown(text: string, { elsewhere }: NoOrigin): string {
  if (parsePosition(text)) return "That location is not in Australia.";
  if (!elsewhere) return `We don’t know a place called “${text}”.`;
  const state = stateInSentence(STATE_NAMES[elsewhere.state] ?? elsewhere.state);
  return `There is no ${elsewhere.name} in ${state}.`;
}
