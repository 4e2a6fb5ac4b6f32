import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** A folder for what the test files of a process share; removed after all tests. */
    sharedFolder: string;
  }
}

/** Makes a folder for what test files in Node share. */
export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), "shared-"));
  project.provide("sharedFolder", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
