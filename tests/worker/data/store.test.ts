import { describe, expect, it, onTestFinished, vi } from "vitest";
import { StatementError } from "../../../worker/data/connection.ts";
import { currentDataset } from "../../../worker/data/dataset.ts";
import { materialSlugFor } from "../../../worker/data/materials.ts";
import { nearestPrices } from "../../../worker/data/nearest-prices.ts";
import { cityBySlug } from "../../../worker/data/places/cities.ts";
import { createStore, DatabaseError, read } from "../../../worker/data/store.ts";
import { worldPrices } from "../../../worker/data/world-prices.ts";
import { directoryYard } from "../../../worker/data/yards/directory.ts";
import { NO_FILTERS } from "../../../worker/data/yards/yard-filters.ts";
import { type YardTable, yardTable } from "../../../worker/data/yards/yard-table.ts";
import { directoryLeads } from "../../../worker/search/directory-leads.ts";
import { placesBeginning } from "../../../worker/search/places.ts";
import { read as readText } from "../../../worker/search/read.ts";
import { similarNames } from "../../../worker/search/similar-names.ts";
import { CAUSE, failingDatabase, quietErrors } from "../database.ts";

const broken = createStore({ DB: failingDatabase() });
const SECRET = "typed-by-a-visitor";

const SEARCH = { ...NO_FILTERS, q: SECRET };

// What the API reads: tests/worker/api/openapi.test.ts.
const reads: [string, () => Promise<unknown>, string][] = [
  ["cityBySlug", () => cityBySlug(broken, SECRET), "Failed to fetch city"],
  ["worldPrices", () => worldPrices(broken), "Failed to fetch world prices"],
  ["nearestPrices", () => nearestPrices(broken, { lat: 0, lon: 0 }), "Failed to fetch prices"],
  ["materialSlugFor", () => materialSlugFor(broken, SECRET), "Failed to fetch material"],
  ["yardTable", () => yardTable(broken), "Failed to fetch scrap yards"],
  ["directoryYard", () => directoryYard(broken, 1), "Failed to fetch scrap yards"],
  ["placesBeginning", () => placesBeginning(broken, SECRET), "Failed to fetch places"],
  ["similarNames", () => similarNames(broken, SECRET), "Failed to fetch search words"],
  [
    "directoryLeads",
    () => directoryLeads(broken, {} as YardTable, SEARCH),
    "Failed to fetch search words",
  ],
  ["readText", () => readText(broken, SECRET), "Failed to fetch search words"],
  ["currentDataset", () => currentDataset(broken), "Failed to fetch dataset"],
];

it.each(reads)(
  "a failing database makes %s throw and log no more than is public",
  async (_, ask, message) => {
    const logged = quietErrors();
    const error: unknown = await ask().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(DatabaseError);
    expect(error).toMatchObject({ name: "DatabaseError", message });
    expect((error as Error).cause).toBeUndefined();
    expect(logged).toHaveBeenCalledWith(`${message}: ${CAUSE}`);
    const text = logged.mock.calls.flat().map(String).join("\n");
    expect(text).not.toMatch(/select|from |where|params/i);
    expect(text).not.toContain(SECRET);
  },
);

describe("reading", () => {
  it("logs one line of a longer cause, and nothing else", async () => {
    const logged = quietErrors();
    const cause = new StatementError(new Error("first line\nselect secret from cities"));
    const fails = (reason: unknown) => read("Failed", () => Promise.reject(reason)).catch(() => {});
    await fails(new Error("outer", { cause }));
    await fails(new StatementError("select secret"));
    expect(logged.mock.calls).toEqual([["Failed: first line"], ["Failed: unknown cause"]]);
  });

  it("passes on an error in our own code", async () => {
    const mistake = new TypeError("rows is undefined");
    await expect(read("Failed", () => Promise.reject(mistake))).rejects.toBe(mistake);
  });
});

it("in development a failed statement is shown with its SQL, its place and a remedy", async () => {
  vi.stubEnv("MODE", "development");
  onTestFinished(() => void vi.unstubAllEnvs());
  const error = await cityBySlug(broken, SECRET).catch((thrown: unknown) => thrown);
  expect(error).not.toBeInstanceOf(DatabaseError);
  const { message, stack } = error as Error;
  expect(message).toContain(`Failed to fetch city: ${CAUSE}\nselect "cities"."id", `);
  expect(message).toContain("npm run db:migration");
  expect(stack).toMatch(
    /^SqlError: Failed to fetch city: [\s\S]*\n +at cityBySlug \(.*worker\/data\/places\/cities\.ts:/,
  );
  expect(stack).not.toContain(SECRET);
});
