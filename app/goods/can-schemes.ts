import schemes from "./can-schemes.json";

/** The slug of drink cans among the metals. */
export const CANS = "aluminum-cans";

/** Cents for a can, in every state and territory. */
export const REFUND_CENTS = 10;

/** Drink cans in a kilogram (Just Local, 2005; Australian Aluminium Council). */
export const CANS_A_KILOGRAM = [68, 71] as const;

/**
 * The refund schemes by state code, each with the year it began, and its name if a source gives one (Wikipedia,
 * container deposit schemes in Australia; Bin Night Tonight, July 2026).
 */
export const CAN_SCHEMES: Readonly<Record<string, { name?: string; since: number }>> = schemes;

/**
 * Says where cans are returned for a refund, "from Return and Earn, the refund scheme in NSW since 2017", and how. Only
 * Tasmania's scheme is known to say if it takes crushed cans.
 */
export function refundWords(cans: string, state: string | undefined): string {
  const { name, since } = CAN_SCHEMES[state ?? ""] ?? {};
  const own = `${name ? `${name}, ` : ""}the refund scheme in ${state} since ${since}`;
  const scheme = since ? own : "a refund scheme in every state and territory";
  const crushed =
    state === "TAS"
      ? "Return them uncrushed: Recycle Rewards says so."
      : "Don’t crush them: Tasmania’s scheme takes them only uncrushed, and we found no word on it from the others.";
  return `${cans} cans at 10 cents each, from ${scheme}. ${crushed}`;
}
