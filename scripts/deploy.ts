// npm run deploy: builds the site, applies the migrations to the deployed database, publishes the Worker, and adds this
// version's new data.

import { programOptions } from "../publishing/command-line/options.ts";
import { CommandError } from "../publishing/command-line/run.ts";
import { operatorSettings, publicSiteLine } from "../publishing/commands/public-site.ts";
import { remoteTarget } from "../publishing/commands/targets.ts";
import { fillIn } from "../publishing/commands/world-publishing.ts";
import { remoteDatabase } from "../publishing/database/remote.ts";
import { build } from "./build.ts";
import { publishBuild } from "./publish-build.ts";

programOptions("npm run deploy", {}, 0);
await build();
if (!(await publishBuild())) process.exit(1);
try {
  const remote = remoteDatabase();
  if (await fillIn(remoteTarget(remote)))
    console.log("Filled in what this version adds to the data, such as places that searches find.");
  const [row] = remote.query<{ is_sample: number }>("select is_sample from dataset");
  const line = publicSiteLine(await operatorSettings(), row && row.is_sample === 1);
  if (line) console.log(line);
} catch (error) {
  // The Worker has been published anyway.
  if (!(error instanceof CommandError)) throw error;
  console.error(
    `Deployed, but the data could not be looked at or filled in. Load your folder once more: npm run data:load -- --remote your-folder\n${error.message}`,
  );
}
