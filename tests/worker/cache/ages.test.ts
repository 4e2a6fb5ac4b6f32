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

/** What a page says of itself: where it came from, and whether it says how old it is. */
const NEW = { from: "miss", isDated: false };
const CURRENT = { from: "memory", isDated: false };
const OLD = { from: "stale", isDated: true };

/** By the age of the cached entry, what a page shows while the database answers, and while it does not. */
const AGES = [
  ["nine minutes", 9 * MINUTE, CURRENT, CURRENT],
  ["eleven minutes", 11 * MINUTE, CURRENT, OLD],
  ["an hour", HOUR, CURRENT, OLD],
  // No midnight anywhere, whatever time zones other tests have asked for.
  ["a night", 7 * HOUR, CURRENT, OLD],
  ["eight days", 8 * DAY, NEW, OLD],
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
    expect({ status, from, isDated: text.includes(AS_OF) }).toEqual({ status: 200, ...expected });
    if (how === "answers") expect(Number(headers.get("age"))).toBe(0);
    else expect(Number(headers.get("age"))).toBe(age / SECOND);
  });
});
