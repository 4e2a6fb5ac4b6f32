// @vitest-environment node
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { fetchPageData } from "../../../app/frame/connection.ts";

const request = (path: string) => new Request(`http://localhost${path}`);

const assign = vi.fn<(address: string) => void>();

beforeEach(() => {
  assign.mockReset();
  vi.stubGlobal("window", { location: { assign } });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  onTestFinished(() => void vi.unstubAllGlobals());
});

/** A page, which a search may have led to, and the header's search. */
it.each<[what: string, data: string, fetcherKey: string | null, page: string]>([
  ["a page", "/darwin/_.data", null, "/darwin/"],
  ["the home page", "/_.data", null, "/"],
  ["the home page by its other name", "/_root.data", null, "/"],
  ["a page without a slash", "/darwin.data", null, "/darwin/"],
  ["a page whose name has that of data in it", "/a.data/b/_.data", null, "/a.data/b/"],
  ["a filtered list", "/scrap-yards/_.data?state=TAS&_routes=a", null, "/scrap-yards/?state=TAS"],
  ["the header's search", "/search/_.data?q=Darwin", ":r1:", "/search/?q=Darwin"],
])("%s is loaded as a document without a connection", async (_, data, fetcherKey, page) => {
  fetchPageData(request(data), { type: "fetcher", fetcherKey });
  await expect.poll(() => assign).toHaveBeenCalledExactlyOnceWith(page);
});

const NO_CONNECTION = new TypeError("Failed to fetch");
it.each([
  ["data within a page", request("/contact/_.data"), ":r1:", NO_CONNECTION],
  ["My load, which counts by itself", request("/my-load/_.data?copper=5"), null, NO_CONNECTION],
  [
    "what is sent",
    new Request("http://localhost/a/_.data", { method: "POST" }),
    null,
    NO_CONNECTION,
  ],
  ["ours", request("/contact/_.data"), null, new TypeError("x is undefined")],
])("a failure of %s is left to the page", async (_, data, fetcherKey, failure) => {
  vi.stubGlobal("fetch", () => Promise.reject(failure));
  const left = vi.fn();
  fetchPageData(data, { type: "fetcher", fetcherKey }).catch(left);
  await expect.poll(() => [...left.mock.calls, ...assign.mock.calls]).toEqual([[failure]]);
});
