import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";

const root = path.join(import.meta.dirname, "../..");

/** What the linter says of a folder. */
function lint(folder: string): string {
  const { stdout, stderr } = spawnSync(
    path.join(root, "node_modules/.bin/biome"),
    ["lint", "--vcs-enabled=false", "."],
    { cwd: folder, encoding: "utf8" },
  );
  expect(stdout).toMatch(/Checked \d+ files/);
  return stderr;
}

/** Whether the linter refuses this import in a file at this place. */
function isRefused(file: string, source: string): boolean {
  const folder = mkdtempSync(path.join(tmpdir(), "imports-"));
  try {
    cpSync(path.join(root, "biome.json"), path.join(folder, "biome.json"));
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), `export { x } from "${source}";\n`);
    return lint(folder).includes("noRestrictedImports");
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe("imports run one way", () => {
  it.each([
    ["app/ui/x.ts", "../../worker/data/cities.ts"],
    ["app/ui/x.ts", "../cities/city.route.tsx"],
    ["app/ui/x.ts", "../prices/price-table.tsx"],
    ["app/ui/x.ts", "../history/history-table.tsx"],
    ["app/ui/x.ts", "../frame/header.tsx"],
    ["app/ui/x.ts", "../feeds/feed-link.tsx"],
    ["app/ui/x.ts", "../data/fields.ts"],
    ["app/cities/x.ts", "../../worker/api/index.ts"],
    ["app/cities/x.ts", "../../worker/settings.ts"],
    ["app/cities/x.ts", "../frame/header.tsx"],
    ["app/cities/x.ts", "../prices/material.route.tsx"],
    ["app/history/x.ts", "../cities/city.route.tsx"],
    ["app/history/x.ts", "../../worker/settings.ts"],
    ["app/yards/map/x.ts", "../directory/directory.route.tsx"],
    ["app/guides/x.ts", "drizzle-orm"],
    ["app/load/x.ts", "../cities/city.route.tsx"],
    ["app/feeds/x.ts", "../../worker/api/index.ts"],
    ["app/data/x.ts", "../../worker/api/schemas.ts"],
    ["app/forms/x.ts", "virtual:react-router/server-build"],
    ["app/root.tsx", "../worker/cache/response-cache.ts"],
    ["app/frame/x.ts", "../../worker/security/rate-limits.ts"],
    ["worker/api/x.ts", "../../app/seo.ts"],
    ["worker/api/x.ts", "../cache/response-cache.ts"],
    ["worker/api/x.ts", "drizzle-orm/d1"],
    ["worker/data/x.ts", "../api/index.ts"],
    ["worker/data/x.ts", "../../app/format.ts"],
    ["worker/data/x.ts", "hono"],
    ["worker/data/record/x.ts", "../../api/index.ts"],
    ["worker/data/record/x.ts", "hono"],
    ["worker/cache/x.ts", "../api/index.ts"],
    ["worker/cache/x.ts", "virtual:react-router/server-build"],
    ["worker/cache/x.ts", "../../app/errors.ts"],
    ["worker/security/x.ts", "../cache/render.ts"],
    ["worker/security/x.ts", "../../app/errors.ts"],
    ["worker/settings.ts", "../app/errors.ts"],
    ["contract/x.ts", "../app/format.ts"],
    ["contract/x.ts", "../worker/settings.ts"],
    ["worker/x.ts", "virtual:react-router/server-build"],
  ])("%s may not import %s", (file, source) => {
    expect(isRefused(file, source)).toBe(true);
  });

  it.each([
    ["app/ui/x.ts", "../format.ts"],
    ["app/cities/x.ts", "../../worker/data/cities.ts"],
    ["app/cities/x.ts", "../prices/price-table.tsx"],
    ["app/data/x.ts", "../../worker/data/yards/yards.ts"],
    ["app/yards/map/x.ts", "./points.route.ts"],
    ["app/root.tsx", "./frame/header.tsx"],
    ["app/cities/x.ts", "../../contract/context.ts"],
    ["contract/x.ts", "../worker/data/store.ts"],
    ["worker/cache/x.ts", "../../contract/cache-policy.ts"],
    ["worker/api/x.ts", "../data/cities.ts"],
    ["worker/data/x.ts", "drizzle-orm"],
    ["worker/data/record/x.ts", "../schema.ts"],
    ["worker/cache/x.ts", "../security/rate-limits.ts"],
    ["worker/index.ts", "virtual:react-router/server-build"],
  ])("%s may import %s", (file, source) => {
    expect(isRefused(file, source)).toBe(false);
  });
});

it("no two files import each other, in a circle of any length", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "cycles-"));
  try {
    cpSync(path.join(root, "biome.json"), path.join(folder, "biome.json"));
    for (const [name, next] of ["ab", "bc", "ca"])
      writeFileSync(
        path.join(folder, `${name}.ts`),
        `import type { T } from "./${next}.ts";\nexport type { T };\n`,
      );
    expect(lint(folder)).toContain("noImportCycles");
  } finally {
    rmSync(folder, { recursive: true });
  }
});
