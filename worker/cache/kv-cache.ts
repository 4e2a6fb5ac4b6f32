import pTimeout from "p-timeout";
import { fromBytes, type KeptResponse, toBytes } from "./cached-entry.ts";

/** Milliseconds after which a read counts as a miss. */
export const PATIENCE = 250;
/** Seconds for which a location answers without asking the central store. The least that KV takes. */
const LOCAL_SECONDS = 30;
/** Seconds after which a copy is of no use to anybody. */
export const LONGEST_USE = 7 * 24 * 60 * 60;

/** The copy of another isolate or location; undefined where there is none, or KV fails or dawdles. */
export async function readCopy(kv: KVNamespace, key: string): Promise<KeptResponse | undefined> {
  try {
    const read = kv.get(key, { type: "arrayBuffer", cacheTtl: LOCAL_SECONDS });
    const bytes = await pTimeout(read, { milliseconds: PATIENCE, message: false });
    return bytes ? fromBytes(new Uint8Array(bytes)) : undefined;
  } catch {
    return undefined;
  }
}

/** Gives the copy to all locations; whether that works is nobody's worry now. */
export async function writeCopy(kv: KVNamespace, key: string, kept: KeptResponse): Promise<void> {
  try {
    await kv.put(key, toBytes(kept), { expirationTtl: LONGEST_USE });
  } catch (error) {
    console.warn(
      `A page was not kept in KV: ${error instanceof Error ? error.message : "unknown"}`,
    );
  }
}
