import { currentDataset } from "./data/dataset.ts";
import { createStore } from "./data/store.ts";

/** Milliseconds for which an answer is believed, and after which it is asked for before anything. */
const BELIEVED = 15_000;
const TOO_OLD = 30_000;
/** Milliseconds that a visitor waits for it. */
const PATIENCE = 250;

/**
 * Which dataset is loaded, as far as this isolate knows: undefined before anybody could be asked.
 * One row is read every fifteen seconds at most.
 */
export class DataVersion {
  #version: string | undefined;
  #askedAt = Number.NEGATIVE_INFINITY;

  /** What a render has seen. */
  saw(version: string, at: number): void {
    this.#version = version;
    this.#askedAt = at;
  }

  /** The version, at once where it was asked for not long ago. */
  now(
    env: Pick<Env, "DB">,
    ctx: ExecutionContext,
  ): string | undefined | Promise<string | undefined> {
    const age = Date.now() - this.#askedAt;
    if (age < BELIEVED) return this.#version;
    const asked = this.#ask(env);
    ctx.waitUntil(asked);
    return age < TOO_OLD ? this.#version : this.#atMost(asked);
  }

  async #ask(env: Pick<Env, "DB">): Promise<void> {
    // Set before the answer is there, so that others do not ask as well; a failure is not repeated
    // by every request either.
    const at = Date.now();
    this.#askedAt = at;
    const found = await currentDataset(createStore(env)).catch(() => undefined);
    if (found) this.saw(found.version, at);
  }

  async #atMost(asked: Promise<void>): Promise<string | undefined> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const overrun = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, PATIENCE);
    });
    await Promise.race([asked, overrun]);
    clearTimeout(timer);
    return this.#version;
  }
}
