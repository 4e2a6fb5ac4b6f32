import { createHash } from "node:crypto";
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

it("every script is listed with the hash of what it holds, so that browsers run no other", async () => {
  await buildIfStale();
  const [server = ""] = globSync(path.join(ROOT, "build/server/index.js"));
  const listed = readFileSync(server, "utf8").matchAll(
    /"\/assets\/([^"]+\.js)":\W(sha384-[^"`]+)/g,
  );
  const scripts = globSync("*.js", { cwd: path.join(ROOT, "build/client/assets") }).map((name) => {
    const script = readFileSync(path.join(ROOT, "build/client/assets", name));
    return [name, `sha384-${createHash("sha384").update(script).digest("base64")}`];
  });
  expect(Object.fromEntries([...listed].map((found) => found.slice(1)))).toEqual(
    Object.fromEntries(scripts),
  );
});

it("the browser's list of routes has those alone that links inside the site lead to", async () => {
  await buildIfStale();
  const [file = ""] = globSync(path.join(ROOT, "build/client/assets/manifest-*.js"));
  const text = readFileSync(file, "utf8");
  const {
    routes,
  }: Record<"routes", Record<string, Record<string, unknown>>> = JSON.parse(
    text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1),
  );
  for (const id of ["root", "cities/city.route", "yards/directory/directory.route"])
    expect(routes[id], id).toMatchObject({ hasDefaultExport: true });
  const others = Object.values(routes).filter(
    ({ hasDefaultExport, hasClientLoader }) => !hasDefaultExport && !hasClientLoader,
  );
  expect(others).toEqual([]);
  // What a route does not have is not said, nor the chunks that its module names itself.
  expect(text).not.toMatch(/:false|"imports"/);
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
