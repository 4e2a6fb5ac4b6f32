import { describe, expect, it } from "vitest";
import {
  directoryAddress,
  filterAddress,
  readDirectoryAddress,
} from "../../../app/paths/directory-address.ts";
import { NO_FILTERS } from "../../../worker/data/yards/yard-filters.ts";

const STATE = { filters: NO_FILTERS, near: "", sort: "", page: 1, view: "list", isDebug: false };
const read = (query: string) => readDirectoryAddress(new URLSearchParams(query));

describe("the directory's address", () => {
  it.each<[string, object, object]>([
    ["", {}, {}],
    ["q=%20%20gold%20coast%20&sort=price&view=globe", { q: "gold coast" }, {}],
    [
      "q=a%26b&state=NSW&material=Copper&service=Bin+hire&page=3",
      { q: "a&b", state: "NSW", materials: ["Copper"], service: "Bin hire" },
      { page: 3 },
    ],
    ["near=2830&sort=best", {}, { near: "2830", sort: "best" }],
    ["view=map&debug", {}, { view: "map", isDebug: true }],
    // The button that was pressed without JavaScript.
    ["view=map&view=list", {}, {}],
    ["view=list&view=map", {}, { view: "map" }],
    // The last of a repeated parameter, but for metals: each once, and five at most.
    [
      "q=a&q=b&page=2&page=3&near=x&near=y&state=NSW&state=VIC",
      { q: "b", state: "VIC" },
      { near: "y", page: 3 },
    ],
    [
      "near=%202830%20&material=Lead&material=&material=Copper&material=Lead",
      { materials: ["Lead", "Copper"] },
      { near: "2830" },
    ],
    [
      `material=a&material=&${["a", "b", "c", "d", "e", "f"].map((metal) => `material=${metal}`).join("&")}`,
      { materials: ["a", "b", "c", "d", "e"] },
      {},
    ],
    // A text of more than a hundred letters is left out.
    [`q=%20${"a".repeat(100)}%20`, { q: "a".repeat(100) }, {}],
    [`q=${"a".repeat(101)}&near=${"a".repeat(101)}`, {}, {}],
    ["page=100000", {}, { page: 100_000 }],
    ...["abc", "0", "-1", "1.5", "", "Infinity", "NaN", "100001", "%00"].map(
      (page): [string, object, object] => [`page=${page}`, {}, {}],
    ),
    ...["sat", "sat-13.15", "sat-24.00", "Sat-13.00", "sat-13:00", "8", "now-13.00"].map(
      (open): [string, object, object] => [`open=${open}`, {}, {}],
    ),
  ])("%s asks for the filters %j and %j", (query, filters, more) => {
    expect(read(query)).toEqual({ ...STATE, ...more, filters: { ...NO_FILTERS, ...filters } });
  });

  it.each(["sat-13.00", "mon-00.00", "sun-23.30", "now"])("holds the time %s", (open) => {
    const { filters } = read(`open=${open}`);
    expect(filters.open).toBe(open);
    expect(filterAddress(filters)).toBe(`/scrap-yards/?open=${open}`);
  });

  it("has the form's fields without empty ones and repeated metals", () => {
    const fields = new FormData();
    for (const [name, value] of [
      ["view", "map"],
      ["q", ""],
      ["near", "2830"],
      ["material", "Copper"],
      ["material", ""],
      ["material", "Copper"],
      ["material", "Car batteries"],
      ["view", "list"],
    ] as const)
      fields.append(name, value);
    const address = directoryAddress(fields);
    expect(address).toBe("/scrap-yards/?near=2830&material=Copper&material=Car+batteries");
    const filters = { ...NO_FILTERS, materials: ["Copper", "Car batteries"] };
    expect(filterAddress(filters, "list", "2830")).toBe(address);
  });

  it("has the view of the map, and keeps the text “list”", () => {
    expect(filterAddress(NO_FILTERS, "map")).toBe("/scrap-yards/?view=map");
    expect(filterAddress(NO_FILTERS, "map", "2830", "best")).toBe(
      "/scrap-yards/?near=2830&sort=best&view=map",
    );
    expect(filterAddress({ ...NO_FILTERS, q: "list" })).toBe("/scrap-yards/?q=list");
  });
});
