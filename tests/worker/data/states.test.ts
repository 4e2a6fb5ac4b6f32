import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { allStates } from "../../../worker/data/states.ts";
import { createStore } from "../../../worker/data/store.ts";
import { changed, valuesOf } from "../database.ts";

const store = createStore(env);
const codes = async () => (await allStates(store)).map(({ code }) => code);

describe("all states", () => {
  it("have their names, their rules in short and their regulators", async () => {
    const states = await allStates(store);
    expect(states.map(({ code }) => code).toSorted()).toEqual(await valuesOf("states", "code"));
    expect(states).toContainEqual({
      code: "QLD",
      name: "Queensland",
      cash: "Treat as banned: ask the regulator",
      disposalNotice: "14 days",
      regulator: "Office of Fair Trading Queensland",
      regulatorUrl: expect.stringMatching(/^https:/),
    });
  });

  it("are in the order of their rows in the file", async () => {
    const before = await codes();
    expect(before).toEqual(["NSW", "VIC", "QLD", "WA", "SA", "TAS", "NT", "ACT"]);
    await changed("states", "update states set position = 1000 - position");
    expect(await codes()).toEqual(before.toReversed());
  });

  it("are in the order of their codes, without rules, until these have been published", async () => {
    await changed("states", "update states set position = 0, cash = null, disposal_notice = null");
    expect(await codes()).toEqual((await codes()).toSorted());
    expect((await allStates(store))[0]).toMatchObject({ cash: null, disposalNotice: null });
  });
});
