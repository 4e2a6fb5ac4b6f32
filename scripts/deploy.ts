// npm run deploy: builds, applies the migrations to the deployed database, then publishes the Worker. In
// this order, so that a new Worker never meets an old schema (migrations only ever add).
import path from "node:path";
import { unstable_readConfig } from "wrangler";
import { build } from "./build.ts";
import { WRANGLER_CONFIG } from "./database/local.ts";
import { remoteDatabase } from "./database/remote.ts";
import { addPreviousAssets, saveDeployedAssets } from "./deployed-assets.ts";
import { publicSampleLine } from "./public-sample.ts";
import { CommandError, ROOT, show } from "./run.ts";

const CREATE = "npx wrangler d1 create scrap-metal-prices --location oc";
const BUILD_ASSETS = path.join(ROOT, "build/client/assets");
const DEPLOYED_ASSETS = path.join(ROOT, ".wrangler/deployed-assets");

await build();
if (!(await show("wrangler", ["d1", "migrations", "apply", "DB", "--remote"]))) {
  console.error(
    `The migrations failed. Nothing was deployed. If the database does not exist yet, create it in Oceania first:\n  ${CREATE}`,
  );
  process.exit(1);
}
const buildFiles = addPreviousAssets(BUILD_ASSETS, DEPLOYED_ASSETS);
if (!(await show("wrangler", ["deploy"]))) process.exit(1);
saveDeployedAssets(BUILD_ASSETS, DEPLOYED_ASSETS, buildFiles);
try {
  const { vars } = unstable_readConfig({ config: WRANGLER_CONFIG });
  const line = publicSampleLine(String(vars.SITE_ORIGIN), remoteDatabase());
  if (line) console.log(line);
} catch (error) {
  // The Worker is published all the same.
  if (!(error instanceof CommandError)) throw error;
  console.error(`Deployed, but we could not check whether the data is a sample. ${error.message}`);
}
