import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, realpathSync, writeFileSync } from "node:fs";
import path from "node:path";
import { it } from "vitest";
import { ROOT } from "../../publishing/command-line/run.ts";
import { expectNone } from "../differences.ts";
import { temporaryFolder } from "../publishing/data-folder.ts";

/** A file, and what it imports. */
type Import = [file: string, source: string];

/** One for each rule of biome.json. */
const REFUSED: Import[] = [
  ["app/ui/x.ts", "../../worker/data/places/cities.ts"],
  ["app/ui/x.ts", "../prices/price-table.tsx"],
  ["app/words/x.ts", "../../worker/api/schemas.ts"],
  ["app/near/x.ts", "../my-load/load.ts"],
  ["app/cities/x.ts", "../../worker/api/index.ts"],
  ["app/cities/trend/x.ts", "../../metals/listed-prices.ts"],
  ["app/yards/map/x.ts", "../directory/directory.route.tsx"],
  ["app/root.tsx", "../worker/cache/response-cache.ts"],
  ["worker/contract/x.ts", "../../app/words/format.ts"],
  ["worker/amounts/x.ts", "../data/cents.ts"],
  ["worker/api/x.ts", "../../app/frame/seo.ts"],
  ["worker/search/x.ts", "drizzle-orm"],
  ["worker/data/x.ts", "../api/index.ts"],
  ["worker/data/record/x.ts", "../../api/index.ts"],
  ["worker/cache/x.ts", "../api/index.ts"],
  ["worker/security/x.ts", "../cache/render.ts"],
  ["worker/site/settings.ts", "../../app/frame/errors.ts"],
  ["worker/x.ts", "virtual:react-router/server-build"],
  ["worker/desk/x.ts", "../cache/response-cache.ts"],
  ["publishing/derive/x.ts", "node:crypto"],
  ["publishing/read/x.ts", "../../worker/api/index.ts"],
  ["publishing/commands/x.ts", "../../scripts/build.ts"],
  // In a circle of three.
  ["circle/a.ts", "./b.ts"],
  ["circle/b.ts", "./c.ts"],
  ["circle/c.ts", "./a.ts"],
];

/** What lies close to a rule. */
const ALLOWED: Import[] = [
  ["app/ui/x.ts", "../words/format.ts"],
  ["app/cities/x.ts", "../../worker/data/places/cities.ts"],
  ["app/cities/trend/x.ts", "../city-page.tsx"],
  ["app/root.tsx", "./frame/header.tsx"],
  ["worker/contract/x.ts", "../data/store.ts"],
  ["worker/data/x.ts", "../amounts/cents.ts"],
  ["worker/data/record/x.ts", "../../amounts/cents.ts"],
  ["publishing/read/x.ts", "../../worker/amounts/cents.ts"],
  ["worker/index.ts", "virtual:react-router/server-build"],
  ["worker/desk/x.ts", "../../app/words/format.ts"],
];

/** What React and React Router do not document. */
const UNDOCUMENTED = [
  'export { UNSAFE_useScrollRestoration as useScroll } from "react-router";',
  'import { UNSAFE_DataRouterContext } from "react-router";',
  "export const router = window.__reactRouterDataRouter?.state;",
  "globalThis.__reactRouterContext = UNSAFE_DataRouterContext;",
];

/** What the linter refuses of lines of files, as "file:line". */
function refused(files: Map<string, string[]>): Set<string> {
  const folder = realpathSync(temporaryFolder());
  for (const name of ["biome.json", "framework.grit"])
    cpSync(path.join(ROOT, name), path.join(folder, name));
  for (const [file, lines] of files) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), lines.map((line) => `${line}\n`).join(""));
  }
  const options = ["--vcs-enabled=false", "--reporter=github", "--max-diagnostics=none"];
  const biome = path.join(ROOT, "node_modules/.bin/biome");
  const { stdout } = spawnSync(biome, ["lint", ...options, "."], { cwd: folder, encoding: "utf8" });
  const rules = "noRestrictedImports|noImportCycles|plugin";
  const found = stdout.matchAll(
    new RegExp(`title=(?:lint/\\w+/)?(?:${rules}),file=([^,]+),line=(\\d+)`, "g"),
  );
  return new Set([...found].map(([, file = "", line]) => `${path.relative(folder, file)}:${line}`));
}

it("imports run one way, in no circle of files, and of nothing that React does not document", () => {
  const imports = Map.groupBy([...REFUSED, ...ALLOWED], ([file]) => file);
  const files = new Map([["app/x.ts", UNDOCUMENTED]]);
  for (const [file, all] of imports)
    files.set(
      file,
      all.map(([, source], i) => `export { x${i} } from "${source}";`),
    );
  const found = refused(files);
  const isRefused = ([file, source]: Import) => {
    const line = imports.get(file)!.findIndex(([, other]) => other === source) + 1;
    return found.has(`${file}:${line}`);
  };
  const wrong = [
    ...REFUSED.filter((one) => !isRefused(one)).map(([file, from]) => `${file} may import ${from}`),
    ...ALLOWED.filter(isRefused).map(([file, from]) => `${file} may not import ${from}`),
    ...UNDOCUMENTED.filter((_, i) => !found.has(`app/x.ts:${i + 1}`)),
  ];
  expectNone(wrong, "Lines that the linter takes for the opposite of what they are");
});
