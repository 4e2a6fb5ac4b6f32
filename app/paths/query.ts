/** Text in which only spaces need encoding. */
const PLAIN = /^[\w .*-]*$/;

/** The fields as a query string, as URLSearchParams writes it. */
export function queryOf(fields: [name: string, value: string][]): string {
  // On the server, creating URLSearchParams for each row is a good part of a long table's cost. In browsers the
  // shortcut is not worth its bytes.
  if (import.meta.env.SSR && fields.every(([, value]) => PLAIN.test(value)))
    return fields.map(([name, value]) => `${name}=${value.replaceAll(" ", "+")}`).join("&");
  return new URLSearchParams(fields).toString();
}
