import type { Store } from "../../worker/data/store.ts";
import type { NamedPlace } from "../../worker/search/found.ts";
import { findOrigin, type NoOrigin, type Origin } from "../../worker/search/places.ts";
import { readFromMemory } from "../../worker/search/read.ts";
import { currentVocabulary } from "../../worker/search/vocabulary.ts";
import { whyUnknown } from "../near/near-place.ts";
import { LOAD_PATH } from "../paths/load-path.ts";
import { placeLabel, stateInSentence } from "../words/format.ts";

/** The visitor's place, and anything to say about it. */
export interface LoadPlace {
  /** As typed. */
  text: string;
  origin: Origin | undefined;
  /** Name of the place; null for a position, and without a place. */
  label: string | null;
  /** Why there is no origin. */
  problem: string | null;
  /** The same load at other places that the visitor may have meant. */
  others: { label: string; to: string }[];
}

/** Most other places offered. */
const MAX_OTHERS = 4;

/** Looks up the place of a load. @throws DatabaseError */
export async function readPlace(store: Store, text: string, address: string): Promise<LoadPlace> {
  const { others, ...place } = await placeOf(store, text);
  const query = new URLSearchParams(address.slice(LOAD_PATH.length));
  const links = others.map((label) => {
    query.set("near", label);
    return { label, to: `${LOAD_PATH}?${query}` };
  });
  return { ...place, others: links };
}

async function placeOf(store: Store, text: string) {
  const nowhere = { text, origin: undefined, label: null };
  if (text === "") return { ...nowhere, problem: null, others: [] };
  const found = await findOrigin(store, text);
  if (!found.origin) return { ...nowhere, ...(await notAPlace(store, text, found)) };
  const { origin, namesakes, sharing } = found;
  // Many places share a postcode, so the visitor meant none of them in particular.
  const others = sharing.length > 0 ? labels(namesakes) : [];
  return { text, origin, label: origin.place && placeLabel(origin.place), problem: null, others };
}

/** Why a text names no place, and the places that it may mean. */
async function notAPlace(store: Store, text: string, found: NoOrigin) {
  const { similar, elsewhere } = found;
  if (elsewhere) return { problem: whyUnknown(text, found), others: labels(similar) };
  const reading = readFromMemory(await currentVocabulary(store), text);
  const { subjects, places, state, unknown } = reading;
  const others = labels([...places, ...similar]);
  if (subjects.length > 0 && unknown.length === 0) {
    const problem = `“${text}” says what you have. Type a town, suburb or postcode here, and what you have below.`;
    return { problem, others: labels(places) };
  }
  if (state && unknown.length === 0) {
    const problem = `“${text}” is all of ${stateInSentence(state.name)}. Type a town, suburb or postcode there.`;
    return { problem, others: [] };
  }
  return { problem: whyUnknown(text, found), others };
}

function labels(places: NamedPlace[]): string[] {
  return [...new Set(places.map(placeLabel))].slice(0, MAX_OTHERS);
}
