import { readFileSync } from "node:fs";
import http, { type IncomingMessage } from "node:http";
import http2, { type Http2SecureServer, type Http2ServerResponse } from "node:http2";
import path from "node:path";
import { constants, createBrotliCompress } from "node:zlib";
import { ROOT } from "../publishing/command-line/run.ts";

/** Content types that Cloudflare compresses; the local runtime compresses nothing. */
const COMPRESSED = /text|json|javascript|xml|svg/;
/** Roughly the brotli quality that Cloudflare uses for a Worker's responses. */
const QUALITY = 5;
/** Headers that belong to a connection, which HTTP/2 does not allow. */
const HOP_BY_HOP = ["connection", "keep-alive", "transfer-encoding"];

/**
 * A proxy in front of a local port that acts like Cloudflare's edge, with HTTP/2 over TLS and brotli. Its certificate
 * is self-signed.
 */
export function edge(port: number): Http2SecureServer {
  const pem = readFileSync(path.join(ROOT, "scripts/localhost.pem"));
  return http2.createSecureServer(
    { key: pem, cert: pem, allowHTTP1: true },
    (request, response) => {
      const { url, method } = request;
      const headers = Object.fromEntries(
        Object.entries(request.headers).filter(([name]) => !name.startsWith(":")),
      );
      const upstream = http.request(
        { host: "localhost", port, path: url, method, headers },
        (found) => forward(found, response),
      );
      upstream.on("error", () => response.destroy());
      request.pipe(upstream);
    },
  );
}

function forward(upstream: IncomingMessage, response: Http2ServerResponse): void {
  const isCompressed = COMPRESSED.test(upstream.headers["content-type"] ?? "");
  const headers = Object.entries(upstream.headers).filter(
    ([name]) => !HOP_BY_HOP.includes(name) && !(isCompressed && name === "content-length"),
  );
  response.writeHead(upstream.statusCode ?? 502, {
    ...Object.fromEntries(headers),
    ...(isCompressed && { "content-encoding": "br" }),
  });
  if (!isCompressed) {
    upstream.pipe(response);
    return;
  }
  upstream
    .pipe(createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }))
    .pipe(response);
}
