import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { ROOT } from "../../command-line/run.ts";
import { buildIfStale } from "../../scripts/build.ts";

it("a build is one for production, also if a test makes it", async () => {
  await buildIfStale();
  const scripts = globSync(path.join(ROOT, "build/client/assets/*.js"));
  expect(scripts.length).toBeGreaterThan(10);
  const development = scripts.filter((file) =>
    readFileSync(file, "utf8").includes("react-devtools"),
  );
  expect(development).toEqual([]);
});

it("the Worker stays as light as it is, because each isolate reads all of it but the desk as it starts", async () => {
  await buildIfStale();
  const files = globSync(path.join(ROOT, "build/server/**/*.js"));
  const size = (some: string[]) =>
    gzipSync(Buffer.concat(some.map((file) => readFileSync(file)))).length;
  const isOfDesk = (file: string) => /\/(desk|publishing|service-worker)-[^/]*$/.test(file);
  // 516 KB, of which verdicts on a load, times at which yards are open and what a search asks for are 17, and the
  // settings of the desk with what others export for it are 2.
  expect(size(files.filter((file) => !isOfDesk(file)))).toBeLessThan(518_000);
  // The desk, which is loaded when an operator opens it, and the text of the service worker.
  expect(size(files.filter(isOfDesk))).toBeLessThan(75_000);
});

/** What asks for the code that vite/unused-code.ts leaves out of React and its router, which then does nothing. */
const LEFT_OUT =
  /\b(NavLink|useBlocker|unstable_usePrompt|viewTransition=|ViewTransition|SuspenseList|useActionState|useFormState)\b|<Fragment ref/;

it("no page uses what the build leaves out", () => {
  const files = globSync("app/**/*.{ts,tsx}", { cwd: ROOT });
  const users = files.filter((file) => LEFT_OUT.test(readFileSync(path.join(ROOT, file), "utf8")));
  expect(files.length).toBeGreaterThan(100);
  expect(users).toEqual([]);
});
