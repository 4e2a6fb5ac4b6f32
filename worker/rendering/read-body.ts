/** Bytes of the largest body that is cached. */
const MAX_BYTES = 2 * 1024 * 1024;

/** All bytes of a stream; undefined if it breaks off, "too large" if it must not be cached. */
export async function readBody(
  body: ReadableStream<Uint8Array> | null,
): Promise<Uint8Array<ArrayBuffer> | "too large" | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of body ?? []) {
      length += chunk.byteLength;
      if (length > MAX_BYTES) return "too large";
      chunks.push(chunk);
    }
  } catch {
    return undefined;
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}
