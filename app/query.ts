/** Texts in which only blanks are written another way. */
const PLAIN = /^[\w .*-]*$/;

/**
 * The search parameters of an address: the same text as of URLSearchParams, which long tables would make for each row
 * at a tenth of their whole cost.
 */
export function queryOf(fields: [name: string, value: string][]): string {
  if (!fields.every(([, value]) => PLAIN.test(value)))
    return new URLSearchParams(fields).toString();
  return fields.map(([name, value]) => `${name}=${value.replaceAll(" ", "+")}`).join("&");
}
