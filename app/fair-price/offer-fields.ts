import { typedText } from "../words/cut-text.ts";

const FIELDS = ["metal", "near", "offer", "total", "kg"] as const;

/** The fields in the page's URL, as typed; "" for absent ones. */
export type OfferFields = Record<(typeof FIELDS)[number], string>;

/** Messages for the fields that need correcting. */
export type OfferProblems = Partial<OfferFields>;

/** Parses the parameters of the page's URL. */
export function readOfferFields(parameters: URLSearchParams): OfferFields {
  const read = FIELDS.map((name) => [name, typedText(parameters, name)]);
  return Object.fromEntries(read);
}

/**
 * Problems with fields that are missing from a URL.
 * @param isKnown true if the metal exists
 * @param isSent true if the form was sent, which always has a field for the offer
 */
export function missingFields(
  { metal, offer, total, kg, near }: OfferFields,
  isKnown: boolean,
  isSent: boolean,
): OfferProblems {
  const isBegun = isSent || [metal, offer, total, kg, near].some((text) => text !== "");
  const noMetal =
    metal === ""
      ? "Choose the metal."
      : `We don’t know a metal called “${metal}”. Choose one from the list.`;
  const isEmpty = [offer, total, kg].every((text) => text === "");
  return {
    ...(isBegun && !isKnown && { metal: noMetal }),
    ...(isSent &&
      isEmpty && { offer: "Type the price you were offered, or the total and the weight." }),
  };
}
