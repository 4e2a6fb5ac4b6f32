// @vitest-environment node
import { createMemoryRouter } from "react-router";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { fetchPageData, onMissingCode } from "../../../app/frame/connection.ts";
import { currentToast } from "../../../app/ui/toasts.tsx";

const request = (path: string) => new Request(`http://localhost${path}`);

const assign = vi.fn<(address: string) => void>();

/** Of a site of which no page's code loads. React renders nothing of it. */
let router: ReturnType<typeof createMemoryRouter>;

beforeEach(() => {
  assign.mockReset();
  const lazy = () => Promise.reject().catch(onMissingCode);
  router = createMemoryRouter([{ path: "/" }, { path: "*", lazy }]);
  vi.stubGlobal("window", {
    location: { assign, href: "http://localhost/sydney/" },
    __reactRouterDataRouter: router,
  });
  vi.stubGlobal("navigator", { onLine: true });
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
  const response = fetchPageData(data, { type: "fetcher", fetcherKey });
  await expect(response).rejects.toThrow(failure.message);
  expect(assign).not.toHaveBeenCalled();
});

it("a page whose code is missing is loaded as a document, also before React has rendered that it is loading", async () => {
  router.navigate("/search/?q=brass");
  await expect.poll(() => assign).toHaveBeenCalledExactlyOnceWith("/search/?q=brass");
});

it("without a connection, a form whose code is missing stays with what was typed, which it says", () => {
  vi.stubGlobal("navigator", { onLine: false });
  onMissingCode();
  expect(assign).not.toHaveBeenCalled();
  expect(currentToast()?.message).toBe(
    "You are offline. Nothing was sent, and what you typed is still here.",
  );
  router.navigate("/about/");
  onMissingCode();
  expect(assign).toHaveBeenCalledExactlyOnceWith("/about/");
});

it("between navigations, a page whose code is missing is loaded again", () => {
  onMissingCode();
  expect(assign).toHaveBeenCalledExactlyOnceWith("http://localhost/sydney/");
});

it.each([
  ["a link was followed", "https:", 0],
  ["somebody was rung", "tel:", 1],
  ["a mail was begun", "mailto:", 1],
  ["a press to load the page again", undefined, 0],
])("after %s (%s), missing code loads a document %i times", async (_, protocol, times) => {
  const listeners: (() => void)[] = [];
  vi.stubGlobal("addEventListener", (type: string, listener: () => void) => {
    if (type === "beforeunload") listeners.push(listener);
  });
  vi.stubGlobal("document", { activeElement: { protocol } });
  vi.resetModules();
  const connection = await import("../../../app/frame/connection.ts");
  for (const leave of listeners) leave();
  connection.onMissingCode();
  expect(assign).toHaveBeenCalledTimes(times);
});
