import { EventEmitter, once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { createLocalJWKSet, decodeProtectedHeader, jwtVerify } from "jose";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

/** The site behind the desk: its port, and what it was started with. */
const { site } = vi.hoisted(() => ({ site: { port: 0, env: {} } }));

vi.mock(import("../../scripts/site.ts"), () => ({
  freePort: async () => site.port,
  serveSite: async () => {
    const { ACCESS_TEAM, ACCESS_AUD, DESK_PUBLISHERS } = process.env;
    site.env = { ACCESS_TEAM, ACCESS_AUD, DESK_PUBLISHERS };
    return new EventEmitter() as never;
  },
}));

const open = new AsyncDisposableStack();
const SETTINGS = ["CLOUDFLARE_INCLUDE_PROCESS_ENV", "ACCESS_TEAM", "ACCESS_AUD", "DESK_PUBLISHERS"];
let printed: string[];

/** Starts a server that is closed after the test; resolves to its port. */
async function listening(server: http.Server): Promise<number> {
  if (!server.listening) await once(server, "listening");
  open.defer(() => void server.close());
  return (server.address() as AddressInfo).port;
}

beforeEach(() => {
  printed = [];
  vi.spyOn(console, "log").mockImplementation((line) => void printed.push(line));
  vi.spyOn(process, "once").mockReturnValue(process);
  for (const name of SETTINGS) vi.stubEnv(name, "");
});
afterEach(async () => {
  await open.disposeAsync();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

it("npm run desk signs in who is named, at its own address alone", async () => {
  const behind = http.createServer(async (request, response) => {
    const { method, url, headers } = request;
    response.writeHead(203, { "X-Own": "1" });
    response.end(JSON.stringify({ method, url, headers, body: await text(request) }));
  });
  site.port = await listening(behind.listen(0, "localhost"));
  const free = http.createServer().listen(0, "localhost");
  await once(free, "listening");
  const { port } = free.address() as AddressInfo;
  free.close();
  await once(free, "close");
  vi.stubEnv("PORT", String(port));
  const created = vi.spyOn(http, "createServer");
  const { argv } = process;
  process.argv = [...argv.slice(0, 2), "kim@example.com"];
  try {
    await import("../../scripts/desk.ts");
  } finally {
    process.argv = argv;
  }
  await listening(created.mock.results[0]!.value);
  const origin = `http://localhost:${port}`;
  expect(printed).toEqual([`The desk is at ${origin}/desk/ for kim@example.com (Ctrl+C stops it)`]);
  expect(site.env).toEqual({
    ...{ ACCESS_TEAM: origin, ACCESS_AUD: "desk", DESK_PUBLISHERS: "kim@example.com" },
  });

  /** What is answered where a request names another host. */
  const send = async (path: string, host: string, body = "") => {
    const options = { host: "localhost", port, path, method: "POST", headers: { host } };
    const request = http.request(options).end(body);
    const [found] = (await once(request, "response")) as [http.IncomingMessage];
    return { status: found.statusCode, headers: found.headers, body: await text(found) };
  };
  const found = await send("/desk/?a=1", `localhost:${port}`, "typed");
  expect(found).toMatchObject({ status: 203, headers: { "x-own": "1" } });
  const sent = JSON.parse(found.body);
  expect(sent).toMatchObject({ method: "POST", url: "/desk/?a=1", body: "typed" });
  expect(sent.headers.host).toBe(`localhost:${port}`);

  // As the site checks it.
  const keys = JSON.parse((await send("/cdn-cgi/access/certs", "elsewhere.example")).body);
  const token = sent.headers["cf-access-jwt-assertion"];
  const { payload } = await jwtVerify(token, createLocalJWKSet(keys), {
    ...{ issuer: origin, audience: "desk" },
  });
  expect(payload.email).toBe("kim@example.com");
  expect(payload.exp! - payload.iat!).toBe(600);
  expect(decodeProtectedHeader(token).kid).toBe(keys.keys[0].kid);
  expect(keys.keys[0]).not.toHaveProperty("d");

  for (const host of ["elsewhere.example", `elsewhere.example:${port}`, "localhost"]) {
    const { status, body } = await send("/desk/", host);
    expect([status, body], host).toEqual([421, `The desk is at ${origin}/desk/ alone.`]);
  }
});
