import { cpSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { capture, ROOT } from "../../publishing/command-line/run.ts";
import { temporaryFolder } from "../publishing/data-folder.ts";

it("every change of the schema has a migration", () => {
  const out = temporaryFolder();
  cpSync(path.join(ROOT, "migrations"), out, { recursive: true });
  const before = readdirSync(out);
  const into = `--out=${path.relative(ROOT, out)}`;
  const schema = "--schema=./worker/data/schema.ts";
  const { stdout, stderr } = capture("drizzle-kit", ["generate", "--dialect=sqlite", schema, into]);
  expect(stdout + stderr).toContain("No schema changes");
  expect(readdirSync(out)).toEqual(before);
});

// A deploy migrates while the Worker before it still runs, and a rollback brings that one back. Those up to 0009 took
// something away.
it.each(
  readdirSync(path.join(ROOT, "migrations")).filter((name) => /^(001|00[2-9]|0[1-9])/.test(name)),
)("%s only adds, so that the Worker before it goes on working", (name) => {
  const sql = readFileSync(path.join(ROOT, "migrations", name), "utf8");
  expect(sql).not.toMatch(/^\s*(drop|delete|update|pragma)\b|\b(drop|rename)\b/im);
  for (const [added] of sql.matchAll(/^alter table .* add .*not null.*$/gim))
    expect(added).toMatch(/ default /i);
});
