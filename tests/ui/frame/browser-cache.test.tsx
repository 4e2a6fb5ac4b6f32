import { act, cleanup, render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import type { RouteHandle } from "../../../worker/contract/route-handle.ts";

const LOADED = new Date("2026-11-25T10:00:00Z").getTime();

// What is remembered is one for the whole page: every test gets a new page, which is not one of development.
let cache: typeof import("../../../app/frame/browser-cache.ts");
beforeEach(async () => {
  vi.resetModules();
  vi.stubEnv("DEV", false);
  vi.useFakeTimers({ now: LOADED, toFake: ["Date"] });
  onTestFinished(() => {
    cleanup();
    vi.unstubAllEnvs();
    vi.useRealTimers();
    window.history.replaceState(null, "", "/");
  });
  cache = await import("../../../app/frame/browser-cache.ts");
});

/** Shows pages one after the other, each with this data. */
async function show(paths: string[], data: object, handle: RouteHandle = { cache: "public" }) {
  const { useBrowserCache } = cache;
  const Page = () => void useBrowserCache();
  const routes = [{ id: "page", path: "*", handle, loader: () => data, element: <Page /> }];
  const router = createMemoryRouter(routes, {
    initialEntries: [paths[0]!],
    hydrationData: { loaderData: { page: data } },
  });
  render(<RouterProvider router={router} />);
  for (const path of paths.slice(1)) await act(() => router.navigate(path));
  router.dispose();
}

const NEXT = { next: true };
/** What an address is answered with: `NEXT` if it is asked for. */
function answer(path: string, init?: RequestInit) {
  const request = new Request(`http://localhost${path}`, init);
  return cache.answerFromBrowserCache({ request } as never, async () => NEXT as never);
}

it("a page of the last minute shows again after a link with the same parameters, but not for a post", async () => {
  const data = { city: "Dubbo" };
  await show(["/dubbo/?days=7"], data);
  const remembered = { page: { type: "data", result: data } };
  expect(await answer("/dubbo/?days=7")).toEqual(remembered);
  expect(await answer("/dubbo/")).toBe(NEXT);
  expect(await answer("/dubbo/?days=7", { method: "POST" })).toBe(NEXT);
  vi.setSystemTime(LOADED + 59_999);
  expect(await answer("/dubbo/?days=7")).toEqual(remembered);
  vi.setSystemTime(LOADED + 60_000);
  expect(await answer("/dubbo/?days=7")).toBe(NEXT);
});

it("a page of the last ten minutes shows again after Back", async () => {
  await show(["/dubbo/", "/dubbo/?days=7"], {});
  window.history.replaceState(null, "", "/dubbo/");
  vi.setSystemTime(LOADED + 599_999);
  expect(await answer("/dubbo/")).not.toBe(NEXT);
  expect(await answer("/dubbo/?days=7")).toBe(NEXT);
  vi.setSystemTime(LOADED + 600_000);
  expect(await answer("/dubbo/")).toBe(NEXT);
});

it("a page that shows again keeps its age", async () => {
  const data = {};
  await show(["/dubbo/"], data);
  vi.setSystemTime(LOADED + 50_000);
  await show(["/dubbo/"], data);
  vi.setSystemTime(LOADED + 60_000);
  expect(await answer("/dubbo/")).toBe(NEXT);
});

it.each<[what: string, data: object, handle?: RouteHandle]>([
  ["is never cached", {}, { cache: "none" }],
  ["takes posts", {}, { cache: "public", acceptsPost: true }],
  ["was worked out without a connection", { isProvisional: true }],
])("a page that %s is not remembered", async (_, data, handle) => {
  await show(["/my-load/"], data, handle);
  expect(await answer("/my-load/")).toBe(NEXT);
});

it("the cache remembers the latest hundred pages", async () => {
  await show(
    Array.from({ length: 101 }, (_, i) => `/scrap-yards/?page=${i}`),
    {},
  );
  const pages = await Promise.all([0, 1, 100].map((i) => answer(`/scrap-yards/?page=${i}`)));
  expect(pages.map((page) => page === (NEXT as never))).toEqual([true, false, false]);
});
