/** A source of pseudo-random numbers that are the same on every run. */
export type Random = ReturnType<typeof random>;

/** Each key has its own sequence, so that a new city or yard does not change the others. */
export function random(key: string) {
  /** A number from 0 (inclusive) to 1 (exclusive). */
  const next = mulberry32(hash(key));
  /** A number from low (inclusive) to high (exclusive). */
  const between = (low: number, high: number) => low + next() * (high - low);
  /** A whole number from low to high, both inclusive. */
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1));
  return { next, between, whole };
}

/** FNV-1a, 32 bits. */
function hash(key: string): number {
  let bits = 0x811c9dc5;
  for (const character of key) {
    bits = Math.imul(bits ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return bits >>> 0;
}

function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}
