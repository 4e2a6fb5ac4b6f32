import type { CsvFile } from "../read/header.ts";
import type { Problem } from "../read/problems.ts";

/**
 * Cities, materials and their aliases share the top level of the site's URLs (`/sydney/`, `/copper/`, `/aluminium/`),
 * so each path must be free and used by only one row. Slugs repeated among materials or among cities are left to
 * check.ts.
 * @param reserved first path segments that are taken
 */
export function checkAddresses(
  materials: CsvFile,
  cities: CsvFile,
  reserved: ReadonlySet<string>,
): Problem[] {
  const owners = new Map<string, string>();
  const reservedReason = (address: string) =>
    reserved.has(address)
      ? "must not be the address of another page of the site; choose another"
      : undefined;
  const takenReason = (address: string) => {
    const owner = owners.get(address);
    const used = owner && `must not be a slug or alias already used in ${owner}`;
    return reservedReason(address) ?? used;
  };
  const file = materials.name;
  const slugs = materials.rows.map(({ line, cells: { slug: found = "" } }) => {
    owners.set(found, `${file} line ${line}`);
    return { file, line, column: "slug", reason: reservedReason(found), found };
  });
  const aliases = materials.rows.flatMap(({ line, cells }) =>
    valuesOf(cells.aliases).map((found) => {
      const reason = takenReason(found);
      if (!reason) owners.set(found, `${file} line ${line}`);
      return { file, line, column: "aliases", reason, found };
    }),
  );
  const named = cities.rows.filter(({ cells: { name, slug } }) => name && slug);
  const ofCities = named.map(({ line, cells: { name = "", slug: found = "" } }) => {
    // The directory links to a city by its name.
    const expected = name.toLowerCase().replaceAll(" ", "-");
    const reason =
      found === expected
        ? takenReason(found)
        : `must be "${expected}", the name in lower case with hyphens`;
    return { file: cities.name, line, column: "slug", reason, found };
  });
  return [...slugs, ...aliases, ...ofCities].flatMap(({ reason, ...place }) =>
    reason ? [{ ...place, reason }] : [],
  );
}

/** The values of a cell, which are separated by semicolons. */
export function valuesOf(cell = ""): string[] {
  return cell
    .split(";")
    .map((value) => value.trim())
    .filter((value) => value !== "");
}
