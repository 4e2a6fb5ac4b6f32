// npm run deploy: builds, applies the migrations to the deployed database, then publishes the Worker.

import { answerHelp } from "../command-line/options.ts";
import { CommandError } from "../command-line/run.ts";
import { remoteDatabase } from "../database/remote.ts";
import { operatorSettings, publicSiteLine } from "../publishing/commands/public-site.ts";
import { build } from "./build.ts";
import { publishBuild } from "./publish-build.ts";

answerHelp("npm run deploy");
await build();
if (!(await publishBuild())) process.exit(1);
try {
  const [row] = remoteDatabase().query<{ is_sample: number }>("select is_sample from dataset");
  const line = publicSiteLine(await operatorSettings(), row && row.is_sample === 1);
  if (line) console.log(line);
} catch (error) {
  // The Worker is published all the same.
  if (!(error instanceof CommandError)) throw error;
  console.error(`Deployed, but we could not check whether it shows sample data. ${error.message}`);
}
