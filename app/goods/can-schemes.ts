import schemes from "./can-schemes.json";

/** The slug of drink cans among the metals. */
export const CANS = "aluminum-cans";

/** Cents for a can, in every state and territory. */
export const REFUND_CENTS = 10;

/** Drink cans in a kilogram (Just Local, 2005; Australian Aluminium Council). */
export const CANS_A_KILOGRAM = [68, 71] as const;

/**
 * The refund schemes by code of the state, with the year in which each began, and its name if a source says (Wikipedia,
 * container deposit schemes in Australia; Bin Night Tonight, July 2026).
 */
export const CAN_SCHEMES: Readonly<Record<string, { name?: string; since: number }>> = schemes;

/** Says where cans are returned for their refund, and whether the state's scheme takes crushed cans, if it is known. */
export function refundWords(cans: string, state: string | undefined): string {
  return `${cans} cans at 10 cents each, from ${schemeWords(state)}. ${crushedWords(state)}`;
}

/** Names a state's scheme: "Return and Earn, the refund scheme in NSW since 2017"; all of them without a state. */
function schemeWords(state: string | undefined): string {
  const scheme = state && CAN_SCHEMES[state];
  if (!scheme) return "a refund scheme in every state and territory";
  const { name, since } = scheme;
  return `${name ? `${name}, the` : "the"} refund scheme in ${state} since ${since}`;
}

/** Says whether a state's scheme takes crushed cans; only Tasmania's is known to say. */
function crushedWords(state: string | undefined): string {
  return state === "TAS"
    ? "Return them uncrushed: Recycle Rewards says so."
    : "Don’t crush them: Tasmania’s scheme takes them only uncrushed, and we found no word on it from the others.";
}
