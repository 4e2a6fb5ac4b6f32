import { describe, expect, it } from "vitest";
import { FILES } from "../../../../app/words/download-fields.ts";
import { changed } from "../../database.ts";
import { fetchPath, fetchSet } from "../../fetch.ts";
import { fetchPage, pageOf } from "../../page.ts";
import { hrefsOf } from "../../part.ts";

describe("/data/", () => {
  it("has a link to each file, and every link leads to one", async () => {
    const { main } = await fetchPage("/data/");
    const files = main.hrefs.filter((href) => /\.(csv|json)$/.test(href));
    const labels = main.all("a[aria-label]").map((link) => link.attribute("aria-label"));
    expect(labels.slice(0, 4)).toEqual([
      ...["CSV, Prices", "JSON, Prices"],
      ...["CSV, Price history by month", "JSON, Price history by month"],
    ]);
    expect(files).toEqual(FILES.flatMap(({ name }) => [`/data/${name}.csv`, `/data/${name}.json`]));
    for (const href of files) {
      const response = await fetchPath(href, { method: "HEAD" });
      expect(response.status).toBe(200);
    }
  });

  it("explains every field of a file", async () => {
    const { main } = await fetchPage("/data/");
    const tables = main.all("table");
    const files = ["Prices", "Price history by month", "Observations", "Yards", "World prices"];
    expect(tables.map((table) => table.one("caption").words)).toEqual(
      files.map((file) => `${file}: fields`),
    );
    expect(main.all("summary").map(({ words }) => words)).toEqual([
      ...files.map((file) => `Fields of ${file[0]?.toLowerCase()}${file.slice(1)}`),
      "Sources and feeds",
    ]);
    for (const [i, { fields }] of FILES.entries()) expect(tables[i]!.rows.slice(1)).toEqual(fields);
  });

  it("says when the data were last published, and promises no next time", async () => {
    const { main } = await fetchPage("/data/");
    expect(main.words).toContain("Last published on 20 November 2026");
    expect(main.one("time[datetime='2026-11-20']").words).toBe("20 November 2026");
    await changed("publications", "delete from publications");
    const { words } = (await fetchPage("/data/")).main;
    expect(words).toContain("No prices have been published yet.");
    expect(words).toContain("Scrap Metal Prices Australia, http://localhost/data/, CC BY 4.0.");
  });

  it("names the licence, and how to cite the data", async () => {
    const { main } = await fetchPage("/data/");
    const licence = main.section("Licence");
    expect(hrefsOf(licence.links, "CC BY 4.0")).toContain(
      "https://creativecommons.org/licenses/by/4.0/",
    );
    expect(licence.one("a").attribute("rel")).toBe("license");
    expect(licence.one("blockquote").words).toBe(
      "Scrap Metal Prices Australia, http://localhost/data/, published on 20 November 2026, CC BY 4.0.",
    );
  });

  it("names another licence if the operator sets one, without a link", async () => {
    const page = await pageOf(await fetchSet({ DATA_LICENCE: "All rights reserved" }, "/data/"));
    const licence = page.main.section("Licence");
    expect(licence.words).toContain("under this licence: All rights reserved");
    expect(licence.links).toEqual([]);
  });
});
