// @vitest-environment node
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { fetchPageData, navigationTo, onMissingCode } from "../../../app/frame/connection.ts";

const request = (path: string) => new Request(`http://localhost${path}`);

const assign = vi.fn<(address: string) => void>();

beforeEach(() => {
  assign.mockReset();
  vi.stubGlobal("window", { location: { assign, href: "http://localhost/sydney/" } });
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  onTestFinished(() => void vi.unstubAllGlobals());
});

/** A page, which a search may have led to, and the header's search. */
it.each<[what: string, data: string, fetcherKey: string | null, page: string]>([
  ["a page", "/darwin/_.data", null, "/darwin/"],
  ["the home page", "/_.data", null, "/"],
  ["a filtered list", "/scrap-yards/_.data?state=TAS&_routes=a", null, "/scrap-yards/?state=TAS"],
  ["the header's search", "/search/_.data?q=Darwin", ":r1:", "/search/?q=Darwin"],
])("%s is loaded as a document without a connection", async (_, data, fetcherKey, page) => {
  fetchPageData(request(data), { type: "fetcher", fetcherKey });
  await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(page));
});

it.each([
  ["data within a page", "/contact/_.data", ":r1:"],
  ["My load, which counts by itself", "/my-load/_.data?copper=5", null],
])("a failure of %s is left to the page", async (_, data, fetcherKey) => {
  const response = fetchPageData(request(data), { type: "fetcher", fetcherKey });
  await expect(response).rejects.toThrow("Failed to fetch");
  expect(assign).not.toHaveBeenCalled();
});

it("a page whose code is missing is loaded as a document", () => {
  navigationTo("/about/");
  onMissingCode();
  navigationTo("");
  onMissingCode();
  expect(assign.mock.calls).toEqual([["/about/"], ["http://localhost/sydney/"]]);
});

it("without a connection, a form whose code is missing stays with what was typed", () => {
  vi.stubGlobal("navigator", { onLine: false });
  onMissingCode();
  expect(assign).not.toHaveBeenCalled();
});
