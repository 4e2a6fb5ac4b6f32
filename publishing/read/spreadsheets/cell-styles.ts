import { attributes, elements } from "./xml-attributes.ts";

// Styles can change what cells mean: people strike a row through, colour it, or show a unit after a number.

/** How a cell looks. */
export interface CellStyle {
  isStruck: boolean;
  /** The background colour; "" for none and for white. */
  fill: string;
  /** The texts shown before and after a number, if they are a unit: "$" and "/t". */
  shown: [before: string, behind: string] | undefined;
}

const STRUCK = /<(\w+:)?strike\b(?![^<>]*val="(0|false)")/;
const NO_FILL = /rgb="(FF)?FFFFFF"|indexed="(9|64|65)"|theme="0"(?!.*tint="-)/i;

/** The styles of a workbook, at the indexes that its cells refer to, from the text of its styles.xml. */
export function cellStyles(xml: string): CellStyle[] {
  const fonts = parts(xml, "fonts", "font").map((font) => STRUCK.test(font));
  const fills = parts(xml, "fills", "fill").map((fill) => {
    const [, colour = ""] = /<(?:\w+:)?fgColor\b([^<>]*)/.exec(fill) ?? [];
    return NO_FILL.test(colour) ? "" : colour.replace(/\s*\/$/, "").trim();
  });
  const formats = new Map(
    elements(xml, "numFmt").map(({ numFmtId, formatCode = "" }) => [numFmtId, shownBy(formatCode)]),
  );
  return parts(xml, "cellXfs", "xf").map((xf) => {
    const { fontId = "", fillId = "", numFmtId } = attributes(xf.split(">", 1)[0]!);
    return {
      isStruck: fonts[Number(fontId)] ?? false,
      fill: fills[Number(fillId)] ?? "",
      shown: formats.get(numFmtId),
    };
  });
}

/** The text of each `name` element inside a `list` element. */
function parts(xml: string, list: string, name: string): string[] {
  const [, inner = ""] = xml.split(new RegExp(String.raw`<(?:\w+:)?${list}\b[^<>]*>`));
  const [own = ""] = inner.split(new RegExp(String.raw`</(?:\w+:)?${list}>`), 1);
  return own.split(new RegExp(String.raw`<(?:\w+:)?${name}(?=[\s/>])`)).slice(1);
}

/** The parts of a number format: texts, currencies, colours and gaps, all formats but the first, and digits. */
const PARTS =
  /"([^"]*)"|\\(.)|\[\$([^\]-]*)[^\]]*\]|\[[^\]]*\]|[_*].|;.*|(General|[0#?.][0#?.,]*)/gs;

/**
 * The texts of a number format before and after the digits; undefined if they are neither a unit nor a foreign
 * currency.
 */
function shownBy(format: string): CellStyle["shown"] {
  const code = format.replaceAll("&quot;", '"').replaceAll("&amp;", "&");
  const text = code.replaceAll(PARTS, (_, quoted, escaped, currency, digits) =>
    digits ? "\0" : (quoted ?? escaped ?? currency ?? ""),
  );
  const [before = "", behind, ...more] = text.split("\0");
  const isUnit = /[\p{L}¢€£¥]/u.test(text) && more.length === 0;
  return isUnit && behind !== undefined ? [before, behind] : undefined;
}
