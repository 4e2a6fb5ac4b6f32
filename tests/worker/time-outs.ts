import { onTestFinished } from "vitest";

// The Worker gives up on what takes too long: D1 after 800 ms, KV after 250. On a busy machine a sound
// database can take as long. So no time-out ends in these tests unless a test is about one.

const { setTimeout: start, clearTimeout: clear } = globalThis;

/** The handle of a timer that does not run. */
const NEVER = 0 as unknown as ReturnType<typeof start>;

/** Milliseconds; timers of more than these never fire. */
let longest = 0;

/** Milliseconds after which data counts as late: long enough for a page to be sent without it. */
export const LATE_AFTER = 10;

/** Keeps every time-out from ending, from now on. */
export function holdTimeOuts(): void {
  const held = (callback: () => void, milliseconds = 0, ...given: []) =>
    milliseconds <= longest ? start(callback, milliseconds, ...given) : NEVER;
  const clearHeld = (timer: ReturnType<typeof start>) => timer !== NEVER && clear(timer);
  Object.assign(globalThis, { setTimeout: held, clearTimeout: clearHeld });
}

/** Lets time-outs of up to so many milliseconds end until the test does: all of them unless told. */
export function letTimeOutsEnd(most = Number.POSITIVE_INFINITY): void {
  longest = most;
  onTestFinished(() => {
    longest = 0;
  });
}

/** Never resolves. Rejects after a minute, so that a test that waits for it in vain fails. */
export function never(): Promise<never> {
  return new Promise((_, reject) => {
    start(() => reject(new Error("nobody stopped waiting")), 60_000);
  });
}
