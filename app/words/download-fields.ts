import files from "./download-fields.json";

/** The unit of every price. */
export const PRICE_UNIT = "AUD/kg";

/** The fields that name a price's subject: last in every record, because programs may count columns. */
export const NAME_FIELDS = ["city", "state", "metal", "grade", "unit"];

/** Name of a file without its extension. */
export type FileName = keyof typeof files;

/** The files to download, in display order; each comes as CSV and JSON and describes its fields. */
export const FILES = Object.entries(files).map(([name, { title, about, fields }]) => ({
  name: name as FileName,
  title,
  about,
  fields: Object.entries(fields),
}));
