import http, { type IncomingMessage, type ServerResponse } from "node:http";
import { constants, createBrotliCompress } from "node:zlib";

/** What Cloudflare compresses on its way; the local runtime sends everything as it is. */
const TEXT = /text|json|javascript|xml|svg/;
/** About what Cloudflare takes for answers of a Worker. */
const QUALITY = 5;

/** A server in front of a local port that compresses texts, as the edge does. */
export function compressing(port: number): http.Server {
  return http.createServer((asked, answer) => {
    const { url: path, method, headers } = asked;
    const inner = http.request({ host: "localhost", port, path, method, headers }, (found) =>
      pass(found, answer),
    );
    inner.on("error", () => answer.destroy());
    asked.pipe(inner);
  });
}

function pass(found: IncomingMessage, answer: ServerResponse): void {
  const { "content-length": length, ...headers } = found.headers;
  if (!TEXT.test(headers["content-type"] ?? "")) {
    answer.writeHead(found.statusCode ?? 502, {
      ...headers,
      ...(length && { "content-length": length }),
    });
    found.pipe(answer);
    return;
  }
  answer.writeHead(found.statusCode ?? 502, { ...headers, "content-encoding": "br" });
  found
    .pipe(createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }))
    .pipe(answer);
}
