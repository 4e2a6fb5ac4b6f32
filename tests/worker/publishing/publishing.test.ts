import { env } from "cloudflare:workers";
import { parse } from "csv-parse/browser/esm/sync";
import { expect, test } from "vitest";
import { d1Target } from "../../../publishing/apply/d1-target.ts";
import { readLive } from "../../../publishing/apply/live.ts";
import { publish } from "../../../publishing/apply/publish.ts";
import { quotesOf } from "../../../publishing/apply/quotes.ts";
import { readFiles } from "../../../publishing/check/files.ts";
import { contentOf } from "../../../publishing/compare/content.ts";
import { complete } from "../../../publishing/compare/parts.ts";
import { propose } from "../../../publishing/compare/proposal.ts";
import { cellsOf } from "../../../publishing/compare/row-cells.ts";
import { toDataset } from "../../../publishing/derive/dataset.ts";
import { placesIn } from "../../../publishing/derive/places-file.ts";
import type { Project } from "../../../publishing/project.ts";
import localities from "../../../seed/localities.csv?raw";
import regions from "../../../seed/regions.csv?raw";
import synonyms from "../../../seed/synonyms.csv?raw";
import worldPrices from "../../../seed/world_prices.csv?raw";
import { fetchJson } from "../fetch.ts";

const TODAY = "2026-11-21";

const bytes = (text: string) => new TextEncoder().encode(text);

// Commands do the same in Node, with what tests/publishing holds; here it runs where the site does.
test("a price that somebody typed is read, compared and published in the Workers runtime", async () => {
  const project: Project = {
    migrations: ["0000_init.sql"],
    places: placesIn(localities, regions),
    things: [],
    items: [],
    worldPrices: parse(worldPrices, { columns: true }),
    synonyms: { name: "synonyms.csv", content: bytes(synonyms) },
    reserved: new Set(["contact"]),
  };
  const target = d1Target(env.DB);
  const live = await readLive(target);
  const cells = cellsOf(contentOf(live.rows), TODAY);
  const text =
    "city_slug;material_slug;min;max;checked_on\r\nDubbo;Red metal;$7,75;8.10 /kg;21/11/26";
  const { rows, notes } = readFiles([{ name: "prices.csv", content: bytes(text) }], project, {
    today: TODAY,
    known: cells,
    complete: (read, present) =>
      complete(read, present, { live, cells, isUpdate: true, today: TODAY, nextYard: 9_999 }),
  });
  expect(notes).toContainEqual(expect.stringContaining("day/month/year"));

  const dataset = toDataset(rows, project);
  const wish = { content: contentOf(dataset), base: contentOf(live.rows), publishedOn: TODAY };
  const proposal = await propose(
    live,
    { ...wish, today: TODAY, history: [] },
    {
      project,
      newRecords: 0,
      keptOf: async () => [],
      quotesOf: (wanted, newest) => quotesOf(target, wanted, newest, true),
    },
  );
  expect(proposal.changes.map(({ key }) => key)).toEqual(["prices/dubbo/copper"]);
  await publish(target, proposal, { by: "kim" });

  const { id } = await fetchJson<{ id: number }>("/api/cities/slug/dubbo");
  expect(await fetchJson(`/api/prices/city/${id}`)).toContainEqual(
    expect.objectContaining({ minPrice: 7.75, maxPrice: 8.1, checkedOn: TODAY }),
  );
});
