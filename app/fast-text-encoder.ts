// React encodes a page in thousands of short pieces, and each call of the platform's encoder leaves
// JavaScript. Short ASCII, which is nearly all of it, is quicker written here, and most pieces (tags,
// class names, labels) come again on every page: half a page's CPU time.

/** Longer texts are quicker in the platform's own encoder. */
const LONGEST = 96;
/** Pieces that are remembered; about a megabyte, and the first ones are those that all pages have. */
const MOST = 4_000;

const known = new Map<string, Uint8Array<ArrayBuffer>>();

/** The platform's encoder, quicker with short ASCII; its answers are not to be changed or given away. */
export class FastTextEncoder extends TextEncoder {
  override encode(text = "") {
    if (text.length > LONGEST) return super.encode(text);
    const before = known.get(text);
    if (before) return before;
    const bytes = new Uint8Array(text.length);
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      if (code > 127) return super.encode(text);
      bytes[i] = code;
    }
    if (known.size < MOST) known.set(text, bytes);
    return bytes;
  }
}

const PlatformTextEncoder = globalThis.TextEncoder;

// React's renderer makes its encoder when it is loaded: this file must be imported before it.
globalThis.TextEncoder = FastTextEncoder;

/**
 * For everybody but React, as soon as it is loaded: React copies every piece, others may give theirs
 * away, and these belong to all pages.
 */
export function restoreTextEncoder(): void {
  globalThis.TextEncoder = PlatformTextEncoder;
}
