import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { Hono } from "hono";
import { failure } from "./answers.ts";
import { createD1 } from "./d1.ts";
import { createKv } from "./kv.ts";
import { createWorkers } from "./workers.ts";

const TOKEN = "token-of-the-stand-in";
const ACCOUNT = "0123456789abcdef0123456789abcdef";

/** An account at the stand-in. */
export type Cloudflare = Awaited<ReturnType<typeof startCloudflare>>;

/**
 * Starts a stand-in for Cloudflare's REST API, with an empty account: as much of it as wrangler uses to
 * create a D1 database, run and import SQL there, and deploy a Worker with its assets and a KV namespace.
 * A call that it does not know is answered with 404 and kept in `unknownCalls`.
 */
export async function startCloudflare() {
  const folder = mkdtempSync(path.join(tmpdir(), "cloudflare-"));
  const unknownCalls: string[] = [];
  const d1 = createD1(folder);
  const kv = createKv();
  const workers = createWorkers();

  const api = new Hono();
  // The address of an upload is its own permission.
  api.put("/uploads/:file", d1.upload);
  api.use("/client/*", async (c, next) => {
    const token = c.req.header("Authorization")?.replace("Bearer ", "") ?? "";
    if (token !== TOKEN && !workers.isUploadToken(token))
      return failure(c, 401, 10000, "Authentication error");
    return next();
  });
  const account = `/client/v4/accounts/${ACCOUNT}`;
  api.route(`${account}/d1/database`, d1.routes);
  api.route(`${account}/storage/kv/namespaces`, kv.routes);
  api.route(`${account}/workers`, workers.routes);
  api.notFound((c) => {
    unknownCalls.push(`${c.req.method} ${c.req.path}`);
    return failure(c, 404, 7003, `Could not route to ${c.req.path}`);
  });

  const server = createServer((incoming, outgoing) => void answer(api, incoming, outgoing));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    d1,
    kv,
    workers,
    unknownCalls,
    /** What wrangler needs in its environment to speak with this account alone. */
    env: {
      CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${port}/client/v4`,
      CLOUDFLARE_API_TOKEN: TOKEN,
      CLOUDFLARE_ACCOUNT_ID: ACCOUNT,
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
      d1.close();
      rmSync(folder, { recursive: true });
    },
  };
}

async function answer(api: Hono, incoming: IncomingMessage, outgoing: ServerResponse) {
  const { method = "GET", headers, url } = incoming;
  const body = await buffer(incoming);
  const request = new Request(`http://${headers.host}${url}`, {
    method,
    headers: headers as Record<string, string>,
    body: body.length > 0 ? body : null,
  });
  const response = await api.fetch(request);
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}
