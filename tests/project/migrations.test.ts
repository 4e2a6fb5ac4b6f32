import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";

const root = path.join(import.meta.dirname, "../..");

it("has a migration for every change of the schema", () => {
  const out = mkdtempSync(path.join(tmpdir(), "migrations-"));
  try {
    cpSync(path.join(root, "migrations"), out, { recursive: true });
    const before = readdirSync(out);
    const { stdout, stderr } = spawnSync(
      path.join(root, "node_modules/.bin/drizzle-kit"),
      [
        "generate",
        "--dialect=sqlite",
        "--schema=./worker/data/schema.ts",
        `--out=${path.relative(root, out)}`,
      ],
      { cwd: root, encoding: "utf8" },
    );
    expect(stdout + stderr).toContain("No schema changes");
    expect(readdirSync(out)).toEqual(before);
  } finally {
    rmSync(out, { recursive: true });
  }
});
