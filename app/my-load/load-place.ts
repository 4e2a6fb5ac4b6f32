import type { Store } from "../../worker/data/store.ts";
import type { NamedPlace } from "../../worker/search/found.ts";
import { findOrigin, type NoOrigin } from "../../worker/search/places.ts";
import { readFromMemory } from "../../worker/search/read.ts";
import { currentVocabulary } from "../../worker/search/vocabulary.ts";
import { whyUnknown } from "../near/near-place.ts";
import { placeLabel, stateInSentence } from "../words/format.ts";
import { withField } from "./load-address.ts";

/** Maximum number of other places offered. */
const MAX_OTHERS = 4;

/** Looks up the place of a load. @throws DatabaseError */
export async function readPlace(store: Store, text: string, address: string) {
  const { others, ...place } = await placeOf(store, text);
  return {
    text,
    ...place,
    /** The same load at other places that the visitor may have meant. */
    others: others.map((label) => ({ label, to: withField(address, "near", label) })),
  };
}

async function placeOf(store: Store, text: string) {
  // The label is null for a position as well.
  const nowhere = { origin: undefined, label: null };
  if (text === "") return { ...nowhere, problem: null, others: [] };
  const found = await findOrigin(store, text);
  if (!found.origin) return { ...nowhere, ...(await notAPlace(store, text, found)) };
  const { origin, namesakes, sharing } = found;
  // Many places share a postcode, so the visitor meant none of them in particular.
  const others = sharing.length > 0 ? labels(namesakes) : [];
  return { origin, label: origin.place && placeLabel(origin.place), problem: null, others };
}

/** Explains why a text names no place, and lists the places that it may mean. */
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
