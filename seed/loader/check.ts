import { checkAddresses } from "./addresses.ts";
import type { CsvFile } from "./csv.ts";
import type { Problem } from "./problems.ts";
import type { Rows } from "./rows.ts";

export type CsvFiles = Record<keyof Rows, CsvFile>;

/**
 * Checks rows against each other: duplicates, references, clashing addresses. It reads the cells as
 * written, so that a reference to a row with a mistake in another cell still counts.
 */
export function checkAcross(files: CsvFiles): Problem[] {
  const { dataset, states, cities, materials, prices, scrap_yards: yards } = files;
  return [
    ...notOneRow(dataset),
    ...[states, cities, materials].flatMap(noRows),
    ...duplicates(states, "code"),
    ...[cities, materials].flatMap((file) => [
      ...duplicates(file, "id"),
      ...duplicates(file, "slug"),
    ]),
    ...duplicates(prices, "material_slug", "city_slug"),
    ...duplicates(yards, "id"),
    ...brokenReferences(cities, "state", states, "code"),
    ...[prices, yards].flatMap((file) => brokenReferences(file, "city_slug", cities, "slug")),
    ...brokenReferences(prices, "material_slug", materials, "slug"),
    ...["accepted_materials", "services"].flatMap((column) => spellings(yards, column)),
    ...checkAddresses(materials, cities),
  ];
}

function notOneRow({ name: file, rows, problems }: CsvFile): Problem[] {
  const reason = `must have exactly one row below the header, has ${rows.length}`;
  return rows.length === 1 || problems.length > 0 ? [] : [{ file, line: rows[1]?.line, reason }];
}

function noRows({ name: file, rows, problems }: CsvFile): Problem[] {
  const reason = "has no rows; add at least one below the header";
  return rows.length > 0 || problems.length > 0 ? [] : [{ file, reason }];
}

/** Rows that repeat the value of `column`, or of `column` together with `other`. */
function duplicates({ name: file, rows }: CsvFile, column: string, other?: string): Problem[] {
  const firstLines = new Map<string, number>();
  return rows.flatMap(({ line, cells }) => {
    const value = cells[column] ?? "";
    const key = other === undefined ? value : `${cells[other]} ${value}`;
    const earlier = firstLines.get(key);
    if (value === "" || earlier === undefined) {
      firstLines.set(key, line);
      return [];
    }
    const same = other === undefined ? "" : ` with the same ${other}`;
    const reason = `must not appear twice${same}; it is also on line ${earlier}`;
    return [{ file, line, column, reason, found: value }];
  });
}

/** References to a row that does not exist; none when the file they point to could not be read. */
function brokenReferences(file: CsvFile, column: string, target: CsvFile, key: string): Problem[] {
  if (target.problems.length > 0) return [];
  const keys = new Set(target.rows.map(({ cells }) => cells[key]));
  return file.rows
    .filter(({ cells }) => cells[column] !== "" && !keys.has(cells[column]))
    .map(({ line, cells }) => {
      const reason = `must be a ${key} in ${target.name}`;
      return { file: file.name, line, column, reason, found: cells[column] };
    });
}

/** Values spelled in two ways ("Copper", "copper"): each spelling would become a filter of its own. */
function spellings({ name: file, rows }: CsvFile, column: string): Problem[] {
  const firsts = new Map<string, { value: string; line: number }>();
  const problems: Problem[] = [];
  for (const { line, cells } of rows) {
    for (const value of (cells[column] ?? "").split(";").map((part) => part.trim())) {
      const first = firsts.get(value.toLowerCase());
      if (first === undefined) firsts.set(value.toLowerCase(), { value, line });
      else if (first.value !== value && first.line !== line) {
        const reason = `must be spelled "${first.value}", as on line ${first.line}`;
        problems.push({ file, line, column, reason, found: value });
      }
    }
  }
  return problems;
}
