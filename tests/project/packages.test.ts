import { expect, it } from "vitest";
import manifest from "../../package.json" with { type: "json" };

it("React Router's packages are of one release as soon as there is one, and then nothing is overridden", () => {
  const { dependencies, devDependencies, overrides } = manifest;
  const [ours = "", dev = ""] = [
    dependencies["react-router"],
    devDependencies["@react-router/dev"],
  ];
  expect("@react-router/node" in overrides).toBe(ours !== dev);
});
