/** Texts in which only blanks are written another way. */
const PLAIN = /^[\w .*-]*$/;

/** The search parameters of an address, as URLSearchParams writes them. */
export function queryOf(fields: [name: string, value: string][]): string {
  // To make them for each row is a good part of a long table on the server; to browsers this is not worth its bytes.
  if (import.meta.env.SSR && fields.every(([, value]) => PLAIN.test(value)))
    return fields.map(([name, value]) => `${name}=${value.replaceAll(" ", "+")}`).join("&");
  return new URLSearchParams(fields).toString();
}
