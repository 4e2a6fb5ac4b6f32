// npm run desk: the production build with the desk, behind a proxy that takes the place of Cloudflare Access.
import http from "node:http";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { programOptions } from "../publishing/command-line/options.ts";
import { stateDirectory } from "../publishing/database/local.ts";
import { freePort, serveSite } from "./site.ts";

const usage = "[PORT=8787] [STATE_DIR=.wrangler/state] npm run desk -- [kim@example.com]";
const [email = "desk@example.com"] = programOptions(usage, {}, 1).positionals;
const port = Number(process.env.PORT ?? 8787);
const origin = `http://localhost:${port}`;
const AUDIENCE = "desk";

const { publicKey, privateKey } = await generateKeyPair("RS256");
const keys = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: "desk" }] });

// The Worker reads its settings from these variables.
Object.assign(process.env, {
  CLOUDFLARE_INCLUDE_PROCESS_ENV: "true",
  ACCESS_TEAM: origin,
  ACCESS_AUD: AUDIENCE,
  DESK_PUBLISHERS: email,
  YARD_LINKS_KEY: process.env.YARD_LINKS_KEY ?? "a-key-for-this-machine-alone-00000",
});
const sitePort = await freePort();
const site = await serveSite(sitePort, stateDirectory());
site.on("exit", () => process.exit());
// Cloudflare does this once an hour; here it is once a minute, so that one can watch it.
const hourly = `http://localhost:${sitePort}/cdn-cgi/local/scheduled`;
setInterval(() => fetch(hourly).catch(() => {}), 60_000);
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => site.kill());

http
  .createServer(async (request, response) => {
    if (request.url === "/cdn-cgi/access/certs") return response.end(keys);
    // A page on another host name that points to this machine must not get signed requests.
    if (request.headers.host !== `localhost:${port}`)
      return response.writeHead(421).end(`The desk is at ${origin}/desk/ alone.`);
    const token = await new SignJWT({ email })
      .setProtectedHeader({ alg: "RS256", kid: "desk" })
      .setIssuer(origin)
      .setAudience(AUDIENCE)
      .setIssuedAt()
      .setExpirationTime("10m")
      .sign(privateKey);
    const headers = { ...request.headers, "cf-access-jwt-assertion": token };
    const { url: path, method } = request;
    const options = { host: "localhost", port: sitePort, path, method, headers };
    const upstream = http.request(options, (found) => {
      response.writeHead(found.statusCode ?? 502, found.headers);
      found.pipe(response);
    });
    upstream.on("error", () => response.destroy());
    return request.pipe(upstream);
  })
  .listen(port, "localhost", () =>
    console.log(`The desk is at ${origin}/desk/ for ${email} (Ctrl+C stops it)`),
  );
