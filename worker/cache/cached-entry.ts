/** A whole response as it is kept: the same bytes for everyone. */
export interface KeptResponse {
  status: number;
  headers: [name: string, value: string][];
  body: Uint8Array<ArrayBuffer>;
  /** When it was rendered, in milliseconds since 1970. */
  renderedAt: number;
  /** Seconds for which it is fresh. */
  freshFor: number;
  /** The dataset that it shows. */
  version: string;
}

/** Says which shape a stored copy has; anything else is not ours. */
const FORMAT = "kept-response/1";

type Head = Omit<KeptResponse, "body"> & { format: string; bytes: number };

/** As bytes: a line of JSON, then the body. */
export function toBytes({ body, ...kept }: KeptResponse): Uint8Array<ArrayBuffer> {
  const head: Head = { format: FORMAT, bytes: body.byteLength, ...kept };
  const line = new TextEncoder().encode(`${JSON.stringify(head)}\n`);
  const bytes = new Uint8Array(line.byteLength + body.byteLength);
  bytes.set(line);
  bytes.set(body, line.byteLength);
  return bytes;
}

/** The copy that bytes hold; undefined where they are cut off or not ours. */
export function fromBytes(bytes: Uint8Array<ArrayBuffer>): KeptResponse | undefined {
  const end = bytes.indexOf(10);
  if (end < 0) return undefined;
  try {
    const line = new TextDecoder().decode(bytes.subarray(0, end));
    const { format, bytes: length, ...kept } = JSON.parse(line) as Head;
    const body = bytes.slice(end + 1);
    return format === FORMAT && body.byteLength === length ? { ...kept, body } : undefined;
  } catch {
    return undefined;
  }
}

/** Why a response is what it is: how old a copy is, and where it came from. */
export interface Origin {
  from: "memory" | "kv" | "stale" | "miss";
  ageSeconds: number;
}

/** The copy as an answer; 304 without a body where the client has these bytes already. */
export function toResponse(kept: KeptResponse, request: Request, origin: Origin): Response {
  const headers = headersOf(kept);
  const tag = headers.get("ETag");
  const isKnown = tag && request.headers.get("If-None-Match")?.includes(tag);
  const response = isKnown
    ? new Response(null, { status: 304, headers })
    : new Response(kept.body, { status: kept.status, headers });
  response.headers.set("Age", String(origin.ageSeconds));
  response.headers.set("Server-Timing", `cache;desc="${origin.from}"`);
  return response;
}

// Made once for each copy: from a list it takes longer than all else that a copy's answer needs.
const madeHeaders = new WeakMap<KeptResponse, Headers>();

function headersOf(kept: KeptResponse): Headers {
  const headers = madeHeaders.get(kept) ?? new Headers(kept.headers);
  madeHeaders.set(kept, headers);
  return headers;
}

/** A weak entity tag, because the bytes are compressed on their way. */
export async function entityTag(body: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  const hex = [...digest.subarray(0, 12)].map((byte) => byte.toString(16).padStart(2, "0"));
  return `W/"${hex.join("")}"`;
}
