// npm start: the production build in the local Workers runtime. npm run dev: the same with hot reload.
import path from "node:path";
import {
  createServer as createViteServer,
  type PreviewServer,
  preview,
  type ViteDevServer,
} from "vite";
import { programOptions } from "../publishing/command-line/options.ts";
import { ROOT } from "../publishing/command-line/run.ts";
import { migrateLocal, stateDirectory } from "../publishing/database/local.ts";
import { isFree, lockState } from "../publishing/database/state-lock.ts";
import { DataError } from "../publishing/read/problems.ts";
import { seedIfEmpty } from "../seed/sample/first-start.ts";
import { buildIfStale } from "./build.ts";

async function main(): Promise<void> {
  const usage = "[PORT=8787] [STATE_DIR=.wrangler/state] npm start (or: npm run dev)";
  const { dev } = programOptions(usage, { dev: { type: "boolean" } }, 0).values;
  // The Worker reads its secret from these variables.
  if (process.env.YARD_LINKS_KEY) process.env.CLOUDFLARE_INCLUDE_PROCESS_ENV ??= "true";
  const port = portFrom(process.env.PORT ?? "8787");
  const stateDir = stateDirectory();
  await assertFree(port);
  await lockState(stateDir, port);
  stopOnSignal();
  if (!dev) await buildIfStale();
  await migrateLocal(stateDir);
  if (await seedIfEmpty(stateDir))
    console.log(
      "The local database was empty: sample data loaded, with two years of invented prices.",
    );
  const server = await (dev ? develop(port) : serve(port));
  stopOnSignal(server);
  console.log(`Scrap Metal Prices Australia is at http://localhost:${port}/ (Ctrl+C stops it)`);
}

function portFrom(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`PORT must be a whole number from 1 to 65535, not "${text}".`);
}

/** This runs before the build, so that nobody waits for a server that cannot start. */
async function assertFree(port: number): Promise<void> {
  if (await isFree(port)) return;
  throw new Error(
    `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=8788 npm start`,
  );
}

/** The first free port from this one up. */
async function freePort(port: number): Promise<number> {
  return (await isFree(port)) ? port : freePort(port + 1);
}

/** Serves the production build in the local Workers runtime. */
function serve(port: number): Promise<PreviewServer> {
  // Like Cloudflare, we send no CORS headers, with which browsers would request the site's files again.
  const server = { port, strictPort: true, cors: false };
  return preview({ root: ROOT, logLevel: "warn", preview: server });
}

/** Shown when development starts. */
const WHERE_TO_LOOK = `
Where to look
  app/routes.ts      every address, and the file that answers it
  README.md          one request through the code, in six files
  CONTRIBUTING.md    running one test; adding a page, a column, an operation or a metal
  /api/              the API, described
`;

/** Serves the sources, with hot reload and a debugger for the Worker. */
async function develop(port: number): Promise<ViteDevServer> {
  const inspectorPort = await freePort(portFrom(process.env.INSPECTOR_PORT ?? "9229"));
  process.env.INSPECTOR_PORT = String(inspectorPort);
  const server = await createViteServer({ root: ROOT, server: { port, strictPort: true } });
  server.watcher.on("add", applyMigration);
  await server.listen();
  console.log(`To debug the Worker, open chrome://inspect and add localhost:${inspectorPort}.`);
  console.log(WHERE_TO_LOOK);
  return server;
}

/** Applies a migration that has just been written. Until then, every page that reads a new column fails. */
async function applyMigration(file: string): Promise<void> {
  if (path.dirname(file) !== path.join(ROOT, "migrations") || !file.endsWith(".sql")) return;
  try {
    const applied = await migrateLocal(stateDirectory());
    if (applied.length > 0) console.log(`Applied ${applied.join(", ")}.`);
  } catch (error) {
    console.error((error as Error).message);
  }
}

/** Ends this process on Ctrl+C or SIGTERM, once the server, if there is one, has freed its port. */
function stopOnSignal(server?: PreviewServer | ViteDevServer): void {
  for (const signal of ["SIGINT", "SIGTERM"]) {
    // Vite's own listener exits with code 143, which npm reports as a failure.
    process.removeAllListeners(signal);
    process.once(signal, async () => {
      await server?.close();
      process.exit(0);
    });
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  if (error instanceof DataError)
    console.error("Correct these lines, then start again. Nothing was loaded.");
  process.exit(1);
});
