// React encodes a page in thousands of short pieces, and each call of the platform's encoder leaves
// JavaScript. Short ASCII, which is nearly all of it, is quicker written here: half a page's CPU time.

/** Longer texts are quicker in the platform's own encoder. */
const LONGEST = 96;

class FastTextEncoder extends TextEncoder {
  override encode(text = "") {
    if (text.length > LONGEST) return super.encode(text);
    const bytes = new Uint8Array(text.length);
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      if (code > 127) return super.encode(text);
      bytes[i] = code;
    }
    return bytes;
  }
}

// React's renderer makes its encoder when it is loaded: this file must be imported before it.
globalThis.TextEncoder = FastTextEncoder;
