import { describe, expect, it } from "vitest";
import {
  directoryAddress,
  filterAddress,
  readDirectoryAddress,
} from "../../../app/paths/directory-address.ts";

const NOTHING = { q: "", state: "", materials: [], service: "", open: "" };
const read = (query: string) => readDirectoryAddress(new URLSearchParams(query));

describe("the directory's address", () => {
  it("without a query narrows nothing and shows page 1", () => {
    expect(read("")).toEqual({
      filters: NOTHING,
      near: "",
      page: 1,
      view: "list",
      isDebug: false,
    });
  });

  it("holds the text, the filters and the page", () => {
    expect(read("q=a%26b&state=NSW&material=Copper&service=Bin+hire&page=3")).toEqual({
      filters: { ...NOTHING, q: "a&b", state: "NSW", materials: ["Copper"], service: "Bin hire" },
      near: "",
      page: 3,
      view: "list",
      isDebug: false,
    });
  });

  it("ignores spaces around a text and parameters that it does not know", () => {
    expect(read("q=%20%20gold%20coast%20&sort=price&view=globe")).toEqual({
      filters: { ...NOTHING, q: "gold coast" },
      near: "",
      page: 1,
      view: "list",
      isDebug: false,
    });
  });

  it("says whether the map and the debug line are shown", () => {
    expect(read("view=map&debug")).toMatchObject({ view: "map", isDebug: true });
  });

  it("shows the view whose button was pressed without JavaScript", () => {
    expect(read("view=map&view=list").view).toBe("list");
    expect(read("view=list&view=map").view).toBe("map");
  });

  it.each(["abc", "0", "-1", "1.5", "", "Infinity", "NaN", "100001", "%00"])(
    "shows page 1 where the page is %j",
    (page) => {
      expect(read(`page=${page}`).page).toBe(1);
    },
  );

  it.each(["sat-13.00", "mon-00.00", "sun-23.30", "now"])("holds the time %s", (open) => {
    const { filters } = read(`open=${open}`);
    expect(filters.open).toBe(open);
    expect(filterAddress(filters)).toBe(`/scrap-yards/?open=${open}`);
  });

  it.each(["sat", "sat-13.15", "sat-24.00", "Sat-13.00", "sat-13:00", "8", "now-13.00"])(
    "asks for no time where it is %j",
    (open) => {
      expect(read(`open=${open}`).filters).toEqual(NOTHING);
    },
  );

  it("counts the last of a repeated parameter, and keeps the text “list”", () => {
    expect(read("q=a&q=b&page=2&page=3&near=x&near=y&state=NSW&state=VIC")).toMatchObject({
      ...{ filters: { q: "b", state: "VIC" }, near: "y", page: 3 },
    });
    expect(filterAddress({ ...NOTHING, q: "list" })).toBe("/scrap-yards/?q=list");
  });

  it("holds several metals, each once, and the place", () => {
    const { filters, near } = read(
      "near=%202830%20&material=Lead&material=&material=Copper&material=Lead",
    );
    expect(filters.materials).toEqual(["Lead", "Copper"]);
    expect(near).toBe("2830");
    expect(read(`near=${"a".repeat(101)}`).near).toBe("");
  });

  it("holds five metals at most", () => {
    const query = ["a", "b", "c", "d", "e", "f"].map((metal) => `material=${metal}`).join("&");
    expect(read(query).filters.materials).toEqual(["a", "b", "c", "d", "e"]);
    // Each counts once.
    expect(read(`material=a&material=&${query}`).filters.materials).toEqual([
      "a",
      "b",
      "c",
      "d",
      "e",
    ]);
  });

  it("is made from the form's fields, without empty ones and repeated metals", () => {
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
    const filters = { ...NOTHING, materials: ["Copper", "Car batteries"] };
    expect(filterAddress(filters, "list", "2830")).toBe(address);
    expect(filterAddress(NOTHING, "map")).toBe("/scrap-yards/?view=map");
  });

  it("leaves out a text of more than 100 letters", () => {
    expect(read(`q=${"a".repeat(100)}`).filters.q).toHaveLength(100);
    expect(read(`q=${"a".repeat(101)}`).filters.q).toBe("");
    expect(read(`q=%20${"a".repeat(100)}%20`).filters.q).toHaveLength(100);
  });

  it("shows the hundred thousandth page and none after it", () => {
    expect([read("page=100000").page, read("page=100001").page]).toEqual([100_000, 1]);
    expect(read("page=2&page=3").page).toBe(3);
  });
});
