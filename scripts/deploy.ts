// npm run deploy: builds, applies the migrations to the deployed database, then publishes the Worker.
import { unstable_readConfig } from "wrangler";
import { build } from "./build.ts";
import { WRANGLER_CONFIG } from "./database/local.ts";
import { remoteDatabase } from "./database/remote.ts";
import { publicSampleLine } from "./public-sample.ts";
import { publishBuild } from "./publish-build.ts";
import { CommandError } from "./run.ts";

await build();
if (!(await publishBuild())) process.exit(1);
try {
  const { vars } = unstable_readConfig({ config: WRANGLER_CONFIG });
  const line = publicSampleLine(String(vars.SITE_ORIGIN), remoteDatabase());
  if (line) console.log(line);
} catch (error) {
  // The Worker is published all the same.
  if (!(error instanceof CommandError)) throw error;
  console.error(`Deployed, but we could not check whether it shows sample data. ${error.message}`);
}
