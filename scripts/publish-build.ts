import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { capture, ROOT, show } from "../publishing/command-line/run.ts";

const CREATE = "npx wrangler d1 create scrap-metal-prices --location oc";
const BUILD_ASSETS = path.join(ROOT, "build/client/assets");
const BUILD_CONFIG = path.join(ROOT, "build/server/wrangler.json");
const DEPLOYED_ASSETS = path.join(ROOT, ".wrangler/deployed-assets");

/**
 * Applies the migrations to the deployed database, then publishes the build. In this order a new Worker never meets an
 * old schema (migrations only ever add). Resolves to true if both succeeded; errors are shown on the terminal.
 */
export async function publishBuild(): Promise<boolean> {
  if (!(await show("wrangler", ["d1", "migrations", "apply", "DB", "--remote"]))) {
    console.error(
      `The migrations failed. Nothing was deployed. If the database does not exist yet, create it in Oceania first:\n  ${CREATE}`,
    );
    return false;
  }
  nameExistingNamespaces(BUILD_CONFIG);
  const buildFiles = addPreviousAssets(BUILD_ASSETS, DEPLOYED_ASSETS);
  if (!(await show("wrangler", ["deploy"]))) return false;
  saveDeployedAssets(BUILD_ASSETS, DEPLOYED_ASSETS, buildFiles);
  return true;
}

/**
 * Adds the hashed files of the previous deploy to this build, so that pages that visitors still have open can load
 * them. Returns the names of this build's own files.
 */
export function addPreviousAssets(buildDir: string, deployedDir: string): string[] {
  const buildFiles = readdirSync(buildDir);
  if (!existsSync(deployedDir)) return buildFiles;
  for (const name of readdirSync(deployedDir)) {
    if (!buildFiles.includes(name))
      copyFileSync(path.join(deployedDir, name), path.join(buildDir, name));
  }
  return buildFiles;
}

/** Saves copies of what was deployed for the next deploy, replacing the previous copies. */
export function saveDeployedAssets(buildDir: string, deployedDir: string, names: string[]): void {
  rmSync(deployedDir, { recursive: true, force: true });
  mkdirSync(deployedDir, { recursive: true });
  for (const name of names) copyFileSync(path.join(buildDir, name), path.join(deployedDir, name));
}

/** The part of wrangler's configuration that we read. */
interface Config {
  name: string;
  kv_namespaces: { binding: string; id?: string }[];
}

/**
 * Writes the ids of existing KV namespaces into the configuration of a build. wrangler creates a namespace without an
 * id before it uploads the Worker for the first time. If that upload failed, it would try to create the namespace
 * again, and Cloudflare rejects a second one with the same name.
 */
function nameExistingNamespaces(configFile: string): void {
  const { status, stdout } = capture("wrangler", ["kv", "namespace", "list"]);
  // The deploy itself will then report the problem.
  if (status !== 0) return;
  const existing = JSON.parse(stdout) as { id: string; title: string }[];
  const config = JSON.parse(readFileSync(configFile, "utf8")) as Config;
  for (const namespace of config.kv_namespaces) {
    const title = `${config.name}-${namespace.binding.toLowerCase()}`;
    namespace.id ??= existing.find((one) => one.title === title)?.id;
  }
  writeFileSync(configFile, JSON.stringify(config));
}
