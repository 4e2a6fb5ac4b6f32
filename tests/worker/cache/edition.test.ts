import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { CachedEntry } from "../../../worker/cache/cached-entry.ts";
import { Edition } from "../../../worker/cache/edition.ts";
import { databaseThat } from "../database.ts";

const NOW = Date.parse("2026-11-24T02:00Z");
const SECOND = 1000;

const setClock = (at: number) => {
  vi.useFakeTimers({ toFake: ["Date"], now: at });
  onTestFinished(() => void vi.useRealTimers());
};

const entry = (edition: number, days: Record<string, string>, renderedAt = NOW - 60 * SECOND) =>
  ({ edition, days, renderedAt }) as CachedEntry;

describe("an entry", () => {
  const TODAY = { "Australia/Sydney": "2026-11-24", "Australia/Perth": "2026-11-24" };

  it.each<[string, CachedEntry, number | undefined]>([
    ["of this edition and of today is current as of the last answer", entry(7, TODAY), NOW - 20],
    ["rendered since then is current as of its rendering", entry(7, TODAY, NOW - 5), NOW - 5],
    ["of an earlier edition is not current", entry(6, TODAY), undefined],
    ["of a later one is not", entry(8, TODAY), undefined],
    [
      "is not where one of its days is over",
      entry(7, { ...TODAY, "Australia/Perth": "2026-11-23" }),
      undefined,
    ],
    ["without days is current on any", entry(7, {}), NOW - 20],
  ])("%s", (_, kept, asOf) => {
    setClock(NOW);
    const edition = new Edition();
    edition.observe(7, NOW - 20);
    expect(edition.currentAsOf(kept)).toBe(asOf);
  });
});

it("an edition never goes back, and neither does the time at which it was confirmed", () => {
  setClock(NOW);
  const edition = new Edition();
  expect(edition.number).toBeUndefined();
  edition.observe(7, NOW - 20);
  edition.observe(6, NOW - 10);
  const asOf = () => [edition.number, edition.currentAsOf(entry(edition.number!, {}))];
  expect(asOf()).toEqual([7, NOW - 20]);
  edition.observe(7, NOW - 10);
  expect(asOf()).toEqual([7, NOW - 10]);
  edition.observe(8, NOW - 30);
  expect(asOf()).toEqual([8, NOW - 10]);
});

describe("the edition is read from the database", () => {
  /** How often it is read, and if a request waits for it, so many milliseconds after the last time. */
  async function readsAt(ages: number[]) {
    setClock(NOW);
    let reads = 0;
    const DB = databaseThat(() => void reads++);
    const edition = new Edition();
    edition.observe(1, NOW);
    const waits: boolean[] = [];
    for (const age of ages) {
      vi.setSystemTime(NOW + age);
      const ctx = createExecutionContext();
      const waiting = edition.refresh({ ...env, DB }, ctx);
      waits.push(waiting !== undefined);
      await waiting;
      await waitOnExecutionContext(ctx);
    }
    return { reads, waits };
  }

  it.each([
    [[15 * SECOND - 1], 0, [false]],
    [[15 * SECOND], 1, [false]],
    [[30 * SECOND - 1], 1, [false]],
    [[30 * SECOND], 1, [true]],
    // Its age counts from the start of the read.
    [[16 * SECOND, 30 * SECOND, 31 * SECOND], 2, [false, false, false]],
  ])("after %j ms %i times; requests wait: %j", async (ages, reads, waits) => {
    expect(await readsAt(ages)).toEqual({ reads, waits });
  });
});
