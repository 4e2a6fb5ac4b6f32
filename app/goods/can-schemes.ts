/** The slug of drink cans among the metals. */
export const CANS = "aluminum-cans";

/** Cents for a can, in every state and territory. */
export const REFUND_CENTS = 10;

/** Drink cans in a kilogram (Just Local, 2005; Australian Aluminium Council). */
export const CANS_A_KILOGRAM = [68, 71] as const;

/** A state's refund scheme. */
interface CanScheme {
  /** Its own name; undefined where no source of ours says. */
  name?: string;
  /** The year in which it began. */
  since: number;
}

/** By code of the state (Wikipedia, container deposit schemes in Australia; Bin Night Tonight, July 2026). */
export const CAN_SCHEMES: Readonly<Record<string, CanScheme>> = {
  NSW: { name: "Return and Earn", since: 2017 },
  VIC: { name: "CDS Vic", since: 2023 },
  QLD: { name: "Containers for Change", since: 2018 },
  WA: { name: "Containers for Change", since: 2020 },
  SA: { since: 1977 },
  TAS: { name: "Recycle Rewards", since: 2025 },
  NT: { since: 2012 },
  ACT: { since: 2018 },
};

/** "Return and Earn, the refund scheme in NSW since 2017"; every scheme for a state that is not known. */
export function schemeWords(state: string | undefined): string {
  const scheme = state && CAN_SCHEMES[state];
  if (!scheme) return "a refund scheme in every state and territory";
  const { name, since } = scheme;
  return `${name ? `${name}, the` : "the"} refund scheme in ${state} since ${since}`;
}

/** What is known of crushed cans in a state: only Tasmania's scheme is known to say. */
export function crushedWords(state: string | undefined): string {
  return state === "TAS"
    ? "Return them uncrushed: Recycle Rewards says so."
    : "Don’t crush them: Tasmania’s scheme takes them only uncrushed, and we found no word on it from the others.";
}
