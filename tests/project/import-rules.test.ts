import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectNone } from "../differences.ts";

const root = path.join(import.meta.dirname, "../..");

/** A file, and what it imports. */
type Import = [file: string, source: string];

/** One for each rule of biome.json. */
const REFUSED: Import[] = [
  ["app/ui/x.ts", "../../worker/data/cities.ts"],
  ["app/ui/x.ts", "../prices/price-table.tsx"],
  ["app/words/x.ts", "../../worker/api/schemas.ts"],
  ["app/near/x.ts", "../my-load/load.ts"],
  ["app/cities/x.ts", "../../worker/api/index.ts"],
  ["app/cities/trend/x.ts", "../../metals/listed-prices.ts"],
  ["app/yards/map/x.ts", "../directory/directory.route.tsx"],
  ["app/root.tsx", "../worker/cache/response-cache.ts"],
  ["contract/x.ts", "../app/words/format.ts"],
  ["worker/api/x.ts", "../../app/head/seo.ts"],
  ["worker/search/x.ts", "drizzle-orm"],
  ["worker/data/x.ts", "../api/index.ts"],
  ["worker/data/record/x.ts", "../../api/index.ts"],
  ["worker/cache/x.ts", "../api/index.ts"],
  ["worker/security/x.ts", "../cache/render.ts"],
  ["worker/site/settings.ts", "../../app/errors/errors.ts"],
  ["worker/x.ts", "virtual:react-router/server-build"],
  ["worker/desk/x.ts", "../cache/response-cache.ts"],
  ["publishing/derive/x.ts", "node:crypto"],
];

/** What lies close to a rule. */
const ALLOWED: Import[] = [
  ["app/ui/x.ts", "../words/format.ts"],
  ["app/cities/x.ts", "../../worker/data/cities.ts"],
  ["app/cities/trend/x.ts", "../city-page.tsx"],
  ["app/root.tsx", "./frame/header.tsx"],
  ["contract/x.ts", "../worker/data/store.ts"],
  ["worker/data/record/x.ts", "../schema.ts"],
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
