import { run } from "../../command-line/run.ts";
import { step } from "./steps.ts";

/** Format, lint and the rules of imports. */
export function format(): Promise<void> {
  return step("Format, lint and import rules", () =>
    run("biome", ["ci", "--error-on-warnings", "."]),
  );
}

/** Types, with those of the settings and the routes, which are written anew. */
export function types(): Promise<void> {
  return step("Types", async () => {
    const runtime = ["--include-runtime=false", "--strict-vars=false"];
    await run("wrangler", ["types", "worker/env.d.ts", ...runtime]);
    await run("react-router", ["typegen"]);
    await run("tsc", []);
  });
}

/** Files, exports and packages that nothing uses. */
export function unused(): Promise<void> {
  return step("Nothing unused", () => run("knip", []));
}

/** Every package comes from the registry, with an integrity hash. */
export function lockfile(): Promise<void> {
  const rules = ["--allowed-hosts", "npm", "--validate-https", "--validate-integrity"];
  return step("Packages only from the registry, with integrity hashes", () =>
    run("lockfile-lint", ["--path", "package-lock.json", ...rules]),
  );
}
