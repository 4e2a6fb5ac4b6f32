import pTimeout from "p-timeout";
import { currentDataset } from "../data/dataset.ts";
import { createStore } from "../data/store.ts";

/** Milliseconds for which an answer is believed, and after which it is asked for before anything. */
const BELIEVED = 15_000;
const TOO_OLD = 30_000;
/** Milliseconds that a visitor waits for it. */
const PATIENCE = 250;

/** The version of a database into which nothing was loaded yet. */
export const EMPTY = "";

/**
 * Which dataset is loaded, as far as this isolate knows: undefined before anybody could be asked.
 * One row is read every fifteen seconds at most.
 */
export class DataVersion {
  #version: string | undefined;
  #askedAt = Number.NEGATIVE_INFINITY;
  /** The question under way, where what is known is too old to be believed meanwhile. */
  #awaited: Promise<void> | undefined;
  #isOutage = false;

  /** Whether the database did not answer when it was last asked. */
  get isOutage(): boolean {
    return this.#isOutage || this.#version === undefined;
  }

  /** What a render has seen that began at this time; what was asked for later knows better. */
  saw(version: string, at: number): void {
    if (at < this.#askedAt) return;
    this.#version = version;
    this.#askedAt = at;
    this.#isOutage = false;
  }

  /** The version, at once where it was asked for not long ago. */
  now(
    env: Pick<Env, "DB">,
    ctx: ExecutionContext,
  ): string | undefined | Promise<string | undefined> {
    const age = Date.now() - this.#askedAt;
    if (age >= BELIEVED) {
      const asked = this.#ask(env);
      ctx.waitUntil(asked);
      if (age >= TOO_OLD) this.#awaited = asked;
    }
    return this.#awaited
      ? pTimeout(this.#awaited, { milliseconds: PATIENCE, message: false }).then(
          () => this.#version,
        )
      : this.#version;
  }

  async #ask(env: Pick<Env, "DB">): Promise<void> {
    // Set before the answer is there, so that others do not ask as well; a failure is not repeated
    // by every request either.
    const at = Date.now();
    this.#askedAt = at;
    try {
      this.saw((await currentDataset(createStore(env)))?.version ?? EMPTY, at);
    } catch {
      this.#isOutage = true;
    }
    this.#awaited = undefined;
  }
}
