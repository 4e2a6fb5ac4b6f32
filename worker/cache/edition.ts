import pTimeout from "p-timeout";
import { D1_TIMEOUT_MS } from "../data/connection.ts";
import { currentEdition } from "../data/dataset.ts";
import { dayIn } from "../data/local-day.ts";
import { createStore } from "../data/store.ts";
import type { CachedEntry } from "./cached-entry.ts";

/** Milliseconds for which the edition is trusted; after that it is read again in the background. */
const MAX_AGE_MS = 15_000;
/** The age in milliseconds at which requests begin to wait for the new edition. */
const MAX_STALE_MS = 30_000;
/** Milliseconds that a request waits for the edition, unless the database has been silent for `MAX_SILENCE_MS`. */
const TIMEOUT_MS = 250;
/** Milliseconds without an answer from the database after which pages show their age. */
export const MAX_SILENCE_MS = 10 * 60_000;

/**
 * The edition that the site shows, as far as this isolate knows. It never goes back, although a replica of the database
 * may lag behind. It costs at most one read every fifteen seconds, of one row.
 */
export class Edition {
  /** Undefined until the database or an entry has supplied it. */
  #number: number | undefined;
  #requestedAt = Number.NEGATIVE_INFINITY;
  #confirmedAt = Number.NEGATIVE_INFINITY;
  /** The read in progress, if the known edition is too old to use in the meantime. */
  #pending: Promise<void> | undefined;

  /** The known edition; undefined if there is none yet. */
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

  /** Records the edition that the database held at a time (in milliseconds since 1970), unless it is lower. */
  observe(edition: number, at: number): void {
    if (this.#number !== undefined && edition < this.#number) return;
    this.#number = edition;
    this.#confirmedAt = Math.max(at, this.#confirmedAt);
  }

  /** Reads the edition if it was not confirmed recently. Returns a promise if requests must wait for it. */
  refresh(env: Pick<Env, "DB">, ctx: ExecutionContext): Promise<unknown> | undefined {
    const now = Date.now();
    const age = now - Math.max(this.#requestedAt, this.#confirmedAt);
    if (age >= MAX_AGE_MS) {
      const reading = this.#read(env);
      ctx.waitUntil(reading);
      if (age >= MAX_STALE_MS) this.#pending = reading;
    }
    if (!this.#pending) return undefined;
    // Wait longer after a quiet spell, or a page would be called old only because the database was slow.
    const isSilent = now - this.#confirmedAt > MAX_SILENCE_MS;
    const milliseconds = isSilent ? D1_TIMEOUT_MS : TIMEOUT_MS;
    return pTimeout(this.#pending, { milliseconds, message: false });
  }

  async #read(env: Pick<Env, "DB">): Promise<void> {
    // Set this before the answer arrives, and even if it fails, so that other requests don't read it as well.
    const at = Date.now();
    this.#requestedAt = at;
    try {
      this.observe(await currentEdition(createStore(env)), at);
    } catch {
      // Keep the last known edition.
    }
    this.#pending = undefined;
  }
}
