import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import worker from "../../../worker/index.ts";
import { fetchPath } from "../fetch.ts";
import { MESSAGE, newVisitor, post, rowsOf, send } from "../forms.ts";

beforeEach(() => env.DB.prepare("delete from messages").run());

describe("posts", () => {
  const body = new URLSearchParams(MESSAGE);

  it("from elsewhere are rejected with 403 and a message", async () => {
    const headers = { ...newVisitor(), origin: "https://evil.example" };
    const response = await send("/contact/", body, headers);
    expect(response.status).toBe(403);
    expect(response.headers.get("content-type")).toMatch("text/plain");
    expect(await response.text()).toContain("from our own page");
    expect(await rowsOf("messages")).toEqual([]);
  });

  it.each([
    [32 * 1024, 400, ""],
    [32 * 1024 + 1, 413, "5,000 characters"],
  ])("of %i bytes are answered with %i and the words “%s”", async (bytes, status, words) => {
    const headers = {
      ...newVisitor(),
      origin: "http://localhost",
      "content-type": "application/x-www-form-urlencoded",
    };
    const response = await send("/contact/", "x".repeat(bytes), headers);
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(words);
    expect(await rowsOf("messages")).toEqual([]);
  });

  it.each(["/", "/sydney/", "/about/", "/contact/x", "/%63ontact/", "/contact.data.data"])(
    "to %s are not allowed",
    async (path) => {
      const response = await post(path, MESSAGE);
      expect(response.status).toBe(405);
      expect(response.headers.get("allow")).toBe("GET, HEAD, OPTIONS");
    },
  );

  it.each(["POST", "PUT", "PATCH", "DELETE"])(
    "%s that is refused is read to its end, so that its sender hears why",
    async (method) => {
      const request = new Request("http://localhost/sydney/", {
        method,
        headers: newVisitor(),
        body: "x".repeat(100_000),
      });
      const ctx = createExecutionContext();
      expect((await worker.fetch(request, env, ctx)).status).toBe(405);
      expect(request.bodyUsed).toBe(true);
    },
  );

  it.each(["PUT", "DELETE", "PATCH", "OPTIONS"])(
    "%s of a form lists POST among the allowed methods",
    async (method) => {
      const response = await fetchPath("/contact/", { method });
      expect(response.status).toBe(method === "OPTIONS" ? 204 : 405);
      expect(response.headers.get("allow")).toBe("GET, HEAD, POST, OPTIONS");
    },
  );
});
