import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { buildIfStale } from "../../scripts/build.ts";
import { ROOT } from "../../scripts/run.ts";

it("a build is one for production, also if a test makes it", async () => {
  await buildIfStale();
  const scripts = globSync(path.join(ROOT, "build/client/assets/*.js"));
  expect(scripts.length).toBeGreaterThan(10);
  const development = scripts.filter((file) =>
    readFileSync(file, "utf8").includes("react-devtools"),
  );
  expect(development).toEqual([]);
});
