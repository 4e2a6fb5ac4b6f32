import { env } from "cloudflare:workers";
import { beforeAll, expect, it } from "vitest";
import { createStore } from "../../../../worker/data/store.ts";
import { searchYards } from "../../../../worker/data/yards/directory.ts";
import { RANKS_EVERY, yardWords } from "../../../../worker/data/yards/yard-index.ts";
import { changed } from "../../database.ts";

const YARDS = 2 * RANKS_EVERY + 30;
/** Above the ranks of the seed, with every second one belonging to another state. */
const rankOf = (yard: number) => 10_000 + 2 * yard;

const FILTERS = { q: "", state: "NT", materials: [], service: "Distant" };

beforeAll(async () => {
  const { tags } = yardWords("", { state: "NT", materials: [], services: ["Distant"] });
  const ranks = JSON.stringify(Array.from({ length: YARDS }, (_, i) => rankOf(i + 1)));
  await env.DB.batch([
    env.DB.prepare(
      `insert into scrap_yards (id, rank, city_id, name, address)
        select value, value, 36, 'Yard ' || value, '1 Distant Street' from json_each(?1)`,
    ).bind(ranks),
    env.DB.prepare(
      "insert into yard_index (rowid, trigrams, short, tags) select value, '', '', ?2 from json_each(?1)",
    ).bind(ranks, tags),
    env.DB.prepare(
      "insert into yard_counts (state, material, service, yards, ranks) values ('NT', '', 'Distant', ?1, ?2)",
    ).bind(YARDS, JSON.stringify([rankOf(RANKS_EVERY), rankOf(2 * RANKS_EVERY)])),
  ]);
});

const PAGES = [1, 2, 49, 50, 51, 52, 99, 100, 101, 103];

it.each(PAGES)(
  "page %i holds the ten yards that follow those of the pages before",
  async (page) => {
    const store = createStore(env);
    const { yards } = await searchYards(store, FILTERS, page);
    const expected = Array.from({ length: 10 }, (_, i) => rankOf((page - 1) * 10 + i + 1));
    expect(yards.map(({ id }) => id)).toEqual(expected);
    // Ten rows of yards and of their city, and at most so many of the index.
    expect(store.usage.rows).toBeLessThan(RANKS_EVERY + 50);
  },
);

it.each(PAGES)("page %i is the same where publishing has written no ranks", async (page) => {
  const { yards } = await searchYards(createStore(env), FILTERS, page);
  await changed("yard_counts", "update yard_counts set ranks = '[]'");
  expect((await searchYards(createStore(env), FILTERS, page)).yards).toEqual(yards);
});

it("a page past the end is the last one", async () => {
  const { page, pages, yards } = await searchYards(createStore(env), FILTERS, 99_999);
  expect([page, pages, yards.length]).toEqual([103, 103, 10]);
});
