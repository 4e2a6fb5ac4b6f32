import { env } from "cloudflare:workers";
import * as build from "virtual:react-router/server-build";
import { expect, it } from "vitest";
import { apiRoutes } from "../../../worker/api/routes.ts";
import { currentEdition } from "../../../worker/data/dataset.ts";
import { createStore } from "../../../worker/data/store.ts";
import { pagePath } from "../../../worker/site/canonical-address.ts";
import { knownPages } from "../../../worker/site/known-pages.ts";
import { routeTable } from "../../../worker/site/route-table.ts";
import { changed, valuesOf } from "../database.ts";
import { addYard, changedYards } from "../yard.ts";
import { isolate } from "./isolate.ts";

const table = routeTable(build, apiRoutes);

it("the known pages are every page that a sitemap lists", async () => {
  const { paths } = await knownPages(createStore(env), table);
  const sitemaps = await isolate().getAll(["/sitemap.xml", "/sitemap-yards.xml"]);
  const listed = sitemaps.flatMap(({ text }) =>
    [...text.matchAll(/<loc>http:\/\/localhost([^<]*)/g)].map(([, path]) => pagePath(path!)),
  );
  expect(listed.length).toBeGreaterThan(100);
  expect(listed.filter((path) => !paths.has(path))).toEqual([]);
});

it("pages are known once for an edition, also those that came with it", async () => {
  const [store, again, known] = [1, 2, 3].map(() => createStore(env));
  const pages = await knownPages(store!, table);
  expect(await knownPages(again!, table)).toBe(pages);
  expect(again!.usage).toMatchObject({ trips: 1, rows: 1 });
  const edition = await currentEdition(createStore(env));
  expect(await knownPages(known!, table, edition)).toBe(pages);
  expect(known!.usage.trips).toBe(0);
  const lastYard = Math.max(...(await valuesOf("scrap_yards", "id")).map(Number));
  await addYard({ name: "New Yard" });
  await changed("dataset", "update dataset set edition = edition + 1");
  const { paths, told } = await knownPages(createStore(env), table);
  expect([pages, { paths }].map((each) => each.paths.has("/yard/9001/new-yard"))).toEqual([
    ...[false, true],
  ]);
  expect([pages.told.lastYard, told.lastYard]).toEqual([lastYard, 9001]);
});

it("no page is known of what has none, and of each which values say nothing of a visitor", async () => {
  const { paths, told } = await knownPages(createStore(env), table);
  expect([...paths].filter((path) => /[:*]|.\/$/.test(path))).toEqual([]);
  // Towns without a record, what is no metal, and parts of pages.
  const none = ["/katherine/history", "/material/sydney", "/prices/2020-01", "/blog/copper"];
  const parts = ["/first-visit-to-a-scrap-yard", "/sydney/history.csv", "/2026-11"];
  expect([...none, ...parts].filter((path) => paths.has(path))).toEqual([]);
  const some = ["/", "/katherine", "/sydney/history", "/what-is-it/lead", "/prices/2026-11"];
  const more = ["/material/copper/history", "/blog/first-visit-to-a-scrap-yard"];
  expect([...some, ...more].filter((path) => !paths.has(path))).toEqual([]);
  expect(told.pages["/sydney"]).toEqual({ layout: ["classic"], yards: ["all"] });
  const order = { sort: ["best"], page: "number" };
  expect(told.pages["/scrap-yards"]).toEqual({ ...order, view: ["map"], debug: "flag" });
  expect(told.pages["/search"]).toEqual({});
  expect(told.pages["/yard/1/bluegum-flat-metals"]).toBeUndefined();
  await changedYards("delete from scrap_yards");
  const empty = await knownPages(createStore(env), routeTable(build));
  expect(empty.told.lastYard).toBe(0);
});
