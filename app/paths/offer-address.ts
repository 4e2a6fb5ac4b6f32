import { queryOf } from "./query.ts";

/** The page's path. */
export const OFFER_PATH = "/fair-price/";

/** The form's fields, as it was typed. */
interface OfferAddress {
  /** The slug of a material. */
  metal: string;
  /** A place as addresses hold it. */
  near?: string;
  /** Dollars a kilogram. */
  offer?: string;
  total?: string;
  kg?: string;
}

/** The address that checks an offer. What is left out or empty is asked for there. */
export function offerAddress(fields: OfferAddress): string {
  const given = Object.entries(fields).filter(([, text]) => text !== "");
  return `${OFFER_PATH}?${queryOf(given)}`;
}
