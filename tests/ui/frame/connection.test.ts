// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fetchPageData, tryAgain } from "../../../app/frame/connection.ts";
import { connectionStatus } from "../../../app/ui/connection-status.ts";

const request = (path: string) => new Request(`http://localhost${path}`);

/** A page, which a search may have led to, and the header's search. */
const WAITED_FOR: [what: string, path: string, fetcherKey: string | null][] = [
  ["a page", "/darwin/_.data", null],
  ["the header's search", "/search/_.data?q=Darwin", ":r1:"],
];

const fetched = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal(
    "fetch",
    fetched.mockReset().mockRejectedValueOnce(new TypeError("Failed to fetch")),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each(WAITED_FOR)(
  "%s without a connection waits for the next try",
  async (_, path, fetcherKey) => {
    fetched.mockResolvedValueOnce(new Response("found"));
    const response = fetchPageData(request(path), { type: "fetcher", fetcherKey });
    await vi.waitFor(() => expect(connectionStatus()).toBe("lost"));
    tryAgain();
    expect(await (await response).text()).toBe("found");
    expect(connectionStatus()).toBe("connected");
  },
);

it("leaves a failure of data within a page to the page", async () => {
  const response = fetchPageData(request("/contact/_.data"), {
    type: "fetcher",
    fetcherKey: ":r1:",
  });
  await expect(response).rejects.toThrow("Failed to fetch");
  expect(connectionStatus()).toBe("connected");
});
