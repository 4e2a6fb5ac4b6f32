import { afterEach, beforeAll, beforeEach, vi } from "vitest";

export const SECOND = 1000;
export const DAY = 24 * 60 * 60 * SECOND;

/** Holds the clock in every test of a file, hours away from any midnight in Australia; timers run on. */
export function holdClock(): void {
  const hold = () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date().setUTCHours(2, 0, 0, 0) });
  };
  beforeAll(hold);
  beforeEach(hold);
  afterEach(() => {
    vi.useRealTimers();
  });
}

/** Lets so many milliseconds pass. */
export function pass(milliseconds: number): void {
  vi.setSystemTime(Date.now() + milliseconds);
}
