import path from "node:path";
import { addPreviousAssets, saveDeployedAssets } from "./deployed-assets.ts";
import { nameExistingNamespaces } from "./kv-namespaces.ts";
import { ROOT, show } from "./run.ts";

const CREATE = "npx wrangler d1 create scrap-metal-prices --location oc";
const BUILD_ASSETS = path.join(ROOT, "build/client/assets");
const BUILD_CONFIG = path.join(ROOT, "build/server/wrangler.json");
const DEPLOYED_ASSETS = path.join(ROOT, ".wrangler/deployed-assets");

/**
 * Applies the migrations to the deployed database, then publishes the build: in this order, so that a new
 * Worker never meets an old schema (migrations only ever add). Resolves to whether both succeeded; what
 * failed is on the terminal.
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
