import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
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

// A deploy migrates while the Worker before it still runs, and a rollback brings that one back. Those up to 0009 took
// something away.
it.each(
  readdirSync(path.join(root, "migrations")).filter((name) => /^(001|00[2-9]|0[1-9])/.test(name)),
)("%s only adds, so that the Worker before it goes on working", (name) => {
  const sql = readFileSync(path.join(root, "migrations", name), "utf8");
  expect(sql).not.toMatch(/^\s*(drop|delete|update|pragma)\b|\b(drop|rename)\b/im);
  for (const [added] of sql.matchAll(/^alter table .* add .*not null.*$/gim))
    expect(added).toMatch(/ default /i);
});
