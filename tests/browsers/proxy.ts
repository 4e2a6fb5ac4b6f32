import { createHash, randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { type Feature, rewrite, takeAway } from "./in-page/older.ts";
import { RECORD, record } from "./in-page/record.ts";

/** The site as one browser is shown it. */
export interface SiteProxy {
  origin: string;
  /** What was asked for and not found, except pages. Reading it empties it. */
  takeFailures(): string[];
  /** Whether every request has its response. */
  isIdle(): boolean;
  countRequests(): number;
  close(): void;
}

/**
 * Starts a server in front of the site. Every page that it passes on begins with a script that records its
 * faults, and without the features that are to be taken away.
 * @param port of the site on this machine
 */
export async function startProxy(port: number, without: Feature[] = []): Promise<SiteProxy> {
  const script = `(${record})(${JSON.stringify(RECORD)});${takeAway(without)}`;
  const hash = `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
  // A visitor of its own: searches and posts are limited for each network (/64) of addresses.
  const [site, network] = [randomInt(65_536), randomInt(65_536)];
  const address = `2001:db8:${site.toString(16)}:${network.toString(16)}::1`;
  const failures: string[] = [];
  let open = 0;
  let requests = 0;

  async function pass(response: IncomingMessage, outgoing: ServerResponse, asked: IncomingMessage) {
    const { statusCode = 500, headers } = response;
    const type = headers["content-type"] ?? "";
    const isPage = type.startsWith("text/html");
    if (statusCode >= 400 && !isPage) failures.push(`${statusCode} for ${asked.url}`);
    if (statusCode >= 500 && isPage) failures.push(`${statusCode} for ${asked.url}`);
    if (!isPage && !(type.startsWith("text/css") && without.length > 0)) {
      outgoing.writeHead(statusCode, headers);
      response.pipe(outgoing);
      return;
    }
    const { "content-length": _, "content-security-policy": policy, ...others } = headers;
    const body = rewrite(await text(response), without);
    outgoing.writeHead(statusCode, {
      ...others,
      ...(policy && { "content-security-policy": allowed(String(policy), hash, without) }),
    });
    outgoing.end(isPage ? body.replace("<head>", () => `<head><script>${script}</script>`) : body);
  }

  const server = createServer((asked, outgoing) => {
    // A page that the browser has must not come without its script.
    const { "if-none-match": _, "accept-encoding": __, ...headers } = asked.headers;
    const options = { port, path: asked.url, method: asked.method, setHost: false };
    const forward = request({
      ...options,
      host: "localhost",
      headers: { ...headers, "cf-connecting-ip": address },
    });
    forward.on("response", (response) =>
      pass(response, outgoing, asked).catch(() => outgoing.destroy()),
    );
    forward.on("error", () => outgoing.destroy());
    open++;
    requests++;
    outgoing.on("close", () => {
      open--;
      forward.destroy();
    });
    asked.pipe(forward);
  }).listen(0, "localhost");
  await once(server, "listening");
  const { port: own } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${own}`,
    takeFailures: () => failures.splice(0),
    isIdle: () => open === 0,
    countRequests: () => requests,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** A policy that allows one script more; without what a browser without Trusted Types does not know. */
function allowed(policy: string, hash: string, without: Feature[]): string {
  const known = without.includes("newer") ? policy.replace(/; require-trusted-.*$/, "") : policy;
  return known.replace(/script-src (?:'none')?/, `script-src ${hash} `);
}
