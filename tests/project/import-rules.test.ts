import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectNone } from "../differences.ts";

const root = path.join(import.meta.dirname, "../..");

/** A file, and what it imports. */
type Import = [file: string, source: string];

const REFUSED: Import[] = [
  ["app/ui/x.ts", "../../worker/data/cities.ts"],
  ["app/ui/x.ts", "../cities/city.route.tsx"],
  ["app/ui/x.ts", "../prices/price-table.tsx"],
  ["app/ui/x.ts", "../history/history-table.tsx"],
  ["app/ui/x.ts", "../identify/tree.ts"],
  ["app/ui/x.ts", "../frame/header.tsx"],
  ["app/ui/x.ts", "../feeds/feed-link.tsx"],
  ["app/ui/x.ts", "../open-data/records.ts"],
  ["app/prices/x.ts", "../metals/listed-prices.ts"],
  ["app/words/x.ts", "../../worker/api/schemas.ts"],
  ["app/near/x.ts", "../my-load/load.ts"],
  ["app/search/x.ts", "../search-results/search.route.tsx"],
  ["app/location/x.ts", "../frame/header.tsx"],
  ["app/cities/x.ts", "../../worker/api/index.ts"],
  ["app/cities/x.ts", "../../worker/site/settings.ts"],
  ["app/cities/x.ts", "../frame/header.tsx"],
  ["app/cities/x.ts", "../metals/listed-prices.ts"],
  ["app/cities/trend/x.ts", "../../metals/listed-prices.ts"],
  ["app/history/x.ts", "../cities/city.route.tsx"],
  ["app/history/x.ts", "../../worker/site/settings.ts"],
  ["app/identify/x.ts", "../metals/material.route.tsx"],
  ["app/yards/map/x.ts", "../directory/directory.route.tsx"],
  ["app/guides/x.ts", "drizzle-orm"],
  ["app/my-load/x.ts", "../cities/city.route.tsx"],
  ["app/feeds/x.ts", "../../worker/api/index.ts"],
  ["app/open-data/x.ts", "../../worker/api/schemas.ts"],
  ["app/contact/x.ts", "virtual:react-router/server-build"],
  ["app/root.tsx", "../worker/cache/response-cache.ts"],
  ["app/frame/x.ts", "../../worker/security/rate-limits.ts"],
  ["worker/api/x.ts", "../../app/head/seo.ts"],
  ["worker/api/x.ts", "../cache/response-cache.ts"],
  ["worker/api/x.ts", "drizzle-orm/d1"],
  ["worker/data/x.ts", "../api/index.ts"],
  ["worker/data/x.ts", "../../app/words/format.ts"],
  ["worker/data/x.ts", "hono"],
  ["worker/data/x.ts", "../search/places.ts"],
  ["worker/search/x.ts", "drizzle-orm"],
  ["worker/search/x.ts", "../../app/words/format.ts"],
  ["worker/data/record/x.ts", "../../api/index.ts"],
  ["worker/data/record/x.ts", "hono"],
  ["worker/cache/x.ts", "../api/index.ts"],
  ["worker/cache/x.ts", "virtual:react-router/server-build"],
  ["worker/cache/x.ts", "../../app/errors/errors.ts"],
  ["worker/security/x.ts", "../cache/render.ts"],
  ["worker/security/x.ts", "../../app/errors/errors.ts"],
  ["worker/site/settings.ts", "../../app/errors/errors.ts"],
  ["contract/x.ts", "../app/words/format.ts"],
  ["contract/x.ts", "../worker/site/settings.ts"],
  ["worker/x.ts", "virtual:react-router/server-build"],
  ["worker/desk/x.ts", "react-router"],
  ["worker/desk/x.ts", "../cache/response-cache.ts"],
  ["worker/desk/x.ts", "../../app/cities/city.route.tsx"],
  ["worker/desk/x.ts", "drizzle-orm"],
  ["publishing/derive/x.ts", "node:crypto"],
  ["publishing/read/x.ts", "../commands/project.ts"],
  ["publishing/check/x.ts", "../../command-line/run.ts"],
];

const ALLOWED: Import[] = [
  ["app/ui/x.ts", "../words/format.ts"],
  ["app/cities/x.ts", "../../worker/data/cities.ts"],
  ["app/cities/x.ts", "../prices/price-table.tsx"],
  ["app/cities/x.ts", "../../worker/search/places.ts"],
  ["app/cities/trend/x.ts", "../city-page.tsx"],
  ["app/prices/x.ts", "../words/format.ts"],
  ["app/open-data/x.ts", "../../worker/data/yards/yards.ts"],
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
  ["worker/desk/x.ts", "../../publishing/compare/round.ts"],
  ["worker/desk/x.ts", "../../app/words/format.ts"],
];

/** What React and React Router do not document. */
const UNDOCUMENTED = [
  'export { UNSAFE_useScrollRestoration as useScroll } from "react-router";',
  'import { UNSAFE_DataRouterContext } from "react-router";',
  "export const router = window.__reactRouterDataRouter?.state;",
  "globalThis.__reactRouterContext = UNSAFE_DataRouterContext;",
];

const folder = realpathSync(mkdtempSync(path.join(tmpdir(), "imports-")));
/** What the linter refuses, as "rule file:line". */
let found: Set<string>;

/** The imports by their files; each is a line of its own there. */
const files = Map.groupBy([...REFUSED, ...ALLOWED], ([file]) => file);

beforeAll(() => {
  for (const name of ["biome.json", "framework.grit"])
    cpSync(path.join(root, name), path.join(folder, name));
  for (const [file, imports] of files) {
    const lines = imports.map(([, source], i) => `export { x${i} } from "${source}";\n`);
    write(file, lines.join(""));
  }
  for (const [name, next] of ["ab", "bc", "ca"])
    write(`circle/${name}.ts`, `import type { T } from "./${next}.ts";\nexport type { T };\n`);
  write("app/x.ts", UNDOCUMENTED.map((line) => `${line}\n`).join(""));
  found = lint();
});
afterAll(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

/** What the linter says of all the files together. */
function lint(): Set<string> {
  const { stdout } = spawnSync(
    path.join(root, "node_modules/.bin/biome"),
    ["lint", "--vcs-enabled=false", "--reporter=github", "--max-diagnostics=none", "."],
    { cwd: folder, encoding: "utf8" },
  );
  const reported = stdout.matchAll(/title=(?:lint\/\w+\/)?(\w+),file=([^,]+),line=(\d+)/g);
  return new Set(
    [...reported].map(
      ([, rule, file = "", line]) => `${rule} ${path.relative(folder, file)}:${line}`,
    ),
  );
}

function isRefused([file, source]: Import): boolean {
  const imports = files.get(file) ?? [];
  const line = imports.findIndex(([, other]) => other === source) + 1;
  return found.has(`noRestrictedImports ${file}:${line}`);
}

it("imports run one way", () => {
  const wrong = [
    ...REFUSED.filter((one) => !isRefused(one)).map(([file, from]) => `${file} may import ${from}`),
    ...ALLOWED.filter(isRefused).map(([file, from]) => `${file} may not import ${from}`),
  ];
  expectNone(wrong, "Imports that the linter takes for the opposite of what they are");
});

it("what React and React Router do not document is not used", () => {
  const refused = [...found].filter((one) => one.startsWith("plugin app/x.ts"));
  expect(refused.sort()).toEqual(UNDOCUMENTED.map((_, i) => `plugin app/x.ts:${i + 1}`));
});

it("no two files import each other, in a circle of any length", () => {
  const circle = [...found].filter((one) => one.startsWith("noImportCycles"));
  expect(circle.sort()).toEqual(
    ["a", "b", "c"].map((name) => `noImportCycles circle/${name}.ts:1`),
  );
});
