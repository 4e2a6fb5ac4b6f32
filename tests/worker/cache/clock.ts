import { afterEach, beforeEach, vi } from "vitest";

export const SECOND = 1000;
export const DAY = 24 * 60 * 60 * SECOND;

/** Holds the clock in every test of a file; timers run on. */
export function holdClock(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

/** Lets so many milliseconds pass. */
export function pass(milliseconds: number): void {
  vi.setSystemTime(Date.now() + milliseconds);
}
