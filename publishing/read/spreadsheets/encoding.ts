/** The text of a file, and the encoding in which it was written. */
export interface DecodedText {
  text: string;
  /** The last two are guesses: every sequence of bytes is text in them. Undefined where no encoding makes words of it. */
  encoding: "UTF-8" | "UTF-16" | (typeof OLD)[number] | undefined;
}

/** What Excel saves as plain CSV, on Windows and on a Mac. */
const OLD = ["Windows-1252", "Macintosh"] as const;

/** What English has none of: letters and signs of other languages, and those of its own where no word has them. */
const NO_WORDS =
  /[^\p{ASCII}\u00a0’‘“”–—…•·°²³½¼¾×±£€¢©®™àáâäåçèéêëíîïñóôöùúûüÿÀÁÄÅÇÈÉÊÖÜ]|\p{Ll}[À-Ü]|\p{L}[À-Ü]\p{Ll}|\p{L}‘|€\p{L}|\p{L}[”…]\p{L}/u;

/** Bytes that are looked at to tell UTF-16 without a byte order mark. */
const SAMPLE_BYTES = 400;

/** Decodes text as spreadsheets save it. Every line ends in "\n", and there is no byte order mark. */
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

/** UTF-16 by its byte order mark, or by the zeros that half of the bytes of plain English are. */
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
