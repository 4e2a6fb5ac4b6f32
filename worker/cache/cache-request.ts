import type { SiteHandler } from "../rendering/rendering.ts";
import type { Place } from "./cache-key.ts";
import type { KeptResponse } from "./cached-entry.ts";
import { DataVersion } from "./dataset-version.ts";
import { MemoryCache } from "./memory-cache.ts";

/** What one isolate knows in front of one namespace. */
export class Known {
  readonly memory = new MemoryCache();
  readonly version = new DataVersion();
  /** Renderings under way; each ends with a copy for everybody who asks meanwhile, or with none. */
  readonly flights = new Map<string, Promise<KeptResponse | undefined>>();
  /** When a copy was last to be made anew in vain; forgotten with the copy. */
  readonly failedAt = new WeakMap<KeptResponse, number>();
}

/** One request, and where its answer is kept. */
export interface Visit extends Place {
  request: Request;
  env: Env;
  ctx: ExecutionContext;
  known: Known;
  site: SiteHandler;
}

/** Milliseconds that a visitor waits for what somebody else has asked for already. */
export const QUEUE = 1_100;
