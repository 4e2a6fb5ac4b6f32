// npm start: the production build in the local Workers runtime. npm run dev: the same with hot reload.
import { createServer } from "node:net";
import { parseArgs } from "node:util";
import { createServer as createViteServer, preview } from "vite";
import { seedIfEmpty } from "../seed/loader/database.ts";
import { DataError } from "../seed/loader/problems.ts";
import { buildIfStale } from "./build.ts";
import { migrateLocal, stateDirectory } from "./database/local.ts";
import { ROOT } from "./run.ts";

async function main(): Promise<void> {
  const { dev } = parseArgs({ options: { dev: { type: "boolean" } } }).values;
  const port = portFrom(process.env.PORT ?? "8787");
  await assertFree(port);
  if (!dev) buildIfStale();
  const stateDir = stateDirectory();
  await migrateLocal(stateDir);
  if (await seedIfEmpty(stateDir)) console.log("The local database was empty: sample data loaded.");
  await (dev ? develop(port) : serve(port));
  console.log(`Scrap Metal Prices Australia is at http://localhost:${port}/ (Ctrl+C stops it)`);
}

function portFrom(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`PORT must be a whole number from 1 to 65535, not "${text}".`);
}

/** Found out before the build, so that nobody waits for a server that cannot start. */
function assertFree(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", () =>
      reject(
        new Error(
          `Port ${port} is taken. Stop what uses it, or choose another: PORT=8788 npm start`,
        ),
      ),
    );
    probe.listen(port, "localhost", () => probe.close(() => resolve()));
  });
}

async function serve(port: number): Promise<void> {
  await preview({ root: ROOT, logLevel: "warn", preview: { port, strictPort: true } });
}

async function develop(port: number): Promise<void> {
  const server = await createViteServer({ root: ROOT, server: { port, strictPort: true } });
  await server.listen();
}

main().catch((error: Error) => {
  console.error(error.message);
  if (error instanceof DataError)
    console.error("Correct these lines, then start again. Nothing was loaded.");
  process.exit(1);
});
