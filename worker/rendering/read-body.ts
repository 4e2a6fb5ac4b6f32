/** The largest body that is kept, in bytes. */
const LARGEST = 1024 * 1024;

/** All that a stream brings; undefined where it breaks off or is too much to be kept. */
export async function gather(
  body: ReadableStream<Uint8Array> | null,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of body ?? []) {
      length += chunk.byteLength;
      if (length > LARGEST) return undefined;
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
