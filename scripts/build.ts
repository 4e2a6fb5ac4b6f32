import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { ROOT, run } from "../publishing/command-line/run.ts";

/** The parts of a build; if one is missing, there is no build. */
const BUILT = ["build/client/assets", "build/server/wrangler.json"];

const SOURCES = [
  "app",
  "worker",
  "package-lock.json",
  "publishing",
  "react-router.config.ts",
  "scripts/build",
  "seed/localities.csv",
  "tsconfig.json",
  "vite.config.ts",
  "wrangler.toml",
];

/**
 * Builds the site unless the last build is newer than all its sources.
 * @throws Error with the builder's output if it fails
 */
export async function buildIfStale(): Promise<void> {
  const built = Math.min(...BUILT.map((part) => modified(path.join(ROOT, part))));
  if (SOURCES.some((source) => newest(path.join(ROOT, source)) > built)) await build();
}

/**
 * Builds the site for production.
 * @throws Error with the builder's output if it fails
 */
export async function build(): Promise<void> {
  console.log("Building …");
  // Otherwise a test that builds would get React's development build, and every later start the secrets of this one.
  const env = { NODE_ENV: "production", CLOUDFLARE_LOAD_DEV_VARS_FROM_DOT_ENV: "false" };
  await run("react-router", ["build"], { env });
}

function modified(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function newest(file: string): number {
  const stat = statSync(file);
  if (!stat.isDirectory()) return stat.mtimeMs;
  const inside = readdirSync(file, { recursive: true, encoding: "utf8" });
  return Math.max(stat.mtimeMs, ...inside.map((name) => statSync(path.join(file, name)).mtimeMs));
}
