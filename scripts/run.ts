import { spawnSync } from "node:child_process";
import path from "node:path";

/** The project's folder. */
export const ROOT = path.join(import.meta.dirname, "..");

// Quiet tools: no banner, no statistics sent, no look-up of where this machine stands.
Object.assign(process.env, {
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_HIDE_BANNER: "true",
  DO_NOT_TRACK: "1",
});

/**
 * Runs one of the project's own tools without a word of output.
 * @throws an Error with all that the tool printed when it fails
 */
export function run(tool: string, args: string[]): void {
  const { status, stdout, stderr, error } = spawn(tool, args, "pipe");
  if (error) throw error;
  if (status !== 0) throw new Error(`${tool} ${args.join(" ")} failed:\n${stdout}${stderr}`);
}

/** Runs one of the project's own tools before everybody's eyes; whether it succeeded. */
export function show(tool: string, args: string[]): boolean {
  return spawn(tool, args, "inherit").status === 0;
}

function spawn(tool: string, args: string[], stdio: "pipe" | "inherit") {
  return spawnSync(path.join(ROOT, "node_modules/.bin", tool), args, {
    cwd: ROOT,
    stdio: ["ignore", stdio, stdio],
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
}
