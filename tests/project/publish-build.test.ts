import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { addPreviousAssets, saveDeployedAssets } from "../../scripts/publish-build.ts";

function folders() {
  const folder = mkdtempSync(path.join(tmpdir(), "assets-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const built = path.join(folder, "built");
  const deployed = path.join(folder, "deployed");
  /** Makes a new build that has these files alone. */
  const build = (...names: string[]) => {
    rmSync(built, { recursive: true, force: true });
    mkdirSync(built);
    for (const name of names) writeFileSync(path.join(built, name), `${name} of this build`);
  };
  const deploy = () => saveDeployedAssets(built, deployed, addPreviousAssets(built, deployed));
  return { built, deployed, build, deploy };
}

test("a deploy keeps the files of the previous one, and drops older ones", () => {
  const { built, build, deploy } = folders();
  build("root-1.js", "react-1.js");
  deploy();
  build("root-2.js", "react-1.js");
  deploy();
  expect(readdirSync(built).sort()).toEqual(["react-1.js", "root-1.js", "root-2.js"]);
  build("root-3.js");
  deploy();
  expect(readdirSync(built).sort()).toEqual(["react-1.js", "root-2.js", "root-3.js"]);
});

test("this build's file wins over one of the same name", () => {
  const { built, deployed, build, deploy } = folders();
  build("root-1.js");
  deploy();
  writeFileSync(path.join(deployed, "root-1.js"), "older");
  build("root-1.js");
  addPreviousAssets(built, deployed);
  expect(readFileSync(path.join(built, "root-1.js"), "utf8")).toBe("root-1.js of this build");
});
