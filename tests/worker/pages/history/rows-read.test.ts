import { env } from "cloudflare:workers";
import { beforeAll, expect, it } from "vitest";
import { PACKED } from "../../../../publishing/apply/lists.ts";
import { fetchPath } from "../../fetch.ts";

/** Ten years of every city and every metal. */
beforeAll(async () => {
  await env.DB.batch([
    env.DB.prepare("delete from price_months"),
    env.DB.prepare("delete from national_price_months"),
    env.DB.prepare(
      `insert into price_months
        with recursive n (i) as (select 0 union all select i + 1 from n where i < 119)
        select c.id, m.id, printf('%04d-%02d', 2017 + i / 12, 1 + i % 12), 900, 1000, 950, 2
        from cities c join materials m join n`,
    ),
    env.DB.prepare(
      `insert into national_price_months select material_id, month, min(low_cents),
        max(high_cents), avg(middle_cents), count(*), sum(observations)
      from price_months group by 1, 2`,
    ),
    ...PACKED.map((sql) => env.DB.prepare(sql)),
  ]);
});

it.each([
  "/sydney/history/",
  "/sydney/history/?metal=brass",
  "/sydney/history.csv",
  "/material/copper/history/",
  "/material/copper/history/?month=2020-02",
  "/material/copper/history.csv",
  "/data/",
  "/prices/2020-02/",
  "/prices/2020-02/?city=sydney",
])("%s reads at most 200 rows of ten years", async (path) => {
  // A search engine gets a page in one piece, so that its headers know of everything that was read.
  const response = await fetchPath(path, { headers: { "user-agent": "Googlebot/2.1" } });
  expect(response.status).toBe(200);
  expect(await response.text()).toMatch(/2020/);
  const [, rows] = /"(\d+) rows in/.exec(response.headers.get("server-timing") ?? "") ?? [];
  expect(Number(rows)).toBeLessThanOrEqual(200);
});
