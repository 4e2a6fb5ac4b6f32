import type { CsvFile } from "../read/header.ts";
import type { Problem } from "../read/problems.ts";

/** First segments of addresses that are not free. */
type Reserved = ReadonlySet<string>;

/**
 * Cities, materials and their aliases share the top level of the site's addresses (`/sydney/`,
 * `/copper/`, `/aluminium/`): each of them must be free, and used by one row only. Slugs that
 * materials or cities share among themselves are left to check.ts.
 */
export function checkAddresses(materials: CsvFile, cities: CsvFile, reserved: Reserved): Problem[] {
  const owners = new Map<string, string>();
  for (const { line, cells } of materials.rows) {
    owners.set(cells.slug ?? "", `${materials.name} line ${line}`);
  }
  return [
    ...materialProblems(materials, reserved),
    ...aliasProblems(materials, owners, reserved),
    ...cityProblems(cities, owners, reserved),
  ];
}

function materialProblems({ name: file, rows }: CsvFile, reserved: Reserved): Problem[] {
  return rows.flatMap(({ line, cells: { slug = "" } }) => {
    const reason = reservedReason(slug, reserved);
    return reason === undefined ? [] : [{ file, line, column: "slug", reason, found: slug }];
  });
}

/** Adds the aliases to `owners`, so that cities are checked against them too. */
function aliasProblems(
  { name: file, rows }: CsvFile,
  owners: Map<string, string>,
  reserved: Reserved,
): Problem[] {
  const problems: Problem[] = [];
  for (const { line, cells } of rows) {
    const aliases = (cells.aliases ?? "").split(";").map((part) => part.trim());
    for (const alias of aliases.filter((part) => part !== "")) {
      const reason = reservedReason(alias, reserved) ?? ownerReason(alias, owners);
      if (reason) problems.push({ file, line, column: "aliases", reason, found: alias });
      else owners.set(alias, `${file} line ${line}`);
    }
  }
  return problems;
}

function cityProblems(
  { name: file, rows }: CsvFile,
  owners: Map<string, string>,
  reserved: Reserved,
): Problem[] {
  return rows.flatMap(({ line, cells: { name = "", slug = "" } }) => {
    if (slug === "" || name === "") return [];
    const reason =
      nameReason(slug, name) ?? reservedReason(slug, reserved) ?? ownerReason(slug, owners);
    return reason === undefined ? [] : [{ file, line, column: "slug", reason, found: slug }];
  });
}

/** The directory links to a city by its name, so the slug has to follow from the name. */
function nameReason(slug: string, name: string): string | undefined {
  const expected = name.toLowerCase().replaceAll(" ", "-");
  return slug === expected
    ? undefined
    : `must be "${expected}", the name in lower case with hyphens`;
}

function reservedReason(address: string, reserved: Reserved): string | undefined {
  return reserved.has(address)
    ? "must not be the address of another page of the site; choose another"
    : undefined;
}

function ownerReason(address: string, owners: Map<string, string>): string | undefined {
  const owner = owners.get(address);
  return owner && `must not be a slug or alias already used in ${owner}`;
}
