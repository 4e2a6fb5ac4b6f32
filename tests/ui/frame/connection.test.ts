// @vitest-environment node
import { afterEach, expect, it, vi } from "vitest";
import { connectionStatus, fetchPageData, tryAgain } from "../../../app/frame/connection.ts";

const NAVIGATION = { type: "navigation" };
const request = () => new Request("http://localhost/darwin/_.data");

/** A response of which half arrives before the connection is lost. */
function halfResponse(): Response {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode("half"));
    },
    pull(controller) {
      controller.error(new TypeError("network error"));
    },
  });
  return new Response(body);
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ["before the response", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["in the middle of it", () => Promise.resolve(halfResponse())],
])("waits for the next try when the connection is lost %s", async (_, fail) => {
  const fetched = vi.fn<() => Promise<Response>>();
  vi.stubGlobal("fetch", fetched);
  fetched.mockImplementationOnce(fail).mockResolvedValueOnce(new Response("whole"));
  const response = fetchPageData(request(), NAVIGATION);
  await vi.waitFor(() => expect(connectionStatus()).toBe("lost"));
  tryAgain();
  expect(await (await response).text()).toBe("whole");
  expect(connectionStatus()).toBe("connected");
});

it("leaves a failure of data within a page to the page", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await expect(fetchPageData(request(), { type: "fetcher" })).rejects.toThrow("Failed to fetch");
  expect(connectionStatus()).toBe("connected");
});
