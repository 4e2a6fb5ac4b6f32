/** The text of a file, with its encoding. */
interface DecodedText {
  text: string;
  /** The last two are guesses, because in them any bytes are text. Undefined if no encoding gives words. */
  encoding: "UTF-8" | "UTF-16" | (typeof OLD)[number] | undefined;
}

/** The encodings of Excel's plain CSV on Windows and on a Mac. */
const OLD = ["Windows-1252", "Macintosh"] as const;

/** Letters that English text does not contain, or not in such a position in a word. */
const NO_WORDS =
  /[^\p{ASCII}\u00a0’‘“”–—…•·°²³½¼¾×±£€¢©®™àáâäåçèéêëíîïñóôöùúûüÿÀÁÄÅÇÈÉÊÖÜ]|\p{Ll}[À-Ü]|\p{L}[À-Ü]\p{Ll}|\p{L}‘|€\p{L}|\p{L}[”…]\p{L}/u;

/** The number of bytes in which to look for UTF-16 without a byte order mark. */
const SAMPLE_BYTES = 400;

/** Decodes text that spreadsheets save, with "\n" at the end of lines and without a byte order mark. */
export function decode(bytes: Uint8Array): DecodedText {
  const wide = wideEncoding(bytes);
  if (wide) return { text: plain(new TextDecoder(wide).decode(bytes)), encoding: "UTF-16" };
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return { text: plain(text), encoding: "UTF-8" };
  } catch {
    const texts = OLD.map((encoding) => ({
      text: plain(new TextDecoder(encoding).decode(bytes)),
      encoding,
    }));
    const found = texts.find(({ text }) => !NO_WORDS.test(text));
    return found ?? { text: texts[0]!.text, encoding: undefined };
  }
}

function plain(text: string): string {
  return text.replaceAll(/\r\n?/g, "\n");
}

/** Recognises UTF-16 by its byte order mark or by zeros, which are half of the bytes of plain English. */
function wideEncoding(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const zeros = (odd: number) => sample.filter((byte, i) => byte === 0 && i % 2 === odd).length;
  if (zeros(1) > sample.length / 4) return "utf-16le";
  if (zeros(0) > sample.length / 4) return "utf-16be";
  return undefined;
}
