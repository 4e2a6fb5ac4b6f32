import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import path from "node:path";
import { ROOT } from "../publishing/command-line/run.ts";

/**
 * Starts the production build, which is made first if anything changed; resolves once it answers.
 * @param state the folder of its database, from the project's folder
 * @throws an Error if it does not start
 */
export async function serveSite(port: number, state: string): Promise<ChildProcess> {
  const server = spawn(process.execPath, [path.join(ROOT, "scripts/serve.ts")], {
    env: { ...process.env, PORT: String(port), STATE_DIR: state },
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const line of server.stdout) if (String(line).includes("is at http")) return server;
  throw new Error("The site did not start: its own message is above.");
}

/** A port of this machine that nothing uses. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}
