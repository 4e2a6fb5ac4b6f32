import { expect, test } from "vitest";
import { type Data, real, toCsv } from "../data-folder.ts";
import { copper, withLedger, withoutCopper } from "./ledger.ts";

/** Several changes of the same folder. */
const all =
  (...changes: ((data: Data) => void)[]) =>
  (data: Data) => {
    for (const change of changes) change(data);
  };

const on = (published_on: string) => (data: Data) =>
  void Object.assign(data.dataset[0]!, { published_on });

test("a price whose row is gone is on record as gone from the day of the publication, once", () =>
  withLedger(async ({ publish, observed, changes, months, publications }) => {
    // Other prices of the same day stay.
    const others = (data: Data) => {
      for (const price of data.prices.slice(-2))
        Object.assign(price, { min: "2", max: "3", checked_on: "2026-11-03" });
    };
    await publish(all(others, copper("10", "11", "2026-11-03")));
    await publish(all(others, withoutCopper()));
    expect(await observed()).toEqual(["2026-11-03 1000 1100", "2026-11-20 0 0"]);
    expect(await changes()).toEqual(["1 2026-11-03   1000 1100", "2 2026-11-20 1000 1100 0 0"]);
    expect(await months()).toEqual(["2026-11 1000 1100 1050 1"]);

    expect(await publish(all(others, withoutCopper()))).toBe(false);
    expect(await publish(all(others, withoutCopper("2026-11-21")))).toBe(true);
    expect(await observed()).toHaveLength(2);
    expect(await publications()).toEqual(["1 0 3 0", "2 1 1 0", "3 2 0 0"]);
  }));

test("it is gone from its last observation on if that is later than the publication", () =>
  withLedger(async ({ publish, observed, months }) => {
    await publish(copper("10", "11", "2026-11-18"));
    await publish(withoutCopper("2026-11-17"));
    expect(await observed()).toEqual(["2026-11-18 0 0"]);
    expect(await months()).toEqual([]);
  }));

test.each([
  ["of the same day", "2026-11-03", ["2026-11-03 1000 1100", "2026-11-20  "]],
  ["checked before it was gone", "2026-11-10", ["2026-11-10 1000 1100", "2026-11-20  "]],
  ["checked on that day", "2026-11-20", ["2026-11-20 1000 1100"]],
  ["checked later", "2026-11-27", ["2026-11-20 0 0", "2026-11-27 1000 1100"]],
])("a price that is back, %s, is one change, recorded once", (_, day, latest) =>
  withLedger(async ({ publish, observed, changes, publications }) => {
    await publish(copper("10", "11", "2026-11-03"));
    await publish(withoutCopper());
    const back = all(copper("10", "11", day), on("2026-11-27"));
    await publish(back);
    const first = day === "2026-11-03" ? [] : ["2026-11-03 1000 1100"];
    expect(await observed()).toEqual([...first, ...latest]);
    expect((await changes()).slice(2)).toEqual([`3 ${day} 0 0 1000 1100`]);
    expect(await publish(back)).toBe(false);
    await publish(all(back, on("2026-11-28")));
    expect(await observed()).toEqual([...first, ...latest]);
    expect(await publications()).toEqual(["1 0 1 0", "2 1 1 0", "3 2 1 0", "4 3 0 0"]);
  }),
);

test("a rollback brings a price back that was gone, and takes one away that was not there", () =>
  withLedger(async ({ publish, observed, months, national, changes }) => {
    await publish(copper("10", "11", "2026-11-03"));
    const before = [await observed(), await months(), await national()];
    await publish(withoutCopper());
    const without = [await observed(), await months(), await national()];
    await publish(copper("10", "11", "2026-11-03"), {}, 1);
    expect((await changes()).slice(2)).toEqual(["3 2026-11-03 0 0 1000 1100"]);
    expect((await observed()).filter((row) => !row.endsWith("  "))).toEqual(before[0]);
    expect([await months(), await national()]).toEqual(before.slice(1));
    await publish(withoutCopper(), {}, 2);
    expect([await observed(), await months(), await national()]).toEqual(without);
    await publish(copper("12", "13", "2026-11-25"));
    await publish(withoutCopper(), {}, 2);
    expect((await observed()).filter((row) => !row.endsWith("  "))).toEqual(without[0]);
  }));

test("a price that a rollback withdraws is not gone as well", () =>
  withLedger(async ({ publish, observed, changes }) => {
    await publish(withoutCopper());
    await publish(copper("10", "11", "2026-11-03"));
    await publish(withoutCopper(), {}, 1);
    expect(await observed()).toEqual(["2026-11-03  "]);
    expect((await changes()).slice(1)).toEqual(["3 2026-11-03 1000 1100  "]);
  }));

test("no price, again none, and then no row, is no change, and no price that was checked", () =>
  withLedger(async ({ publish, observed, publications, previous }) => {
    await publish(copper("10", "11", "2026-11-03"));
    await publish(copper("0", "0", "2026-11-10"));
    await publish(copper("0", "0", "2026-11-12"));
    await publish(withoutCopper());
    const gone = ["2026-11-10 0 0", "2026-11-12 0 0"];
    expect(await observed()).toEqual(["2026-11-03 1000 1100", ...gone]);
    expect(await publications()).toEqual(["1 0 1 0", "2 1 1 0", "3 2 0 0", "4 3 0 0"]);
    // Before a price that is back comes the last one that there was.
    await publish(copper("12", "13", "2026-11-17"));
    expect(await previous()).toEqual(["2026-11-03 1000 1100"]);
  }));

/** A file of records from elsewhere, with copper in Sydney on a day. */
const record = (checked_on: string) => ({
  "price_history.csv": toCsv([
    { city_slug: "sydney", material_slug: "copper", min: "9", max: "10", checked_on },
  ]),
});

test("a price that was only ever a record from elsewhere is not gone", () =>
  withLedger(async ({ publish, observed, publications }) => {
    await publish(withoutCopper(), record("2025-06-01"));
    await publish(withoutCopper("2026-11-21"));
    expect(await observed()).toEqual(["2025-06-01 900 1000"]);
    expect(await publications()).toEqual(["1 0 0 0", "2 1 0 0"]);
  }));

test("a record from elsewhere of the day on which a price is gone changes nothing, ever", () =>
  withLedger(async ({ publish, observed }) => {
    await publish(copper("10", "11", "2026-11-03"));
    await publish(withoutCopper(), record("2026-11-20"));
    expect(await observed()).toEqual(["2026-11-03 1000 1100", "2026-11-20 0 0"]);
    expect(await publish(withoutCopper(), record("2026-11-20"))).toBe(false);
  }));

test("a price of the sample is not gone because the real data has none, nor the other way round", () =>
  withLedger(async ({ publish, observed, months }) => {
    await publish(copper("10", "11", "2026-11-03"));
    await publish(all(withoutCopper(), real));
    expect(await observed()).toEqual([]);
    await publish(all(copper("12", "13", "2026-11-04"), real));
    await publish(copper("10", "11", "2026-11-03"));
    expect(await observed()).toEqual(["2026-11-03 1000 1100"]);
    await publish(all(withoutCopper(), real));
    expect(await observed()).toEqual(["2026-11-04 1200 1300", "2026-11-20 0 0"]);
    expect(await months()).toEqual(["2026-11 1200 1300 1250 1"]);
  }));

test("a city that is removed counts in no month, and in all of its months when it is back", () =>
  withLedger(async ({ publish, observed, months, national, publications }) => {
    const hobart = (min: string, max: string, checked_on: string) => (data: Data) =>
      void Object.assign(data.prices.at(-1)!, { min, max, checked_on });
    const withoutSydney = all(withoutCopper(), (data) => {
      data.cities.splice(0, 1);
      data.prices.splice(0, 1);
      data.scrap_yards = data.scrap_yards.filter(({ city_slug }) => city_slug !== "sydney");
    });
    await publish(all(copper("10", "11", "2026-10-03"), hobart("6", "7", "2026-10-04")));
    await publish(all(copper("12", "13", "2026-11-03"), hobart("6", "7", "2026-10-04")));
    const before = [await months(), await national()];
    expect(before[1]).toEqual(["2026-10 600 1100 850 2 2", "2026-11 1200 1300 1250 1 1"]);

    await publish(all(withoutSydney, hobart("6", "7", "2026-10-04")));
    expect(await months()).toEqual([]);
    expect(await national()).toEqual(["2026-10 600 700 650 1 1"]);
    expect(await observed()).toContain("2026-11-20 0 0");
    expect((await publications()).at(-1)).toBe("3 2 1 0");

    await publish(all(copper("12", "13", "2026-11-03"), hobart("6", "7", "2026-10-04")));
    expect([await months(), await national()]).toEqual(before);
  }));
