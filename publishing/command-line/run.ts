import { execFile, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { promisify } from "node:util";

/** The project's folder. */
export const ROOT = path.join(import.meta.dirname, "../..");

/** A failure that a command expects. The message says what to do, so it is shown without a stack. */
export class CommandError extends Error {
  override name = "CommandError";
}

// Wrangler prints no banner, sends no usage statistics and does not look up this machine's location, so a local server
// is nowhere unless it is given the file of a place. Compiled code is cached, because compiling takes a third of
// wrangler's start-up time.
Object.assign(process.env, {
  NODE_COMPILE_CACHE: path.join(ROOT, "node_modules/.cache/node"),
  CLOUDFLARE_CF_FETCH_ENABLED: String(Boolean(process.env.CLOUDFLARE_CF_FETCH_PATH)),
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_HIDE_BANNER: "true",
  DO_NOT_TRACK: "1",
});

const BIN = path.join(ROOT, "node_modules/.bin");

const options = (env = {}) => ({
  cwd: ROOT,
  // The tools start the first `node` that they find, and the machine's own may be too old.
  env: { ...process.env, PATH: `${BIN}${path.delimiter}${process.env.PATH}`, ...env },
  maxBuffer: 256 * 1024 * 1024,
});

interface RunOptions {
  /** The time limit in milliseconds. */
  timeoutMs?: number;
  /** Environment variables to add to this process's own. */
  env?: Record<string, string>;
}

/**
 * Runs one of the project's own tools without showing its output. The tool ends with this process.
 * @throws Error with everything that the tool printed, if it fails or takes too long
 */
export async function run(
  tool: string,
  args: string[],
  { timeoutMs, env }: RunOptions = {},
): Promise<void> {
  const file = path.join(BIN, tool);
  const running = promisify(execFile)(file, args, { ...options(env), timeout: timeoutMs });
  running.child.stdin?.end();
  const stop = () => running.child.kill();
  process.once("exit", stop);
  try {
    await running;
  } catch (error) {
    const { killed, message, stdout, stderr } = error as Failure;
    const how = killed ? `was stopped after ${timeoutMs} ms` : "failed";
    const output = stdout + stderr || message;
    throw new Error(`${[tool, ...args].join(" ")} ${how}:\n${output}`);
  } finally {
    process.off("exit", stop);
  }
}

interface Failure extends Error {
  killed: boolean;
  stdout: string;
  stderr: string;
}

/**
 * Runs one of the project's own tools, and returns its exit status and output whether it succeeds or not.
 * @throws Error if it cannot be started
 */
export function capture(tool: string, args: string[]) {
  const { status, stdout, stderr, error } = spawnSync(path.join(BIN, tool), args, {
    ...options(),
    stdio: ["ignore", "pipe", "pipe"],
    encoding: "utf8",
  });
  if (error) throw error;
  return { status, stdout, stderr };
}

/**
 * Runs one of the project's own tools with its output on the terminal and more variables in its environment. Resolves
 * to true if it succeeded.
 */
export async function show(
  tool: string,
  args: string[],
  variables: Record<string, string> = {},
): Promise<boolean> {
  const { cwd, env } = options();
  const running = spawn(path.join(BIN, tool), args, {
    cwd,
    env: { ...env, ...variables },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const [status] = await once(running, "close");
  return status === 0;
}
