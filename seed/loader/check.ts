import { checkAddresses } from "./addresses.ts";
import type { CsvFile } from "./csv.ts";
import type { Problem } from "./problems.ts";
import type { Rows } from "./rows.ts";

export type CsvFiles = Record<keyof Rows, CsvFile>;

/**
 * What no row shows by itself: duplicates, references, clashing addresses. Looks at the cells as
 * written, so that a row with a mistake elsewhere still counts as the place that it names.
 */
export function checkAcross(files: CsvFiles): Problem[] {
  const { dataset, states, cities, materials, prices, scrap_yards: yards } = files;
  return [
    ...notOne(dataset),
    ...[states, cities, materials].flatMap(empty),
    ...duplicates(states, "code"),
    ...[cities, materials].flatMap((file) => [
      ...duplicates(file, "id"),
      ...duplicates(file, "slug"),
    ]),
    ...duplicates(prices, "material_slug", "city_slug"),
    ...duplicates(yards, "id"),
    ...unknown(cities, "state", states, "code"),
    ...[prices, yards].flatMap((file) => unknown(file, "city_slug", cities, "slug")),
    ...unknown(prices, "material_slug", materials, "slug"),
    ...["accepted_materials", "services"].flatMap((column) => spellings(yards, column)),
    ...checkAddresses(materials, cities),
  ];
}

function notOne({ name: file, rows, problems }: CsvFile): Problem[] {
  const reason = `must have exactly one row below the header, has ${rows.length}`;
  return rows.length === 1 || problems.length > 0 ? [] : [{ file, line: rows[1]?.line, reason }];
}

function empty({ name: file, rows, problems }: CsvFile): Problem[] {
  const reason = "has no rows; add at least one below the header";
  return rows.length > 0 || problems.length > 0 ? [] : [{ file, reason }];
}

/** Rows that repeat the value of `column`, or of `column` together with `other`. */
function duplicates({ name: file, rows }: CsvFile, column: string, other?: string): Problem[] {
  const first = new Map<string, number>();
  return rows.flatMap(({ line, cells }) => {
    const value = cells[column] ?? "";
    const key = other === undefined ? value : `${cells[other]} ${value}`;
    const earlier = first.get(key);
    if (value === "" || earlier === undefined) {
      first.set(key, line);
      return [];
    }
    const same = other === undefined ? "" : ` with the same ${other}`;
    const reason = `must not appear twice${same}; it is on line ${earlier} too`;
    return [{ file, line, column, reason, found: value }];
  });
}

/** References to a row that does not exist. A target that was not read in full is not searched. */
function unknown(file: CsvFile, column: string, target: CsvFile, key: string): Problem[] {
  if (target.problems.length > 0) return [];
  const known = new Set(target.rows.map(({ cells }) => cells[key]));
  return file.rows
    .filter(({ cells }) => cells[column] !== "" && !known.has(cells[column]))
    .map(({ line, cells }) => {
      const reason = `must be a ${key} in ${target.name}`;
      return { file: file.name, line, column, reason, found: cells[column] };
    });
}

/** Values spelled in two ways ("Copper", "copper"): each spelling would be a filter of its own. */
function spellings({ name: file, rows }: CsvFile, column: string): Problem[] {
  const first = new Map<string, { value: string; line: number }>();
  const problems: Problem[] = [];
  for (const { line, cells } of rows) {
    for (const value of (cells[column] ?? "").split(";").map((part) => part.trim())) {
      const seen = first.get(value.toLowerCase());
      if (seen === undefined) first.set(value.toLowerCase(), { value, line });
      else if (seen.value !== value && seen.line !== line) {
        const reason = `must be spelled "${seen.value}", as on line ${seen.line}`;
        problems.push({ file, line, column, reason, found: value });
      }
    }
  }
  return problems;
}
