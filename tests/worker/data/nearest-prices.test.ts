import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { cityBySlug } from "../../../worker/data/cities.ts";
import { nearestCityWithPrices, nearestPrices } from "../../../worker/data/nearest-prices.ts";
import { pricesInCity } from "../../../worker/data/prices.ts";
import { createStore } from "../../../worker/data/store.ts";
import { changed } from "../database.ts";

const store = createStore(env);
const nearestTo = async (slug: string) => nearestPrices(store, (await cityBySlug(store, slug))!);

describe("the nearest prices", () => {
  it("are those of Darwin for Katherine, which has none itself", async () => {
    const found = await nearestTo("katherine");
    expect(found?.city).toMatchObject({ name: "Darwin", slug: "darwin", state: "NT" });
    expect(found?.distance).toBeCloseTo(272, -1);
    expect(found?.prices).toEqual(
      expect.arrayContaining((await pricesInCity(store, found!.city.id))!),
    );
  });

  it("are a city's own where it has some", async () => {
    const found = await nearestTo("perth");
    expect(found).toMatchObject({ city: { slug: "perth" }, distance: 0 });
  });

  it("are those of the nearest by kilometres: a degree of longitude is shorter than one of latitude", async () => {
    const horsham = (await cityBySlug(store, "horsham"))!;
    expect((await nearestPrices(store, horsham))?.city.slug).toBe("ballarat");
    expect((await nearestCityWithPrices(store, horsham))?.slug).toBe("ballarat");
  });

  it("are those of the same side of Bass Strait, although Geelong is a little nearer to King Island", async () => {
    const [kingIsland, wilsonsPromontory] = [
      { lat: -39.94, lon: 143.95 },
      { lat: -39.13, lon: 146.42 },
    ];
    expect((await nearestCityWithPrices(store, kingIsland))?.slug).toBe("burnie");
    expect((await nearestCityWithPrices(store, wilsonsPromontory))?.slug).toBe("traralgon");
  });

  it("are nobody's where no city has a price", async () => {
    await changed("prices", "update prices set min_cents = 0, max_cents = 0");
    expect(await nearestTo("katherine")).toBeUndefined();
  });
});
