import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { expectNone } from "../differences.ts";

const root = path.join(import.meta.dirname, "../..");

/** A style sheet by its path, without its comments. */
const sheets = globSync("{app,worker/api}/**/*.css", { cwd: root }).map(
  (file): [file: string, css: string] => [
    file,
    readFileSync(path.join(root, file), "utf8").replace(/\/\*[\s\S]*?\*\//g, ""),
  ],
);

/** A hairline, and the labels of drawings, which do not grow with the letters around them. */
const DRAWN = new Set(["1px", "13px", "14px"]);

/** Widths, in rem, that style sheets may ask for: app/styles/tokens.css says what for. */
const SCREEN = /^(40|48|64|75)$/;
const CONTAINER = /^(14|20|40|75)$/;

function sheet(name: string): string {
  return sheets.find(([file]) => file === name)?.[1] ?? "";
}

it("spaces and sizes of letters are steps of tokens.css", () => {
  const offenders = sheets.flatMap(([file, css]) =>
    [
      ...css.matchAll(
        /(?<![\w-])(?:margin|padding|gap|row-gap|column-gap|font-size)\b[^:;{}]*: [^;]+;/g,
      ),
    ]
      .filter(([declaration]) => {
        // "em" is room for a marker or a number, as wide as its letters; "pt" is of paper alone.
        const lengths = declaration.match(/(?<![\w.])[\d.]+(?:rem|px)/g) ?? [];
        return lengths.some((length) => !DRAWN.has(length));
      })
      .map(([declaration]) => `${file} ${declaration}`),
  );
  expectNone(offenders, "Spaces and sizes that are no step of app/styles/tokens.css");
});

it("pages change at four widths of the screen, and at two more of what is narrow", () => {
  const offenders = sheets.flatMap(([file, css]) =>
    [...css.matchAll(/@(media|container)[^{]*/g)]
      .filter(([query, kind]) => {
        const widths = [...query.matchAll(/\([^()]*width([^()]*)\)/g)];
        const allowed = kind === "media" ? SCREEN : CONTAINER;
        return !widths.every(([, range = ""]) =>
          allowed.test(/^ (?:<|>=) (.+)rem$/.exec(range)?.[1] ?? ""),
        );
      })
      .map(([query]) => `${file} ${query}`),
  );
  expectNone(offenders, "Widths other than those in app/styles/tokens.css");
});

it("every style sheet is in layers that index.css puts in order", () => {
  const names = /@layer ([\w, -]+);/.exec(sheet("app/styles/index.css"))?.[1]?.split(", ") ?? [];
  expect(names).toContain("pages");
  const offenders = sheets.flatMap(([file, css]) =>
    css
      .split("\n")
      .filter((line) => /^[^\s}]/.test(line) && !/^@(?:import|layer [^{]*;)/.test(line))
      .filter((line) => !names.includes(/^@layer (\S+) \{$/.exec(line)?.[1] ?? ""))
      .map((line) => `${file} ${line}`),
  );
  expectNone(offenders, "Rules outside the layers of app/styles/index.css");
});
