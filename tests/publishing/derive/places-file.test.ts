import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { ROOT } from "../../../scripts/run.ts";

const read = (file: string): Record<string, string>[] =>
  parse(readFileSync(path.join(ROOT, "seed", file)), { columns: true });

describe("the list of localities", () => {
  const rows = read("localities.csv");

  it("has names, states and postcodes, and points in Australia", () => {
    const states = [...read("states.csv").map(({ code }) => code), "OT"];
    const wrong = rows.filter(
      ({ locality = "", state, postcode = "", addresses, latitude, longitude }) =>
        !/^\p{L}[\p{L}\d '’().&/-]*$/u.test(locality) ||
        locality !== locality.trim() ||
        !states.includes(state) ||
        !/^\d{4}$/.test(postcode) ||
        !isWithin(addresses, 1, 1_000_000) ||
        !Number.isInteger(Number(addresses)) ||
        !isWithin(latitude, -44, -9) ||
        !isWithin(longitude, 96, 168),
    );
    expect(wrong).toEqual([]);
    expect(rows.length).toBeGreaterThan(15_000);
  });

  it("has each place once", () => {
    const keys = rows.map(({ locality, state, postcode }) => `${locality} ${state} ${postcode}`);
    const once = new Set<string>();
    expect(keys.filter((key) => once.size === once.add(key).size)).toEqual([]);
  });
});

function isWithin(text: string | undefined, least: number, most: number): boolean {
  return Boolean(text) && Number(text) >= least && Number(text) <= most;
}
