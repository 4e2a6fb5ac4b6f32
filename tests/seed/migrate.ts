import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { migrateLocal } from "../../scripts/database/local.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder of a migrated, empty local database, for tests to copy. */
    migratedState: string;
    /** The migrations that were applied to it. */
    appliedMigrations: string[];
  }
}

/** Makes one local database for all test files in Node, because migrating takes wrangler seconds. */
export default async function setup(project: TestProject): Promise<() => void> {
  const stateDir = mkdtempSync(path.join(tmpdir(), "migrated-state-"));
  project.provide("appliedMigrations", await migrateLocal(stateDir));
  project.provide("migratedState", stateDir);
  return () => rmSync(stateDir, { recursive: true, force: true });
}
