import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";

const root = path.join(import.meta.dirname, "../..");

/** Whether the linter refuses this import in a file at this place. */
function isRefused(file: string, source: string): boolean {
  const folder = mkdtempSync(path.join(tmpdir(), "imports-"));
  try {
    cpSync(path.join(root, "biome.json"), path.join(folder, "biome.json"));
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), `export { x } from "${source}";\n`);
    const biome = path.join(root, "node_modules/.bin/biome");
    const { stdout, stderr } = spawnSync(biome, ["lint", "--vcs-enabled=false", "."], {
      cwd: folder,
      encoding: "utf8",
    });
    expect(stdout).toContain("Checked 2 files");
    return stderr.includes("noRestrictedImports");
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe("imports run one way", () => {
  it.each([
    ["app/ui/x.ts", "../../worker/data/cities.ts"],
    ["app/ui/x.ts", "../cities/city.route.tsx"],
    ["app/cities/x.ts", "../../worker/api/index.ts"],
    ["app/cities/x.ts", "../../worker/settings.ts"],
    ["app/cities/x.ts", "drizzle-orm"],
    ["app/cities/x.ts", "virtual:react-router/server-build"],
    ["worker/api/x.ts", "../../app/seo.ts"],
    ["worker/api/x.ts", "drizzle-orm/d1"],
    ["worker/data/x.ts", "../api/index.ts"],
    ["worker/data/x.ts", "hono"],
    ["worker/x.ts", "virtual:react-router/server-build"],
  ])("%s may not import %s", (file, source) => {
    expect(isRefused(file, source)).toBe(true);
  });

  it.each([
    ["app/ui/x.ts", "../../worker/data/types.ts"],
    ["app/cities/x.ts", "../../worker/data/cities.ts"],
    ["worker/api/x.ts", "../data/cities.ts"],
    ["worker/data/x.ts", "drizzle-orm"],
    ["worker/index.ts", "virtual:react-router/server-build"],
  ])("%s may import %s", (file, source) => {
    expect(isRefused(file, source)).toBe(false);
  });
});
