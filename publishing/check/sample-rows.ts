import type { CsvFile } from "../read/header.ts";
import type { Problem } from "../read/problems.ts";

/** Landlines that are reserved for fiction, by their first digits. */
const FICTIONAL_LANDLINE = /^0[2378](5550|7010)\d{4}$/;
/** Other numbers that are reserved for fiction. */
const FICTIONAL =
  "0491570006 0491570110 0491570156 0491570157 0491570158 0491570159 0491570313 0491570737 0491571266 0491571491 0491571804 0491572549 1300975707 1800160401";

/** True for a phone number that is reserved for fiction. */
export function isFictionalPhone(phone: string): boolean {
  const digits = phone.replace(/^\+61\s*(\(0\))?/, "0").replace(/\D/g, "");
  return FICTIONAL_LANDLINE.test(digits) || FICTIONAL.split(" ").includes(digits);
}

const COLUMNS = {
  phone: isFictionalPhone,
  website: (cell: string) => URL.canParse(cell) && new URL(cell).hostname.endsWith(".example"),
};

/** Yards of the sample, or similar ones, in data that is marked as real. */
export function sampleRows(dataset: CsvFile, { name: file, rows }: CsvFile): Problem[] {
  if (!/^(no|false|0)$/i.test(dataset.rows[0]?.cells.is_sample ?? "")) return [];
  const reason = "must be real where is_sample is false; this one is reserved for fiction";
  return rows.flatMap(({ line, cells }) =>
    Object.entries(COLUMNS)
      .filter(([column, isFictional]) => isFictional(cells[column] ?? ""))
      .map(([column]) => ({ file, line, column, reason, found: cells[column] })),
  );
}
