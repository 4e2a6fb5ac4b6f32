import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { EXAMPLES } from "../../../worker/api/examples.ts";
import { faultyDatabase } from "../bindings.ts";
import { holdClock } from "../cache/clock.ts";
import { changed, countRows, databaseThat, quietErrors } from "../database.ts";
import { fetchJson, fetchSet, fetchWith } from "../fetch.ts";

const PATH = "/api/health";

const day = (daysAgo: number) =>
  new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);

describe("GET /api/health", () => {
  holdClock();

  it("says which data there are and how old they are, as the example shows", async () => {
    const health = await fetchJson<typeof EXAMPLES.health>(PATH);
    expect(Object.keys(health)).toEqual(Object.keys(EXAMPLES.health));
    expect(health).toMatchObject({
      status: "ok",
      dataset: { name: EXAMPLES.health.dataset.name, publishedOn: "2026-11-20", isSample: true },
      publishedAt: EXAMPLES.health.publishedAt,
      ageDays: Math.floor((Date.now() - Date.parse(EXAMPLES.health.publishedAt)) / 86_400_000),
      prices: { total: await countRows("prices", "min_cents > 0") },
    });
    const slow = databaseThat(() => void vi.setSystemTime(Date.now() + 20));
    const { databaseMs } = await (await fetchWith(slow, PATH)).json<typeof EXAMPLES.health>();
    expect(databaseMs).toBeGreaterThanOrEqual(20);
  });

  it("counts the prices that were last checked more than 30 and 90 days ago", async () => {
    await changed(
      "prices",
      `update prices set checked_on = case when city_id = 13 then '${day(31)}'
        when city_id = 1 then '${day(91)}' when city_id = 5 then '${day(30)}'
        when city_id = 2 then '${day(90)}'
        else '${day(0)}' end`,
    );
    const { prices } = await fetchJson<typeof EXAMPLES.health>(PATH);
    const inCity = (id: number) => countRows("prices", `city_id = ${id} and min_cents > 0`);
    const [sydney, adelaide, second] = [await inCity(13), await inCity(1), await inCity(2)];
    expect(second).toBeGreaterThan(0);
    expect(prices).toMatchObject({
      olderThan30Days: sydney + adelaide + second,
      olderThan90Days: adelaide,
    });
  });

  const LIMITS = { MAX_PRICE_AGE_DAYS: "45", MAX_WORLD_AGE_DAYS: "9999" };
  const withAges = (isSample: boolean, ages: string) =>
    Promise.all([
      changed("dataset", `update dataset set is_sample = ${isSample}`),
      changed("prices", `update prices set checked_on = ${ages}`),
    ]);

  it("fails once a city's real prices are older than the operator's limit", async () => {
    // One price that was checked since is enough for a city.
    await withAges(
      false,
      `case city_id when 13 then '${day(46)}'
        when 1 then iif(material_id = 1, '${day(2)}', '${day(99)}') else '${day(45)}' end`,
    );
    const answer = await fetchSet(LIMITS, PATH);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      status: "old",
      reason: `Too old: prices in Sydney (${day(46)})`,
      old: [{ what: "prices in Sydney", since: day(46) }],
      dataset: { isSample: false },
    });
  });

  it("fails once world prices are older than the operator's limit, and never for a sample's age", async () => {
    await withAges(false, `'${day(45)}'`);
    expect(await fetchSet(LIMITS, PATH)).toMatchObject({ status: 200 });
    const answer = await fetchSet({ ...LIMITS, MAX_WORLD_AGE_DAYS: "1" }, PATH);
    expect(answer.status).toBe(503);
    // The last month in the seed is May 2026.
    expect(await answer.json()).toMatchObject({
      old: [{ what: "world prices", since: "2026-05-31" }],
    });
    await env.DB.exec("update dataset set is_sample = true");
    const limits = { MAX_PRICE_AGE_DAYS: "1", MAX_WORLD_AGE_DAYS: "1" };
    expect(await fetchSet(limits, PATH)).toMatchObject({ status: 200 });
  });

  it("says null for what there is not", async () => {
    await changed("dataset", "delete from dataset");
    await changed("prices", "delete from prices");
    expect(await fetchJson(PATH)).toMatchObject({
      dataset: null,
      publishedAt: null,
      ageDays: null,
      prices: { total: 0, olderThan30Days: 0, olderThan90Days: 0 },
    });
  });

  it.each([
    // As where the clock that published was ahead.
    [-1.1, 0],
    [1.9, 1],
    [2, 2],
  ])("published %d days ago, data are %i whole days old", async (days, ageDays) => {
    const at = Date.now() - days * 86_400_000;
    await changed("publications", `update publications set published_at = ${at}`);
    expect(await fetchJson(PATH)).toMatchObject({ ageDays });
  });

  it("answers 503 without a word of SQL if the database fails", async () => {
    quietErrors();
    const ask = (method: string) => fetchWith(faultyDatabase("rejects"), PATH, { method });
    const [get, head] = await Promise.all([ask("GET"), ask("HEAD")]);
    for (const { status, headers } of [get, head]) {
      expect(status).toBe(503);
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("retry-after")).toBe("30");
    }
    const reason = "The database failed or did not answer in time";
    expect(await get.json()).toEqual({ status: "unavailable", reason });
    expect(await head.text()).toBe("");
  });
});
