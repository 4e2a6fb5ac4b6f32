import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, realpathSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse } from "csv-parse/sync";
import { it } from "vitest";
import { ROOT } from "../../publishing/command-line/run.ts";
import { expectNone } from "../differences.ts";
import { temporaryFolder } from "../publishing/data-folder.ts";
import table from "./import-rules.csv?raw";

/** A file, what it imports, and whether that is refused. */
type Import = Record<"file" | "source" | "is", string>;

// One that is refused for each rule of biome.json, the last three in a circle; and what is allowed, close to a rule.
const IMPORTS: Import[] = parse(table, { columns: true });

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
  const imports = Map.groupBy(IMPORTS, ({ file }) => file);
  const files = new Map([["app/x.ts", UNDOCUMENTED]]);
  for (const [file, all] of imports)
    files.set(
      file,
      all.map(({ source }, i) => `export { x${i} } from "${source}";`),
    );
  const found = refused(files);
  const judged = ({ file, source }: Import) => {
    const line = imports.get(file)!.findIndex((other) => other.source === source) + 1;
    return found.has(`${file}:${line}`) ? "refused" : "allowed";
  };
  const wrong = [
    ...IMPORTS.filter((one) => judged(one) !== one.is).map(
      ({ file, source, is }) => `${file}: ${source} must be ${is}`,
    ),
    ...UNDOCUMENTED.filter((_, i) => !found.has(`app/x.ts:${i + 1}`)),
  ];
  expectNone(wrong, "Lines that the linter takes for the opposite of what they are");
});
