/** What can be taken away from a page. */
export type Feature = "popovers" | "anchors" | "newer";

/**
 * What the oldest browsers that the site supports do not have, or one of them: Safari 16.4, Firefox 115,
 * Chrome and Edge 111.
 */
const NEWER = [
  "Promise.try Promise.withResolvers Object.groupBy Map.groupBy Array.fromAsync Iterator Temporal",
  "Set.prototype.union Set.prototype.intersection Set.prototype.difference",
  "Set.prototype.symmetricDifference Set.prototype.isSubsetOf Set.prototype.isSupersetOf",
  "Set.prototype.isDisjointFrom Map.prototype.getOrInsert Map.prototype.getOrInsertComputed",
  "WeakMap.prototype.getOrInsert URL.canParse URL.parse URLPattern RegExp.escape Error.isError",
  "Intl.DurationFormat Intl.Segmenter Intl.NumberFormat.prototype.formatRange",
  "Intl.NumberFormat.prototype.formatRangeToParts Math.sumPrecise Math.f16round Float16Array",
  "Uint8Array.fromBase64 Uint8Array.fromHex Uint8Array.prototype.toBase64",
  "Uint8Array.prototype.toHex Uint8Array.prototype.setFromBase64 JSON.rawJSON JSON.isRawJSON",
  "ArrayBuffer.prototype.transfer ArrayBuffer.prototype.resize Atomics.waitAsync",
  "String.prototype.isWellFormed String.prototype.toWellFormed AbortSignal.any Response.json",
  "ReadableStream.from ReadableStream.prototype.values Element.prototype.checkVisibility",
  "Element.prototype.getHTML Element.prototype.setHTML Element.prototype.setHTMLUnsafe",
  "Document.parseHTMLUnsafe Document.prototype.startViewTransition Element.prototype.moveBefore",
  "Document.prototype.caretPositionFromPoint HTMLDialogElement.prototype.requestClose",
  "HTMLSelectElement.prototype.showPicker Navigator.prototype.connection CSS.highlights Highlight",
  "Navigator.prototype.userAgentData requestIdleCallback cancelIdleCallback scheduler navigation",
  "CloseWatcher cookieStore trustedTypes fetchLater documentPictureInPicture",
]
  .join(" ")
  .split(" ");

const POPOVERS = ["popover", "popoverTargetElement", "showPopover", "hidePopover", "togglePopover"];

/** The script that takes features away; it runs before every other one of a page. */
export function takeAway(features: Feature[]): string {
  const paths = [
    ...(features.includes("newer") ? NEWER : []),
    ...(features.includes("popovers")
      ? POPOVERS.map((name) => `HTMLElement.prototype.${name}`)
      : []),
  ];
  const renamed = RENAMED.filter(([feature]) => features.includes(feature)).map(([, name]) => name);
  return `(${remove})(${JSON.stringify(paths)},${JSON.stringify(renamed.map(String))})`;
}

/** What of HTML and CSS the features are. */
const RENAMED: [Feature, string][] = [
  ["popovers", ":popover-open"],
  ["popovers", 'popover="auto"'],
  ["anchors", "anchor-name"],
  ["anchors", "position-anchor"],
  ["anchors", "position-area"],
  ["anchors", "position-try"],
  ["anchors", "anchor("],
];

/** HTML or CSS in which the features have names that no browser knows. */
export function rewrite(text: string, features: Feature[]): string {
  return RENAMED.filter(([feature]) => features.includes(feature)).reduce(
    (all, [, name]) => all.replaceAll(name, unknown(name)),
    text,
  );
}

const unknown = (name: string) => name.replace(/^\W?/, "$&no-");

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
  const set = Element.prototype.setAttribute;
  // biome-ignore lint/suspicious/noExplicitAny: newer types have it return the element
  Element.prototype.setAttribute = function (name: string, value: string): any {
    return set.call(this, renamed.includes(`${name}="${value}"`) ? `no-${name}` : name, value);
  };
}
