import { expect, test } from "vitest";
import { newRecords } from "../../../publishing/apply/publish.ts";
import { readDataset, replace } from "../../../publishing/commands/database.ts";
import { type Data, real, toCsv, writeFolder } from "../data-folder.ts";
import { placedTarget } from "../sqlite-target.ts";
import { copper, withLedger } from "./ledger.ts";

test("each publication adds what it says, and what was shown before", () =>
  withLedger(async ({ publish, observed, months, publications, previous, count }) => {
    // What another city paid before is none of it.
    const said = (min: string, max: string, day: string) => (data: Data) => {
      copper(min, max, day)(data);
      Object.assign(data.prices[2]!, { min: "7", max: "8", checked_on: "2026-10-01" });
    };
    await publish(said("10", "11", "2026-10-30"));
    expect(await previous()).toEqual(["  "]);
    await publish(said("10.40", "11.40", "2026-11-03"));
    await publish(said("10.40", "11.40", "2026-11-10"));
    expect(await observed()).toEqual([
      "2026-10-30 1000 1100",
      "2026-11-03 1040 1140",
      "2026-11-10 1040 1140",
    ]);
    expect(await months()).toEqual(["2026-10 1000 1100 1050 1", "2026-11 1040 1140 1090 2"]);
    expect(await publications()).toEqual(["1 0 2 0", "2 1 1 0", "3 2 0 1"]);
    expect(await previous()).toEqual(["2026-11-03 1040 1140"]);

    const before = await count();
    expect(await publish(said("10.40", "11.40", "2026-11-10"))).toBe(false);
    expect(await count()).toBe(before);
  }));

test("a month that is touched again keeps its last day", () =>
  withLedger(async ({ publish, months }) => {
    // A city without other months would be counted as new, and get all of them.
    await publish(copper("10", "11", "2026-09-30"));
    await publish(copper("10", "11", "2026-10-30"));
    await publish(copper("12", "13", "2026-10-31"));
    expect(await months()).toEqual(["2026-09 1000 1100 1050 1", "2026-10 1000 1300 1150 2"]);
  }));

test("a correction of the same day counts, and what it corrects stays on record", () =>
  withLedger(async ({ publish, observed, months, publications, count }) => {
    await publish(copper("107.10", "110", "2026-11-18"));
    const before = await count();
    await publish(copper("10.71", "11", "2026-11-18"));
    expect(await observed()).toEqual(["2026-11-18 1071 1100"]);
    expect(await months()).toEqual(["2026-11 1071 1100 1085.5 1"]);
    expect(await count()).toBe(before + 1);
    // The upper end alone is a correction, too.
    await publish(copper("10.71", "12", "2026-11-18"));
    expect(await observed()).toEqual(["2026-11-18 1071 1200"]);
    expect((await publications()).at(-1)).toBe("3 2 1 0");
  }));

test("a price checked on an earlier day withdraws what was recorded for later", () =>
  withLedger(async ({ publish, observed, months, changes, publications, count }) => {
    await publish(copper("10", "11", "2026-11-03"));
    await publish(copper("107", "111", "2026-11-18"));
    await publish(copper("10", "11", "2026-11-03"));
    expect(await observed()).toEqual(["2026-11-03 1000 1100", "2026-11-18  "]);
    expect(await months()).toEqual(["2026-11 1000 1100 1050 1"]);
    expect((await changes()).at(-1)).toBe("3 2026-11-18 10700 11100  ");
    // It is withdrawn once, whatever else is published.
    const before = await count();
    const inHobartToo = (change: (data: Data) => void) => (data: Data) => {
      change(data);
      Object.assign(data.prices[2]!, { min: "1", max: "2" });
    };
    await publish(inHobartToo(copper("10", "11", "2026-11-03")));
    expect(await count()).toBe(before + 1);
    // Another amount on an earlier day is one change, with what it withdraws.
    await publish(inHobartToo(copper("12", "13", "2026-11-02")));
    expect((await changes()).slice(-2)).toEqual([
      ...["5 2026-11-02 1000 1100 1200 1300", "5 2026-11-03 1000 1100  "],
    ]);
    expect((await publications()).at(-1)).toBe("5 4 1 0");
  }));

test("a rollback withdraws what later publications added, other cities' prices too", () =>
  withLedger(async ({ publish, national, months }) => {
    await publish(copper("10", "11", "2026-11-03"));
    const before = [await national(), await months()];
    await publish((data) => {
      copper("107", "111", "2026-11-03")(data);
      Object.assign(data.prices[2] as object, { min: "1", max: "2" });
    });
    expect(await national()).not.toEqual(before[0]);
    await publish(copper("10", "11", "2026-11-03"), {}, 1);
    expect([await national(), await months()]).toEqual(before);
  }));

test("sample and real never mix", () =>
  withLedger(async ({ publish, observed, months, national, previous }) => {
    await publish(copper("10", "11", "2026-10-03"));
    await publish((data) => {
      copper("12", "13", "2026-11-03")(data);
      real(data);
    });
    expect(await observed()).toEqual(["2026-11-03 1200 1300"]);
    expect(await months()).toEqual(["2026-11 1200 1300 1250 1"]);
    expect(await national()).toEqual(["2026-11 1200 1300 1250 1 1"]);
    expect(await previous()).toEqual(["  "]);
    await publish(copper("10", "11", "2026-10-04"));
    expect(await months()).toEqual(["2026-10 1000 1100 1050 2"]);
  }));

test("records from elsewhere are added once", () =>
  withLedger(async ({ publish, observed, months, publications, count }) => {
    const record = { city_slug: "sydney", material_slug: "copper", min: "9", max: "10" };
    const withRecords = (...rows: Record<string, string>[]) =>
      publish(copper("10", "11", "2026-11-03"), {
        "price_history.csv": toCsv(rows.map((row) => ({ ...record, ...row }))),
      });
    const both = [{ checked_on: "2025-06-01" }, { checked_on: "2025-06-08", max: "12" }];
    await publish(copper("10", "11", "2026-11-03"));
    expect(await withRecords(...both)).toBe(true);
    expect(await observed()).toEqual([
      ...["2025-06-01 900 1000", "2025-06-08 900 1200", "2026-11-03 1000 1100"],
    ]);
    expect((await months())[0]).toBe("2025-06 900 1200 1000 2");
    expect(await publications()).toEqual(["1 0 1 0", "2 1 0 0"]);
    const before = await count();
    expect(await withRecords(...both)).toBe(false);
    expect(await count()).toBe(before);
    // One end that differs makes another record.
    await withRecords({ checked_on: "2025-06-01", max: "11" });
    expect((await observed())[0]).toBe("2025-06-01 900 1100");
    await withRecords({ checked_on: "2025-06-01", min: "8", max: "11" });
    expect((await observed())[0]).toBe("2025-06-01 800 1100");
  }));

test("records from elsewhere are counted, however many there are", async () => {
  const target = placedTarget();
  await replace(target, readDataset(writeFolder()));
  // More than one statement holds.
  const records = Array.from({ length: 3_000 }, (_, i) => ({
    ...{ cityId: 13, materialId: 1, checkedOn: `${2000 + (i % 20)}-01-01` },
    ...{ minCents: 800 + i, maxCents: 5_000 },
  }));
  expect(await newRecords(target, records, true)).toBe(3_000);
});
