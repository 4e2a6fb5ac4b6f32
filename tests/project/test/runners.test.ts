import { symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it, vi } from "vitest";
import { ROOT } from "../../../publishing/command-line/run.ts";
import { check, suite, summarise } from "../../../scripts/test/runners.ts";
import { temporaryFolder } from "../../publishing/data-folder.ts";

it("a failure is counted and named again, and a runner that ends early is one", async () => {
  const folder = temporaryFolder();
  symlinkSync(path.join(ROOT, "node_modules"), path.join(folder, "node_modules"));
  const tests = `test("well", () => {}); test("1 < 2", () => { throw new Error("<no> & no"); });`;
  const file = (runner: string) => `import { test } from "${runner}"; ${tests}`;
  writeFileSync(path.join(folder, "meant-to-fail.test.js"), file("vitest"));
  writeFileSync(path.join(folder, "meant-to-fail.spec.mjs"), file("@playwright/test"));
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  await suite("Vitest", "vitest", "--root", folder, "meant-to-fail.test.js");
  await suite("Playwright", "playwright", "--config", folder, "meant-to-fail.spec");
  await suite("Early", "playwright", "--config", "nothing.ts");
  expect(await check("Check", () => Promise.reject(new Error("red")))).toBe(false);
  summarise();
  expect([process.exitCode, log.mock.lastCall]).toEqual([1, ["\n2 passed, 4 failed"]]);
  process.exitCode = undefined;
  const [, failed] = log.mock.calls.join("\n").split("\nFailed:\n");
  expect(failed).toMatch(
    /^✗ Vitest\n {2}meant-to-fail.test.js: 1 < 2\n.*<no> & no.*\n {2}meant-to-fail.spec.mjs: 1 < 2\n.*<no> & no/s,
  );
  expect(failed).toMatch(/✗ Early\n {2}It ended .*✗ Check\n {2}Error: red\n/s);
});
