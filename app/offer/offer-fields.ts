import { typedText } from "../words/cut-text.ts";

/** What the address says of an offer, as it was typed; "" for what is not there. */
export type OfferFields = Record<OfferField, string>;

/** The page's search parameters. */
type OfferField = "metal" | "near" | "offer" | "total" | "kg";

/** What has to be typed anew, and why. */
export type OfferProblems = Partial<Record<OfferField, string>>;

/** Reads the page's address. */
export function readOfferFields(parameters: URLSearchParams): OfferFields {
  const text = (name: OfferField) => typedText(parameters, name);
  return {
    ...{ metal: text("metal"), near: text("near") },
    ...{ offer: text("offer"), total: text("total"), kg: text("kg") },
  };
}

/**
 * What to type where an address lacks something.
 * @param isKnown whether there is such a metal
 * @param isSent whether the form was sent, which has a field for the offer
 */
export function whatIsMissing(
  { metal, offer, total, kg, near }: OfferFields,
  isKnown: boolean,
  isSent: boolean,
): OfferProblems {
  const isAsked = isSent || [metal, offer, total, kg, near].some((text) => text !== "");
  const noMetal =
    metal === ""
      ? "Choose the metal."
      : `We don’t know a metal called “${metal}”. Choose one from the list.`;
  const isEmpty = [offer, total, kg].every((text) => text === "");
  return {
    ...(isAsked && !isKnown && { metal: noMetal }),
    ...(isSent &&
      isEmpty && { offer: "Type the price you were offered, or the total and the weight." }),
  };
}
