import { crc32 } from "node:zlib";

/** A cell of a workbook: a text, a number, a day as spreadsheets count them, or what follows `<c r="B2"`. */
export type Cell = string | number | { day: number } | { xml: string };

interface More {
  /** The rows that are hidden, from 1. */
  hidden?: number[];
  /** The names of the sheets that are hidden. */
  hiddenSheets?: string[];
  /** Ranges of merged cells: "A2:A3". */
  merged?: string[];
  /** A row of its own after the others, as XML. */
  last?: string;
  /** The XML of the workbook besides its sheets. */
  properties?: string;
  /** Cells with a style, by their reference. */
  styles?: Record<string, (typeof STYLES)[number]>;
}

/** Styles by their number in a workbook: the grey is that of a round, and the last four are formats of numbers. */
const STYLES = [
  ...(["plain", "day", "struck through", "red", "grey", "white"] as const),
  ...(["$/t", "cents", "euros", "dollars"] as const),
];

const STYLE_SHEET = [
  '<numFmts count="4"><numFmt numFmtId="164" formatCode="&quot;$&quot;#,##0&quot;/t&quot;;[Red]-0"/><numFmt numFmtId="165" formatCode="0\\c"/><numFmt numFmtId="166" formatCode="[$€-2]\\ 0.00"/><numFmt numFmtId="167" formatCode="_-[$$-C09]* #,##0.00_-"/></numFmts>',
  '<fonts count="3"><font/><font><strike val="1"/></font><font><strike val="0"/></font></fonts>',
  '<fills count="4"><fill><patternFill patternType="none"/></fill>',
  ...["FF0000", "DDDDDD", "FFFFFF"].map(
    (rgb) =>
      `<fill><patternFill patternType="solid"><fgColor rgb="FF${rgb}"/></patternFill></fill>`,
  ),
  '</fills><cellStyleXfs><xf fontId="1"/></cellStyleXfs><cellXfs count="10"><xf numFmtId="0"/><xf numFmtId="14"/>',
  ...['fontId="1"', 'fillId="1"', 'fillId="2" fontId="2"', 'fillId="3"'].map((xf) => `<xf ${xf}/>`),
  ...[164, 165, 166, 167].map((format) => `<xf numFmtId="${format}"/>`),
  "</cellXfs>",
].join("");

/** An .xlsx file with these sheets, as small as the format allows. */
export function workbookFile(sheets: Record<string, Cell[][]>, more: More = {}): Uint8Array {
  const names = Object.keys(sheets);
  const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const parts: Record<string, string> = {
    "[Content_Types].xml":
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
    "_rels/.rels": relations([[`${office}/officeDocument`, "xl/workbook.xml"]]),
    "xl/workbook.xml": `<workbook ${main} xmlns:r="${office}">${more.properties ?? ""}<sheets>${names
      .map((name, i) => {
        const state = more.hiddenSheets?.includes(name) ? ' state="hidden"' : "";
        return `<sheet name="${escaped(name)}" sheetId="${i + 1}"${state} r:id="rId${i + 1}"/>`;
      })
      .join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": relations([
      ...names.map((_, i) => [`${office}/worksheet`, `worksheets/sheet${i + 1}.xml`] as const),
      [`${office}/styles`, "styles.xml"],
    ]),
    "xl/styles.xml": `<styleSheet ${main}>${STYLE_SHEET}</styleSheet>`,
  };
  for (const [i, name] of names.entries()) {
    const merged = more.merged?.map((range) => `<mergeCell ref="${range}"/>`).join("") ?? "";
    parts[`xl/worksheets/sheet${i + 1}.xml`] =
      `<worksheet ${main}><sheetData>${rowsOf(sheets[name] ?? [], more)}</sheetData>${merged && `<mergeCells>${merged}</mergeCells>`}</worksheet>`;
  }
  return zipFile(parts);
}

function relations(targets: (readonly [type: string, target: string])[]): string {
  const inner = targets.map(
    ([type, target], i) => `<Relationship Id="rId${i + 1}" Type="${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inner.join("")}</Relationships>`;
}

function rowsOf(rows: Cell[][], { hidden = [], last = "", styles = {} }: More): string {
  const texts = rows.map((row, i) => {
    const how = hidden.includes(i + 1) ? ' hidden="1"' : "";
    return `<row r="${i + 1}"${how}>${row.map((cell, j) => cellOf(cell, i, j, styles)).join("")}</row>`;
  });
  return texts.join("") + last;
}

function cellOf(cell: Cell, row: number, column: number, styles: More["styles"] = {}): string {
  const ref = `${String.fromCharCode(65 + column)}${row + 1}`;
  const style = styles[ref];
  const at = `r="${ref}"${style ? ` s="${STYLES.indexOf(style)}"` : ""}`;
  if (cell === "") return "";
  if (typeof cell === "number") return `<c ${at}><v>${cell}</v></c>`;
  if (typeof cell === "object" && "xml" in cell) return `<c ${at}${cell.xml}`;
  if (typeof cell === "object") return `<c ${at} s="1"><v>${cell.day}</v></c>`;
  return `<c ${at} t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

/** A zip archive whose files are stored without compression. */
function zipFile(files: Record<string, string>): Uint8Array {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const [path, data] = [Buffer.from(name), Buffer.from(text)];
    // Version, flags, method, time and date, then checksum and sizes.
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt32LE(crc32(data), 10);
    fields.writeUInt32LE(data.length, 14);
    fields.writeUInt32LE(data.length, 18);
    fields.writeUInt16LE(path.length, 22);
    const position = Buffer.alloc(14);
    position.writeUInt32LE(offset, 10);
    bodies.push(Buffer.from("PK\x03\x04"), fields, path, data);
    directory.push(Buffer.from("PK\x01\x02\x14\x00"), fields, position, path);
    offset += 30 + path.length + data.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  const count = Object.keys(files).length;
  end.writeUInt16LE(count, 4);
  end.writeUInt16LE(count, 6);
  end.writeUInt32LE(entries.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...bodies, entries, Buffer.from("PK\x05\x06"), end]);
}
