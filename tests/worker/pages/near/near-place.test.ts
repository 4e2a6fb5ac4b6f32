import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { nearPlace } from "../../../../app/near/near-place.ts";
import { createStore } from "../../../../worker/data/store.ts";

const found = (text: string) => nearPlace(createStore(env), text);

it.each(["Richmond", "richmond", "Richmond VIC", "Richmond VIC 3121", "3121 Richmond"])(
  "the place %s lists the others of its name, and none with a similar name",
  async (text) => {
    const place = await found(text);
    expect(place).toMatchObject({ label: "Richmond VIC 3121", address: "Richmond VIC 3121" });
    expect(place?.others).not.toContain("Richmond VIC 3121");
    expect(place?.others).toContain("Richmond TAS 7025");
    expect(place?.others.every((other) => other.startsWith("Richmond "))).toBe(true);
    expect(place?.others.length).toBeLessThanOrEqual(6);
  },
);

it("a place lists six others of its name at most", async () => {
  expect((await found("Springfield"))?.others).toHaveLength(6);
});

it("a postcode names one of its places, and a position is its own address", async () => {
  expect(await found("3121")).toMatchObject({ label: expect.stringMatching(/ 3121$/), others: [] });
  const position = { label: null, address: "-33.87,151.21", others: [], origin: { place: null } };
  expect(await found("-33.87,151.21")).toMatchObject(position);
});

it("a text that names no place gets a reason and at most three similar names", async () => {
  expect(await found("")).toBeUndefined();
  expect(await found("51.5,-0.1")).toEqual({
    origin: null,
    failure: "That location is not in Australia.",
    others: [],
  });
  const slip = await found("Dubboo");
  expect(slip).toMatchObject({ origin: null, failure: "We don’t know a place called “Dubboo”." });
  expect(slip?.others).toContain("Dubbo NSW 2830");
  expect(slip?.others.length).toBeLessThanOrEqual(3);
});
