import type { CsvFile } from "./csv.ts";
import type { Problem } from "./problems.ts";

/** First segments of the site's own addresses: a city of that name could not be reached. */
const SITE_PATHS = new Set([
  "cities",
  "materials",
  "material",
  "scrap-yards",
  "scrap-my-car",
  "contact",
  "about",
  "privacy-policy",
  "terms-and-conditions",
  "resources-and-tips",
  "blog",
  "search",
  "api",
  "category",
  "assets",
  "scrap-metal-prices-by-city",
  "scrap-metal-prices-by-material",
]);

/**
 * Cities, materials and their aliases share the top level of the site's addresses (`/sydney/`,
 * `/copper/`): a slug that leads to two places is a problem, named where it is used again.
 */
export function checkAddresses(materials: CsvFile, cities: CsvFile): Problem[] {
  const taken = new Map<string, string>();
  for (const { line, cells } of materials.rows) {
    taken.set(cells.slug ?? "", `${materials.name} line ${line}`);
  }
  return [...aliasProblems(materials, taken), ...cityProblems(cities, taken)];
}

/** Adds the aliases to `taken`, so that cities are checked against them too. */
function aliasProblems({ name: file, rows }: CsvFile, taken: Map<string, string>): Problem[] {
  const problems: Problem[] = [];
  for (const { line, cells } of rows) {
    for (const alias of (cells.aliases ?? "").split(";").map((part) => part.trim())) {
      const owner = alias === "" ? undefined : taken.get(alias);
      if (owner !== undefined) {
        const reason = `must not be a slug or alias already used in ${owner}`;
        problems.push({ file, line, column: "aliases", reason, found: alias });
      } else taken.set(alias, `${file} line ${line}`);
    }
  }
  return problems;
}

function cityProblems({ name: file, rows }: CsvFile, taken: Map<string, string>): Problem[] {
  return rows.flatMap(({ line, cells: { name = "", slug = "" } }) => {
    const reason = slug === "" || name === "" ? undefined : citySlugReason(slug, name, taken);
    return reason === undefined ? [] : [{ file, line, column: "slug", reason, found: slug }];
  });
}

function citySlugReason(slug: string, name: string, taken: Map<string, string>) {
  // The directory links to a city by its name, so the slug has to follow from the name.
  const expected = name.toLowerCase().replaceAll(" ", "-");
  if (slug !== expected) return `must be "${expected}", the name in lower case with hyphens`;
  if (SITE_PATHS.has(slug)) return "must not be the address of another page of the site";
  const owner = taken.get(slug);
  return owner && `must not be a slug or alias already used in ${owner}`;
}
