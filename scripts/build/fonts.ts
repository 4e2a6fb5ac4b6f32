import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import subsetFont from "subset-font";

/** The characters to keep in the subsets: those of our own texts. Any other, such as "é", uses the fallback font. */
const CHARACTERS = [
  ...Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)),
  ..."–—‘’“”…·×÷°½©→−²³₂›\u00a0",
].join("");

interface Face {
  /** The name of the Fontsource package and of its file. */
  name: string;
  /** The weights that the style sheets use. Headings have only one, because a range costs half as much again. */
  wght: number | { min: number; max: number; default: number };
}

const FACES: Face[] = [
  { name: "archivo", wght: 680 },
  { name: "source-sans-3", wght: { min: 400, max: 650, default: 400 } },
];

const root = path.join(import.meta.dirname, "../..");

/** The folder of the subset fonts that the site serves, a third of the size of the packages' fonts. */
export const FONTS = path.join(root, "node_modules/.cache/fonts");

mkdirSync(FONTS, { recursive: true });
await Promise.all(FACES.map(subset));

/** Makes a font's subset, unless a stamp file shows that it already exists for the same input. */
async function subset({ name, wght }: Face): Promise<void> {
  const file = `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  const original = readFileSync(path.join(root, "node_modules", file));
  const hash = createHash("sha256")
    .update(original)
    .update(JSON.stringify([CHARACTERS, wght]));
  const stamp = path.join(FONTS, `${name}-${hash.digest("hex").slice(0, 12)}`);
  if (existsSync(stamp)) return;
  const options = {
    targetFormat: "woff2",
    variationAxes: { wght },
    noLayoutClosure: true,
  } as const;
  writeFileSync(path.join(FONTS, `${name}.woff2`), await subsetFont(original, CHARACTERS, options));
  writeFileSync(stamp, "");
}
