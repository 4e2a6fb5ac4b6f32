import { typedText } from "../words/cut-text.ts";

/** The fields in the page's address, as typed; "" for absent ones. */
export type OfferFields = Record<OfferField, string>;

/** Names of the page's search parameters. */
type OfferField = "metal" | "near" | "offer" | "total" | "kg";

/** Messages for the fields that need correcting. */
export type OfferProblems = Partial<Record<OfferField, string>>;

/** Parses the page's address. */
export function readOfferFields(parameters: URLSearchParams): OfferFields {
  const text = (name: OfferField) => typedText(parameters, name);
  return {
    metal: text("metal"),
    near: text("near"),
    offer: text("offer"),
    total: text("total"),
    kg: text("kg"),
  };
}

/**
 * Problems with the fields that an address lacks.
 * @param isKnown true if there is such a metal
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
