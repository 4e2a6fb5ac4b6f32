import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { createStore } from "../../../worker/data/store.ts";
import { yardsNamed, yardsWith } from "../../../worker/search/yards.ts";

const store = () => createStore(env);
const names = (yards: { name: string }[]) => yards.map(({ name }) => name);

describe("yards for what was typed so far", () => {
  it("are the first four by name, each with its city", async () => {
    const found = await yardsWith(store(), "metal");
    expect(found).toHaveLength(4);
    expect(names(found)).toEqual(names(found).toSorted());
  });

  it("have what was typed in their name, city or address in any case, from three letters on", async () => {
    expect(await yardsWith(store(), "gap")).not.toEqual([]);
    expect(await yardsWith(store(), "BLUEGUM flat")).toContainEqual(
      expect.objectContaining({ name: "Bluegum Flat Metals", cityName: "Adelaide", state: "SA" }),
    );
    expect(await yardsWith(store(), "penrith")).toContainEqual(
      expect.objectContaining({ name: "Bluegum Gap Metal Recycling", cityName: "Sydney" }),
    );
  });

  it.each(["", "cu", "🦘", "Unobtainium", '"', "* OR *", "x".repeat(100)])(
    "%j finds none",
    async (text) => {
      expect(await yardsWith(store(), text)).toEqual([]);
    },
  );
});

describe("the yards of a name", () => {
  it("are those of just this name, in any case", async () => {
    expect(names(await yardsNamed(store(), "bluegum flat METALS"))).toEqual([
      "Bluegum Flat Metals",
    ]);
  });

  it.each(["Bluegum Flat", "metal", "Adelaide", ""])("%j is the name of none", async (text) => {
    expect(await yardsNamed(store(), text)).toEqual([]);
  });
});
