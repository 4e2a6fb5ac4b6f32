import pTimeout from "p-timeout";
import { D1_TIMEOUT_MS } from "../data/connection.ts";
import { currentEdition } from "../data/dataset.ts";
import { dayIn } from "../data/local-day.ts";
import { createStore } from "../data/store.ts";
import type { CachedEntry } from "./cached-entry.ts";

/** Milliseconds for which the edition is trusted. After that it is read again while requests carry on. */
const MAX_AGE_MS = 15_000;
/** Age in milliseconds from which requests wait for the new one. */
const MAX_STALE_MS = 30_000;
/** Milliseconds that a request waits for it, unless the database has been silent for `MAX_SILENCE_MS`. */
const TIMEOUT_MS = 250;
/** Milliseconds of the database's silence after which pages say how old they are. */
export const MAX_SILENCE_MS = 10 * 60_000;

/**
 * The edition that the site shows, as far as this isolate knows. It never goes back: a replica
 * of the database may lag behind. One row is read every fifteen seconds at most.
 */
export class Edition {
  /** Undefined until the database or an entry has named one. */
  #number: number | undefined;
  #requestedAt = Number.NEGATIVE_INFINITY;
  #confirmedAt = Number.NEGATIVE_INFINITY;
  /** The read in progress, if the known edition is too old to be used meanwhile. */
  #pending: Promise<void> | undefined;

  /** Undefined if it is not known. */
  get number(): number | undefined {
    return this.#number;
  }

  /**
   * The last moment at which an entry was known to be current, in milliseconds since 1970; undefined if it shows
   * another edition or another day.
   */
  currentAsOf({ edition, days, renderedAt }: CachedEntry): number | undefined {
    if (edition !== this.#number) return undefined;
    const now = Date.now();
    const isToday = Object.entries(days).every(([timeZone, day]) => dayIn(timeZone, now) === day);
    return isToday ? Math.max(renderedAt, this.#confirmedAt) : undefined;
  }

  /** Notes the edition that the database named at this time (milliseconds since 1970), unless it is lower. */
  observe(edition: number, at: number): void {
    if (this.#number !== undefined && edition < this.#number) return;
    this.#number = edition;
    this.#confirmedAt = Math.max(at, this.#confirmedAt);
  }

  /** Reads the edition if it was not confirmed recently. Returns a promise if requests have to wait for it. */
  refresh(env: Pick<Env, "DB">, ctx: ExecutionContext): Promise<unknown> | undefined {
    const now = Date.now();
    const age = now - Math.max(this.#requestedAt, this.#confirmedAt);
    if (age >= MAX_AGE_MS) {
      const reading = this.#read(env);
      ctx.waitUntil(reading);
      if (age >= MAX_STALE_MS) this.#pending = reading;
    }
    if (!this.#pending) return undefined;
    // After a quiet spell a page would be called old only because the database takes its time.
    const isSilent = now - this.#confirmedAt > MAX_SILENCE_MS;
    const milliseconds = isSilent ? D1_TIMEOUT_MS : TIMEOUT_MS;
    return pTimeout(this.#pending, { milliseconds, message: false });
  }

  async #read(env: Pick<Env, "DB">): Promise<void> {
    // Set before the answer arrives, so that other requests do not read it as well; after a failure, too.
    const at = Date.now();
    this.#requestedAt = at;
    try {
      this.observe(await currentEdition(createStore(env)), at);
    } catch {
      // The last known one counts.
    }
    this.#pending = undefined;
  }
}
