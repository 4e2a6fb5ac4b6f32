import { Agent, request as httpRequest } from "node:http";
import { expect, visitorTest as test } from "../fixtures.ts";

// A response is lost only now and then, so there are many posts. Each test's visitor may send 120 in a minute, of
// which a refusal is one.
const ROUNDS = 10;
const BODY = "x".repeat(100 * 1024);

const REJECTED = [
  { what: "from another site", path: "/contact/", origin: "https://example.com", status: 403 },
  { what: "that is too large", path: "/contact/", origin: undefined, status: 413 },
  { what: "to a page without a form", path: "/sydney/", origin: undefined, status: 405 },
  { what: "to the API", path: "/api/cities", origin: undefined, status: 405 },
];

for (const { what, path, origin, status } of REJECTED) {
  test(`a post ${what} that does not say its length gets its ${status}`, async ({
    baseURL,
    extraHTTPHeaders,
  }) => {
    const url = new URL(path, baseURL);
    const headers = {
      ...extraHTTPHeaders,
      Origin: origin ?? baseURL!,
      "Content-Type": "application/x-www-form-urlencoded",
      "Transfer-Encoding": "chunked",
    };
    // One connection for all: what one post leaves unread would be in the way of the next.
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    try {
      for (let round = 0; round < ROUNDS; round++)
        expect(await postInChunks(url, headers, agent)).toBe(status);
    } finally {
      agent.destroy();
    }
  });
}

/** Posts the body with chunked encoding; returns the status once all of it and of the answer has gone. */
function postInChunks(url: URL, headers: Record<string, string>, agent: Agent): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const sent = Promise.withResolvers<void>();
  const post = httpRequest(url, { method: "POST", headers, agent }, (response) => {
    response.resume();
    response.on("end", () => sent.promise.then(() => resolve(response.statusCode ?? 0)));
    response.on("error", reject);
  });
  post.on("error", reject);
  post.on("finish", sent.resolve);
  for (let start = 0; start < BODY.length; start += 8_192)
    post.write(BODY.slice(start, start + 8_192));
  post.end();
  return promise;
}
