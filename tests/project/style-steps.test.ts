import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "../../publishing/command-line/run.ts";
import { expectNone } from "../differences.ts";

/** A style sheet without its comments. */
const sheet = (file: string) =>
  readFileSync(path.join(ROOT, file), "utf8").replace(/\/\*[\s\S]*?\*\//g, "");

const sheets = globSync("{app,worker/api}/**/*.css", { cwd: ROOT });

/** A hairline, and the labels of drawings, which do not grow with the letters around them. */
const DRAWN = ["1px", "13px", "14px"];

it("spaces and sizes of letters are steps of tokens.css", () => {
  const declarations =
    /(?<![\w-])(?:margin|padding|gap|row-gap|column-gap|font-size)\b[^:;{}]*: [^;]+;/g;
  const offenders = sheets.flatMap((file) =>
    [...sheet(file).matchAll(declarations)].flatMap(([declaration]) => {
      // "em" is room for a marker or a number, as wide as its letters; "pt" is of paper alone.
      const lengths = declaration.match(/(?<![\w.])[\d.]+(?:rem|px)/g) ?? [];
      return lengths.every((length) => DRAWN.includes(length)) ? [] : [`${file} ${declaration}`];
    }),
  );
  expectNone(offenders, "Spaces and sizes that are no step of app/ui/styles/tokens.css");
});

it("every style sheet is in layers that index.css puts in order", () => {
  const names = /@layer ([\w, -]+);/.exec(sheet("app/ui/styles/index.css"))?.[1]?.split(", ") ?? [];
  expect(names).toContain("pages");
  const offenders = sheets.flatMap((file) =>
    [...sheet(file).matchAll(/^(?!@import|@layer [^{]*;)[^\s}].*$/gm)]
      .filter(([line]) => !names.includes(/^@layer (\S+) \{$/.exec(line)?.[1] ?? ""))
      .map(([line]) => `${file} ${line}`),
  );
  expectNone(offenders, "Rules outside the layers of app/ui/styles/index.css");
});
