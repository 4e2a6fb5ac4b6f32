import pTimeout from "p-timeout";
import { currentVersion } from "../data/dataset.ts";
import { createStore } from "../data/store.ts";

/** Milliseconds for which the version is trusted; after that it is read again while requests carry on. */
const MAX_AGE_MS = 15_000;
/** Age in milliseconds from which requests wait for the answer. */
const MAX_STALE_MS = 30_000;
/** Milliseconds that a request waits for it. */
const TIMEOUT_MS = 250;

type Bindings = Pick<Env, "DB">;

/**
 * Which dataset is loaded, as far as this isolate knows: undefined until the database has answered. One row
 * is read every fifteen seconds at most.
 */
export class DatasetVersion {
  #version: string | undefined;
  #askedAt = Number.NEGATIVE_INFINITY;
  /** The read in progress, if the known version is too old to be used meanwhile. */
  #pending: Promise<void> | undefined;
  #isOutage = false;

  /** Whether the database did not answer when it was last asked. */
  get isOutage(): boolean {
    return this.#isOutage || this.#version === undefined;
  }

  /** Notes the version read by a rendering that began at this time (milliseconds since 1970). */
  observe(version: string, at: number): void {
    if (at < this.#askedAt) return;
    this.#version = version;
    this.#askedAt = at;
    this.#isOutage = false;
  }

  /** The version; at once if it was read recently. */
  get(env: Bindings, ctx: ExecutionContext): string | undefined | Promise<string | undefined> {
    const age = Date.now() - this.#askedAt;
    if (age >= MAX_AGE_MS) {
      const asked = this.#ask(env);
      ctx.waitUntil(asked);
      if (age >= MAX_STALE_MS) this.#pending = asked;
    }
    if (!this.#pending) return this.#version;
    const wait = pTimeout(this.#pending, { milliseconds: TIMEOUT_MS, message: false });
    return wait.then(() => this.#version);
  }

  async #ask(env: Bindings): Promise<void> {
    // Set before the answer arrives, so that other requests do not ask as well; after a failure, too.
    const at = Date.now();
    this.#askedAt = at;
    try {
      this.observe(await currentVersion(createStore(env)), at);
    } catch {
      this.#isOutage = true;
    }
    this.#pending = undefined;
  }
}
