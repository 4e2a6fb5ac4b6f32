import { readFileSync } from "node:fs";
import path from "node:path";

/** What can be taken away from a page. */
export type Feature = "anchors" | "newer";

/**
 * What the oldest browsers that the site supports do not have, or one of them: Safari 16.4, Firefox 115,
 * Chrome and Edge 111.
 */
const NEWER = readFileSync(path.join(import.meta.dirname, "newer.txt"), "utf8")
  .trim()
  .split("\n");

/** What of HTML and CSS places a part beside another. */
const ANCHORS = ["anchor-name", "position-anchor", "position-area", "position-try", "anchor("];

/** The script that takes features away; it runs before every other one of a page. */
export function takeAway(features: Feature[]): string {
  const paths = features.includes("newer") ? NEWER : [];
  const renamed = features.includes("anchors") ? ANCHORS : [];
  return `(${remove})(${JSON.stringify(paths)},${JSON.stringify(renamed)})`;
}

/** HTML or CSS in which the features have names that no browser knows. */
export function rewrite(text: string, features: Feature[]): string {
  const renamed = features.includes("anchors") ? ANCHORS : [];
  return renamed.reduce((all, name) => all.replaceAll(name, `no-${name}`), text);
}

/** Runs in the page. */
function remove(paths: string[], renamed: string[]): void {
  for (const path of paths) {
    const names = path.split(".");
    const last = names.pop()!;
    // biome-ignore lint/suspicious/noExplicitAny: what a path leads to is of any kind
    const owner = names.reduce((found: any, name) => found?.[name], globalThis);
    if (owner) delete owner[last];
  }
  if (paths.includes("Iterator")) {
    const iterators = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()));
    for (const name of Object.getOwnPropertyNames(iterators)) delete iterators[name];
    // biome-ignore lint/suspicious/noExplicitAny: browsers that lack it do not know the name
    delete (ReadableStream.prototype as any)[Symbol.asyncIterator];
  }
  const supports = CSS.supports.bind(CSS) as (...args: string[]) => boolean;
  CSS.supports = (...args: string[]) =>
    !renamed.some((name) => args.join().includes(name)) && supports(...args);
}
