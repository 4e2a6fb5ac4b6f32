import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import path from "node:path";
import { ROOT } from "../publishing/command-line/run.ts";

/**
 * Starts the production build, after building it if anything has changed; resolves once it answers.
 * @param state the folder of its database, relative to the project's folder
 * @throws Error if it does not start
 */
export async function serveSite(port: number, state: string): Promise<ChildProcess> {
  const server = spawn(process.execPath, [path.join(ROOT, "scripts/serve.ts")], {
    env: { ...process.env, PORT: String(port), STATE_DIR: state },
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const line of server.stdout) if (String(line).includes("is at http")) return server;
  throw new Error("The site did not start: its own message is above.");
}

/** A free port on this machine. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}
