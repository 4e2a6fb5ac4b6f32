// npm run deploy: builds, migrates the deployed database, then publishes the Worker. In this order, so
// that a new Worker never runs on an old schema. The old Worker can run on the new schema, because
// migrations only add to it.
import path from "node:path";
import { build } from "./build.ts";
import { addPreviousAssets, saveDeployedAssets } from "./deployed-assets.ts";
import { ROOT, show } from "./run.ts";

const CREATE = "npx wrangler d1 create scrap-metal-prices --location oc";
const BUILD_ASSETS = path.join(ROOT, "build/client/assets");
const DEPLOYED_ASSETS = path.join(ROOT, ".wrangler/deployed-assets");

await build();
if (!show("wrangler", ["d1", "migrations", "apply", "DB", "--remote"])) {
  console.error(
    `The migrations failed. Nothing was deployed. If the database does not exist yet, create it in Oceania first:\n  ${CREATE}`,
  );
  process.exit(1);
}
const buildFiles = addPreviousAssets(BUILD_ASSETS, DEPLOYED_ASSETS);
if (!show("wrangler", ["deploy"])) process.exit(1);
saveDeployedAssets(BUILD_ASSETS, DEPLOYED_ASSETS, buildFiles);
