import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { firstVisit, SLOW_PHONE } from "../../../bench/visits.ts";
import { expect, visitorTest as test } from "../fixtures.ts";

/** Serves files by their path; returns the origin. */
async function serve(
  open: AsyncDisposableStack,
  files: Record<string, [type: string, body: string]>,
) {
  const server = createServer(({ url = "" }, response) => {
    const [type, body] = files[url] ?? ["text/plain", ""];
    response.writeHead(files[url] ? 200 : 404, { "Content-Type": type }).end(body);
  }).listen(0);
  open.defer(() => void server.close());
  await once(server, "listening");
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

const HTML = "<!doctype html><title>Page</title>";
const zipped = (text: string) => gzipSync(text).length;

test("a first visit counts all that is loaded, late as well, and notices a busy page", async ({
  browser,
}) => {
  await using open = new AsyncDisposableStack();
  const html = `${HTML}<link rel="stylesheet" href="/a.css"><p>Copper</p><script src="/a.js"></script>`;
  const css = '@font-face { font-family: "A"; src: url("/a.woff2") } p { font-family: "A" }';
  const script = `addEventListener("load", () => setTimeout(() => {
    for (const start = performance.now(); performance.now() < start + 120; );
    fetch("/late.json");
  }));`;
  const data = JSON.stringify({ price: "late ".repeat(99) });
  const origin = await serve(open, {
    "/": ["text/html", html],
    "/a.css": ["text/css", css],
    "/a.js": ["text/javascript", script],
    "/a.woff2": ["font/woff2", "no font, but bytes"],
    "/late.json": ["application/json", data],
  });
  const { longestTask, lcp, ...bytes } = await firstVisit(browser, `${origin}/`, SLOW_PHONE);
  expect(bytes).toEqual({
    page: zipped(html) + zipped(css) + 18,
    scripts: zipped(script) + zipped(data),
    requests: 5,
  });
  expect(longestTask).toBeGreaterThanOrEqual(120);
  expect(lcp).toBeGreaterThan(0);
});

test("a first visit fails where a file is missing", async ({ browser }) => {
  await using open = new AsyncDisposableStack();
  const page = `${HTML}<script src="/none.js"></script>`;
  const origin = await serve(open, { "/": ["text/html", page] });
  await expect(firstVisit(browser, origin, SLOW_PHONE)).rejects.toThrow(/\/none\.js: 404/);
});
