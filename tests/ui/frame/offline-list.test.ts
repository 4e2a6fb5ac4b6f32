// @vitest-environment node
import { expect, it } from "vitest";
import {
  filesOf,
  type Kept,
  keptPage,
  LIMITS,
  listAfterUse,
} from "../../../app/frame/offline-list.ts";

const file = (address: string, bytes = 10): Kept => ({ address, bytes });
const page = (address: string, bytes = 10): Kept => ({ address, bytes, title: address });
const addresses = (list: Kept[]) => list.map(({ address }) => address);

it("a device keeps 40 pages and 15 MB", () => {
  expect(LIMITS).toEqual({ pages: 40, bytes: 15_728_640 });
});

it("the least recently used page goes, and other pages keep their files", () => {
  const list = [page("/a/"), page("/b/"), file("/assets/b.js")];
  const after = listAfterUse(list, page("/c/"), [], { pages: 2, bytes: 100 });
  expect(addresses(after)).toEqual(["/c/", "/a/", "/assets/b.js"]);
});

it("a page that is used again stays, with its files", () => {
  const list = [page("/a/"), page("/b/"), file("/assets/b.js")];
  const after = listAfterUse(list, page("/b/"), ["/assets/b.js"], { pages: 40, bytes: 25 });
  expect(addresses(after)).toEqual(["/assets/b.js", "/b/"]);
});

it("over the limit of bytes the least recently used goes, a page before its files", () => {
  const list = [page("/a/"), file("/assets/b.js"), page("/b/")];
  const after = listAfterUse(list, page("/c/"), [], { pages: 40, bytes: 30 });
  expect(addresses(after)).toEqual(["/c/", "/a/", "/assets/b.js"]);
});

it("a page that was larger before counts once", () => {
  const after = listAfterUse([page("/a/", 90)], page("/a/", 20), [], { pages: 1, bytes: 50 });
  expect(after).toEqual([page("/a/", 20)]);
});

it("files do not count as pages", () => {
  const after = listAfterUse([file("/a.js")], page("/a/"), ["/a.js"], { pages: 1, bytes: 50 });
  expect(addresses(after)).toEqual(["/a.js", "/a/"]);
});

it("a page without a title is listed by its address", () => {
  expect(keptPage("/a/", "<p>A</p>", new Headers()).title).toBe("/a/");
});

it("a page's files are found, each once", () => {
  const html = `<link href="/assets/root-Ab_1.css"><use href="/assets/metals-x.svg#brass"/>["/assets/root-Ab_1.css"]`;
  expect(filesOf(html)).toEqual(["/assets/root-Ab_1.css", "/assets/metals-x.svg"]);
});
