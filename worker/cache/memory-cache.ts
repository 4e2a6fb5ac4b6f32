import type { KeptResponse } from "./cached-entry.ts";

/** Entries and bytes of bodies that one isolate keeps; it has 128 MB for everything. */
const MOST_ENTRIES = 1_000;
const MOST_BYTES = 24 * 1024 * 1024;

/** Copies in the memory of this isolate, bounded; the least recently used one goes first. */
export class MemoryCache {
  // A Map remembers the order in which its keys were set.
  #entries = new Map<string, KeptResponse>();
  #bytes = 0;

  get size(): number {
    return this.#entries.size;
  }

  /** Bytes of all bodies together. */
  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): KeptResponse | undefined {
    const kept = this.#entries.get(key);
    if (!kept) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, kept);
    return kept;
  }

  set(key: string, kept: KeptResponse): void {
    this.#delete(key);
    this.#entries.set(key, kept);
    this.#bytes += kept.body.byteLength;
    for (const oldest of this.#entries.keys()) {
      if (this.size <= MOST_ENTRIES && this.bytes <= MOST_BYTES) return;
      this.#delete(oldest);
    }
  }

  #delete(key: string): void {
    this.#bytes -= this.#entries.get(key)?.body.byteLength ?? 0;
    this.#entries.delete(key);
  }
}
