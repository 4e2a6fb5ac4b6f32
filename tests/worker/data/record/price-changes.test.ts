import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { latestPriceChanges } from "../../../../worker/data/record/price-changes.ts";
import { createStore } from "../../../../worker/data/store.ts";

const [SYDNEY, COPPER, BRASS, LEAD] = [13, 1, 2, 3];
const DAY = "2026-11-17";

/** Replaces the changes of Sydney's prices by those of these publications, for this file. */
async function publications(...all: { id: number; isSample?: number; rows: unknown[][] }[]) {
  const of = ({ id, isSample = 1, rows }: (typeof all)[number]) => [
    env.DB.prepare(
      `insert into publications (id, follows, published_at, name, published_on, is_sample, version, note)
        select ?1, ?1 - 1, 1000 * ?1, 'Edition', '2026-11-17', ?2, '', 'Note ' || cast(?1 as integer)`,
    ).bind(id, isSample),
    ...[
      ["city", SYDNEY, id, JSON.stringify(rows)],
      ["city", SYDNEY + 1, id, "[]"],
      ["material", SYDNEY, id, JSON.stringify([[LEAD, DAY, 7, 8, null, null]])],
    ].map((row) =>
      env.DB.prepare("insert into price_changes values (?1, ?2, ?3, ?4)").bind(...row),
    ),
  ];
  const emptied = ["price_history", "publications", "price_changes"].map((table) =>
    env.DB.prepare(`delete from ${table}`),
  );
  await env.DB.batch([...emptied, ...all.flatMap(of)]);
}

const latest = (limit = 10) => latestPriceChanges(createStore(env), "city", SYDNEY, limit);

beforeEach(async () => {
  await publications(
    { id: 1, rows: [[COPPER, DAY, 0, 0, 1, 2]] },
    {
      id: 2,
      rows: [
        [COPPER, DAY, 450, 820, 400, 790],
        [BRASS, DAY, 500, 600, 0, 0],
        [LEAD, DAY, null, null, 1, 2],
      ],
    },
    { id: 3, isSample: 0, rows: [[COPPER, DAY, 3, 4, 1, 2]] },
  );
});

it("a change has the prices before and after, in dollars; one of 0 was none before", async () => {
  const [newest] = await latest();
  expect(newest?.changes).toEqual([
    {
      ...{ cityId: SYDNEY, materialId: COPPER, checkedOn: DAY },
      ...{ now: { minPrice: 4.5, maxPrice: 8.2 }, before: { minPrice: 4, maxPrice: 7.9 } },
    },
    {
      ...{ cityId: SYDNEY, materialId: BRASS, checkedOn: DAY, before: null },
      now: { minPrice: 5, maxPrice: 6 },
    },
    {
      ...{ cityId: SYDNEY, materialId: LEAD, checkedOn: DAY, now: null },
      before: { minPrice: 0.01, maxPrice: 0.02 },
    },
  ]);
});

it("a price of which there is none any longer is 0, not withdrawn", async () => {
  const [, first] = await latest();
  expect(first?.changes.map(({ now }) => now)).toEqual([{ minPrice: 0, maxPrice: 0 }]);
});

it("the newest publication comes first, without those of the kind that is not live", async () => {
  const ids = async (limit: number) =>
    (await latest(limit)).map(({ publication }) => publication.id);
  expect(await ids(10)).toEqual([2, 1]);
  // What is not live counts towards the limit, so that nothing is read beyond it.
  expect(await ids(2)).toEqual([2]);
});

it("the changes of a material are by city, with when they were published and why", async () => {
  const [newest] = await latestPriceChanges(createStore(env), "material", SYDNEY, 10);
  expect(newest).toEqual({
    publication: { id: 2, publishedAt: 2000, note: "Note 2" },
    changes: [
      {
        ...{ cityId: LEAD, materialId: SYDNEY, checkedOn: DAY, before: null },
        now: { minPrice: 0.07, maxPrice: 0.08 },
      },
    ],
  });
});
