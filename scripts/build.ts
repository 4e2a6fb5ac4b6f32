import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { ROOT, run } from "./run.ts";

/** Written last by a build, so that a build that was broken off counts as missing. */
const BUILT = path.join(ROOT, "build/server/wrangler.json");

const SOURCES = [
  "app",
  "worker",
  "package-lock.json",
  "react-router.config.ts",
  "tsconfig.json",
  "vite.config.ts",
  "wrangler.toml",
];

/** Builds the site unless the last build is newer than everything it is made from. */
export function buildIfStale(): void {
  const built = statSync(BUILT, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (SOURCES.some((source) => newest(path.join(ROOT, source)) > built)) build();
}

/** Builds the site for production. */
export function build(): void {
  console.log("Building …");
  run("react-router", ["build"]);
}

function newest(file: string): number {
  const stat = statSync(file);
  if (!stat.isDirectory()) return stat.mtimeMs;
  const inside = readdirSync(file, { recursive: true, encoding: "utf8" });
  return Math.max(stat.mtimeMs, ...inside.map((name) => statSync(path.join(file, name)).mtimeMs));
}
