import { describe, expect, it } from "vitest";
import { readDirectoryAddress } from "../../../app/yards/directory-address.ts";

const NOTHING = { q: "", state: "", materials: [], service: "" };
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
      filters: { q: "a&b", state: "NSW", materials: ["Copper"], service: "Bin hire" },
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

  it("leaves out a text of more than 100 letters", () => {
    expect(read(`q=${"a".repeat(100)}`).filters.q).toHaveLength(100);
    expect(read(`q=${"a".repeat(101)}`).filters.q).toBe("");
  });
});
