/** A SHA-256 of some values, as hexadecimal digits. */
export async function fingerprintOf(values: readonly (string | number | null)[]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(values));
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).toHex();
}
