import { queryOf } from "./query.ts";

/** Path of the page that checks an offer. */
export const OFFER_PATH = "/fair-price/";

/** The form's fields, as typed. */
interface OfferAddress {
  /** Slug of a material. */
  metal: string;
  /** Place as in addresses. */
  near?: string;
  /** Dollars per kilogram. */
  offer?: string;
  total?: string;
  kg?: string;
}

/** The address that checks an offer. The page requests absent and empty fields. */
export function offerAddress(fields: OfferAddress): string {
  const given = Object.entries(fields).filter(([, text]) => text !== "");
  return `${OFFER_PATH}?${queryOf(given)}`;
}
