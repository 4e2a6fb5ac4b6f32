import { findOrigin } from "../../worker/data/search/places.ts";
import type { State } from "../../worker/data/states.ts";
import type { Store } from "../../worker/data/store.ts";
import { cutText } from "../cut-text.ts";
import { placeLabel } from "../format.ts";

/** The place that `?near=` names. */
export interface CarPlace {
  /** As the address has it. */
  text: string;
  /** Null if there is no place of this name. */
  place: {
    name: string;
    /** As an address holds it, "Logan QLD". */
    label: string;
    /** Its state, and where the guide has the rules of it; undefined for an island without any. */
    state: { name: string; anchor: string } | undefined;
  } | null;
}

/** No name is longer. */
const MAX_LENGTH = 100;

/** What `?near=` says; undefined without it, and for a position. @throws DatabaseError */
export async function carPlace(
  store: Store,
  parameters: URLSearchParams,
  states: State[],
): Promise<CarPlace | undefined> {
  const text = cutText((parameters.get("near") ?? "").trim(), MAX_LENGTH);
  if (!text) return undefined;
  const { origin } = await findOrigin(store, text);
  if (!origin) return { text, place: null };
  if (!origin.place) return undefined;
  const { name } = origin.place;
  const state = states.find(({ code }) => code === origin.place?.state);
  return {
    text,
    place: {
      name,
      label: placeLabel(origin.place),
      state: state && { name: state.name, anchor: anchorOf(state.name) },
    },
  };
}

/** The id of a heading of the guide. */
function anchorOf(heading: string): string {
  return heading.toLowerCase().replaceAll(" ", "-");
}
