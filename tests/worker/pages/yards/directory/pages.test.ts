import { beforeAll, describe, expect, it } from "vitest";
import { countRows } from "../../../database.ts";
import { fetchPage } from "../../../page.ts";
import { results } from "./results.ts";

async function pagination(query: string) {
  const { main } = await fetchPage(`/scrap-yards/${query}`);
  const links = main.all("nav[aria-label=Pagination]").flatMap((nav) => nav.links);
  const current = links.find(({ isCurrent }) => isCurrent)?.text;
  const yards = results(main).headings(3);
  return { main, links, labels: links.map(({ text }) => text), current, yards };
}

describe("the directory's pages", () => {
  let last: number;
  beforeAll(async () => {
    last = Math.ceil((await countRows("scrap_yards")) / 10);
  });

  it("are linked by number, first, last and neighbours, with Next on the first", async () => {
    const { labels, current, links } = await pagination("");
    expect(labels).toEqual(["1", "2", `${last}`, "Next"]);
    expect(current).toBe("1");
    expect(links.at(-1)?.href).toBe("/scrap-yards/?page=2");
  });

  it("are linked around the one in the middle", async () => {
    const { labels, current } = await pagination("?page=15");
    expect(labels).toEqual(["Prev", "1", "14", "15", "16", `${last}`, "Next"]);
    expect(current).toBe("15");
  });

  it("show other yards on each", async () => {
    const [first, second] = await Promise.all([pagination("?page=1"), pagination("?page=2")]);
    expect(new Set([...first.yards, ...second.yards]).size).toBe(20);
  });

  it.each([0, 1, 90_000])("end with the last one, also %i pages after it", async (after) => {
    const { labels, current, yards } = await pagination(`?page=${last + after}`);
    expect(current).toBe(`${last}`);
    expect(yards).toHaveLength((await countRows("scrap_yards")) - 10 * (last - 1));
    expect(labels).toEqual(["Prev", "1", `${last - 1}`, `${last}`]);
  });

  it.each(["abc", "-1", "0", "1.5", "", "1e9", "999999999999", "%00", "1;2"])(
    "start with the first one where the number is %j",
    async (page) => {
      expect((await pagination(`?page=${page}`)).current).toBe("1");
    },
  );

  it("keep the filters in their links", async () => {
    const { links } = await pagination("?q=street&state=NSW&page=2");
    const next = links.find(({ text }) => text === "3");
    expect(next?.href).toBe("/scrap-yards/?q=street&state=NSW&page=3");
  });

  it("keep their number when a filter is set", async () => {
    expect((await pagination("?page=3")).main.value("page")).toBe("3");
  });

  it("are not linked where one holds all", async () => {
    const { labels, yards } = await pagination("?q=bluegum+flat");
    expect(labels).toEqual([]);
    expect(yards).toHaveLength(1);
  });
});
