import { readFileSync } from "node:fs";
import http, { type IncomingMessage } from "node:http";
import http2, { type Http2SecureServer, type Http2ServerResponse } from "node:http2";
import path from "node:path";
import { constants, createBrotliCompress } from "node:zlib";
import { ROOT } from "./run.ts";

/** What Cloudflare compresses on its way; the local runtime sends everything as it is. */
const TEXT = /text|json|javascript|xml|svg/;
/** About what Cloudflare takes for answers of a Worker. */
const QUALITY = 5;
/** Headers of one connection, which HTTP/2 does not have. */
const OWN = ["connection", "keep-alive", "transfer-encoding"];

/**
 * A server in front of a local port that does what the edge does: HTTP/2 over TLS, texts compressed.
 * Nobody has signed its certificate but itself.
 */
export function edge(port: number): Http2SecureServer {
  const pem = readFileSync(path.join(ROOT, "scripts/localhost.pem"));
  return http2.createSecureServer({ key: pem, cert: pem, allowHTTP1: true }, (asked, answer) => {
    const { url, method } = asked;
    const headers = Object.fromEntries(
      Object.entries(asked.headers).filter(([name]) => !name.startsWith(":")),
    );
    const inner = http.request({ host: "localhost", port, path: url, method, headers }, (found) =>
      pass(found, answer),
    );
    inner.on("error", () => answer.destroy());
    asked.pipe(inner);
  });
}

function pass(found: IncomingMessage, answer: Http2ServerResponse): void {
  const isText = TEXT.test(found.headers["content-type"] ?? "");
  const headers = Object.entries(found.headers).filter(
    ([name]) => !OWN.includes(name) && !(isText && name === "content-length"),
  );
  answer.writeHead(found.statusCode ?? 502, {
    ...Object.fromEntries(headers),
    ...(isText && { "content-encoding": "br" }),
  });
  if (!isText) {
    found.pipe(answer);
    return;
  }
  found
    .pipe(createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }))
    .pipe(answer);
}
