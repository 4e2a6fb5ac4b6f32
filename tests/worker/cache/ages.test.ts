import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { emptyNamespace, faultyDatabase } from "../bindings.ts";
import { quietErrors } from "../database.ts";
import { letTimeOutsEnd } from "../time-outs.ts";
import { DAY, holdClock, pass, SECOND } from "./clock.ts";
import { AS_OF, isolate } from "./isolate.ts";

holdClock();

const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const DATABASES = [
  ["answers", () => env.DB],
  ["fails", () => faultyDatabase("rejects")],
  ["hangs", () => faultyDatabase("hangs")],
] as const;

/** What a page says of itself. */
interface Shown {
  status: number;
  /** Where it came from. */
  from: string;
  /** Whether it says how old it is; a failing database is known at once, a hanging one is not. */
  isDated?: boolean;
}

const NEW: Shown = { status: 200, from: "miss", isDated: false };
const AT_ONCE: Shown = { status: 200, from: "stale", isDated: false };
const AT_ONCE_IN_OUTAGE: Shown = { status: 200, from: "stale" };
const OLD: Shown = { status: 200, from: "stale", isDated: true };

/** By the age of the cached entry, what a page shows while the database answers, and while it does not. */
const AGES = [
  ["nine minutes", 9 * MINUTE, AT_ONCE, AT_ONCE_IN_OUTAGE],
  ["an hour", HOUR, NEW, OLD],
  ["a night", 10 * HOUR, NEW, OLD],
  ["eight days", 8 * DAY, NEW, undefined],
] as const;

describe.each(DATABASES)("when the database %s", (how, DB) => {
  it.each(AGES)("an entry that is %s old", async (_, age, well, ill) => {
    if (how !== "answers") quietErrors();
    const kv = emptyNamespace();
    await isolate(kv()).get("/sydney/");
    const { get } = isolate(kv());
    await get("/sydney/");
    letTimeOutsEnd();
    pass(age);
    const { status, from, text, headers } = await get("/sydney/", { DB: DB() });
    const expected = how === "answers" ? well : ill;
    if (!expected) {
      expect(status).toBe(503);
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
      return;
    }
    expect({ status, from, isDated: text.includes(AS_OF) }).toMatchObject(expected);
    if (expected.from === "miss") expect(Number(headers.get("age") ?? 0)).toBe(0);
  });
});
