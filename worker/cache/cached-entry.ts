/** A complete response as it is cached: the same bytes for everyone. */
export interface CachedEntry {
  status: number;
  headers: Headers;
  body: Uint8Array<ArrayBuffer>;
  /** The time of rendering, in milliseconds since 1970. */
  renderedAt: number;
  edition: number;
  /** Today's date in each time zone that it may show, when it was rendered. */
  days: Record<string, string>;
  /** The time of the last failed renewal in this isolate, in milliseconds since 1970. */
  renewalFailedAt?: number | undefined;
}

/** Computes an entity tag, which is weak because the bytes are compressed on the way. */
export async function entityTag(body: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", body);
  return `W/"${new Uint8Array(digest).subarray(0, 12).toHex()}"`;
}

/** The format of stored entries; anything else is not ours. */
const FORMAT = "cached-entry/2";

/** The entry as bytes: a line of JSON, then the body. */
export function toBytes(entry: CachedEntry): Uint8Array<ArrayBuffer> {
  const { body, headers, renewalFailedAt: _inThisIsolate, ...rest } = entry;
  const head = { format: FORMAT, bytes: body.byteLength, headers: [...headers], ...rest };
  const line = new TextEncoder().encode(`${JSON.stringify(head)}\n`);
  const bytes = new Uint8Array(line.byteLength + body.byteLength);
  bytes.set(line);
  bytes.set(body, line.byteLength);
  return bytes;
}

/** Reads an entry from bytes; undefined if they are cut off or not ours. */
export function fromBytes(bytes: Uint8Array<ArrayBuffer>): CachedEntry | undefined {
  const end = bytes.indexOf(10);
  try {
    const line = new TextDecoder().decode(bytes.subarray(0, end));
    const { format, bytes: length, headers, ...rest } = JSON.parse(line);
    const body = bytes.slice(end + 1);
    if (format !== FORMAT || body.byteLength !== length) return undefined;
    return { ...rest, headers: new Headers(headers), body };
  } catch {
    return undefined;
  }
}
