import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { allStates } from "../../../worker/data/states.ts";
import { createStore } from "../../../worker/data/store.ts";
import { changed } from "../database.ts";

const store = createStore(env);
const codes = async () => (await allStates(store)).map(({ code }) => code);

describe("all states", () => {
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
