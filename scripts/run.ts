import { spawnSync } from "node:child_process";
import path from "node:path";

const ROOT = path.join(import.meta.dirname, "..");
const BIN = path.join(ROOT, "node_modules/.bin");

/** Quiet tools: no banner, no statistics sent, and no look-up of where this machine stands. */
export const QUIET = {
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_HIDE_BANNER: "true",
  DO_NOT_TRACK: "1",
};

/**
 * Runs one of the project's own tools without a word of output.
 * @throws an Error with all that the tool printed when it fails
 */
export function run(tool: string, args: string[], env: Record<string, string> = {}): string {
  const { status, stdout, stderr, error } = spawnSync(path.join(BIN, tool), args, {
    cwd: ROOT,
    env: { ...process.env, ...QUIET, ...env },
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`${tool} ${args.join(" ")} failed:\n${stdout}${stderr}`);
  return stdout + stderr;
}
