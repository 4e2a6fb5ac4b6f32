import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import subsetFont from "subset-font";

/** The letters of our texts; another one, in an operator's data, is drawn in the fallback font. */
const LETTERS = [
  ...Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)),
  ..."àáâäåæçèéêëíîïñóôöøúûüÀÁÂÄÅÆÇÈÉÊËÍÎÏÑÓÔÖØÚÛÜ",
  ..."–—‘’“”…•·×÷°½¼¾²³₂€£©®→←′″−≤≥‹›«»\u00a0\u2009",
].join("");

interface Face {
  /** The Fontsource package, and the name of its file. */
  name: string;
  /** Weights that the style sheets use. */
  wght: { min: number; max: number; default: number };
}

const FACES: Face[] = [
  { name: "archivo", wght: { min: 600, max: 750, default: 600 } },
  { name: "source-sans-3", wght: { min: 400, max: 720, default: 400 } },
];

const root = path.join(import.meta.dirname, "..");

/** The folder of the fonts that the site serves: half the size of what their packages hold. */
export const FONTS = path.join(root, "node_modules/.cache/fonts");

mkdirSync(FONTS, { recursive: true });
await Promise.all(FACES.map(makeFace));

/** Makes a font anew only where its package or this file has changed. */
async function makeFace({ name, wght }: Face): Promise<void> {
  const file = `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  const whole = readFileSync(path.join(root, "node_modules", file));
  const made = createHash("sha256")
    .update(whole)
    .update(JSON.stringify([LETTERS, wght]));
  const stamp = path.join(FONTS, `${name}-${made.digest("hex").slice(0, 12)}`);
  if (existsSync(stamp)) return;
  const options = {
    targetFormat: "woff2",
    variationAxes: { wght },
    noLayoutClosure: true,
  } as const;
  writeFileSync(path.join(FONTS, `${name}.woff2`), await subsetFont(whole, LETTERS, options));
  writeFileSync(stamp, "");
}
