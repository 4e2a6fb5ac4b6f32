import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { createStore } from "../../../worker/data/store.ts";
import { CAUSE, databaseThat, quietErrors } from "../database.ts";
import { allYards } from "../directory.ts";
import { fetchJson, fetchWith } from "../fetch.ts";
import { changedYards } from "../yard.ts";

describe("GET /api/scrapyards", () => {
  it("gives every yard by name, more than one batch holds", async () => {
    await addManyYards();
    const all = await allYards(createStore(env));
    expect(all.length).toBeGreaterThan(MANY);
    expect(await fetchJson("/api/scrapyards")).toEqual(all);
  });

  it("is read while the client reads, and for HEAD from the first batch alone", async () => {
    await addManyYards();
    const counting = countingBatches();
    const head = await fetchWith(counting.database, "/api/scrapyards", { method: "HEAD" });
    expect(await head.text()).toBe("");
    expect(counting.batches()).toBe(1);
    const { body } = await fetchWith(counting.database, "/api/scrapyards");
    const reader = body?.getReader();
    await reader?.read();
    expect(counting.batches()).toBeLessThan(1 + 3);
    await reader?.cancel();
  });

  it("is aborted if a later batch fails, so that an incomplete list never looks complete", async () => {
    await addManyYards();
    const logged = quietErrors();
    const { database } = countingBatches(2);
    const response = await fetchWith(database, "/api/scrapyards");
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow("Failed to fetch scrap yards");
    expect(logged).toHaveBeenCalledTimes(1);
  });
});

const MANY = 2500;

/** Adds so many yards that the complete list takes three batches. */
function addManyYards(): Promise<void> {
  return changedYards(
    `with recursive n (i) as (select 10000 union all select i + 1 from n where i < ${9999 + MANY})
    insert into scrap_yards (id, name, address, city_id)
    select i, 'Yard ' || i, i || ' Main Street', 13 from n`,
  );
}

/** The seeded database, which counts the batches of yards and fails after the first `last` of them. */
function countingBatches(last = 1000) {
  let count = 0;
  const database = databaseThat((sql) => {
    if (sql.includes("scrap_yards") && ++count > last) throw new Error(CAUSE);
  });
  return { database, batches: () => count };
}
