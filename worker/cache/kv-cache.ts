import pTimeout from "p-timeout";
import { type CachedEntry, fromBytes, toBytes } from "./cached-entry.ts";

/** Milliseconds after which a read counts as a miss. */
export const KV_TIMEOUT_MS = 250;
/** Seconds for which a location answers without the central store: the least that KV allows. */
const LOCAL_TTL_SECONDS = 30;
/** Seconds for which an entry is kept, so that there is a page to show when the database fails. */
const KEPT_SECONDS = 7 * 24 * 60 * 60;

/** The entry that another isolate or location stored; undefined if there is none, or KV fails or times out. */
export async function readEntry(kv: KVNamespace, key: string): Promise<CachedEntry | undefined> {
  try {
    const read = kv.get(key, { type: "arrayBuffer", cacheTtl: LOCAL_TTL_SECONDS });
    const bytes = await pTimeout(read, { milliseconds: KV_TIMEOUT_MS, message: false });
    return bytes ? fromBytes(new Uint8Array(bytes)) : undefined;
  } catch {
    return undefined;
  }
}

/** Gives the entry to all locations. A failure is logged: the site works without KV. */
export async function writeEntry(kv: KVNamespace, key: string, entry: CachedEntry): Promise<void> {
  try {
    await kv.put(key, toBytes(entry), { expirationTtl: KEPT_SECONDS });
  } catch (error) {
    const reason = error instanceof Error ? error.message : "unknown reason";
    console.warn(`A page could not be cached in KV: ${reason}`);
  }
}
