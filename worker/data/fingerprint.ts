/** A SHA-256 of what a visitor typed, as hexadecimal digits: the same words give the same. */
export async function fingerprintOf(typed: readonly (string | number | null)[]): Promise<string> {
  const digest = await crypto.subtle.digest(
    "SHA-256",
    new TextEncoder().encode(JSON.stringify(typed)),
  );
  return new Uint8Array(digest).toHex();
}
