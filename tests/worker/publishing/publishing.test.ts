import { env } from "cloudflare:workers";
import { parse } from "csv-parse/browser/esm/sync";
import { expect, test } from "vitest";
import { d1Target } from "../../../publishing/apply/d1-target.ts";
import { readLive } from "../../../publishing/apply/live.ts";
import { prepare, publishPrepared } from "../../../publishing/apply/prepare.ts";
import { readFiles } from "../../../publishing/check/files.ts";
import { contentOf } from "../../../publishing/compare/content.ts";
import { folderChanges } from "../../../publishing/compare/folder-changes.ts";
import { cellsOf } from "../../../publishing/compare/row-cells.ts";
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
    "city_slug;material_slug;min;max;checked_on\r\nDubbo;Copper pipe;$7,75;8.10 /kg;21/11/26";
  const file = { name: "prices.csv", content: bytes(text) };
  const read = readFiles([file], project, { today: TODAY, known: cells, isUpdate: true });
  expect(read.notes).toContainEqual(expect.stringContaining("day/month/year"));

  const compared = { live: contentOf(live.rows), isUpdate: true, today: TODAY };
  const { set } = folderChanges(read, { ...compared, places: project.places });
  const prepared = await prepare(target, set, { live, project });
  const { proposal } = prepared;
  expect(proposal.changes.map(({ key }) => key)).toEqual(["prices/dubbo/copper"]);
  await publishPrepared(target, prepared, { by: "kim" });

  const { id } = await fetchJson<{ id: number }>("/api/cities/slug/dubbo");
  expect(await fetchJson(`/api/prices/city/${id}`)).toContainEqual(
    expect.objectContaining({ minPrice: 7.75, maxPrice: 8.1, checkedOn: TODAY }),
  );
});
