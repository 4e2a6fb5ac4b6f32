import type { Row } from "./files.ts";
import { type Random, random } from "./random.ts";
import { type Range, ranges } from "./ranges.ts";

// Some towns have no or few prices, so that the sample shows empty and incomplete tables too.
const TOWNS_WITHOUT_PRICES = ["horsham", "katherine"];
const TOWNS_WITH_FEW = [
  "broome",
  "burnie",
  "karratha",
  "port-hedland",
  "port-lincoln",
  "port-pirie",
];
const ALWAYS_PRICED = ["copper", "brass", "aluminum", "steel"];
const OFTEN_MISSING = ["bronze", "radiators", "zinc", "electric-motors"];
const UNAVAILABLE_ROWS = 12;

const PORT_CAPITALS = ["melbourne", "brisbane", "perth", "adelaide", "hobart"];
const REMOTE = [
  "alice-springs",
  "broken-hill",
  "broome",
  "darwin",
  "kalgoorlie",
  "karratha",
  "katherine",
  "mount-isa",
  "port-hedland",
];
const DAYS = ["2026-11-16", "2026-11-17", "2026-11-18", "2026-11-19", "2026-11-20"];

/** Rows of prices.csv: dollars per kg, by city id and then in the order of materials.csv. */
export function makePrices(cities: Row[], materials: Row[]): Row[] {
  const priced = materials.filter(hasRange);
  const rows = cities.flatMap((city) => pricesOf(city, priced));
  for (const row of pickUnavailable(rows, cities)) {
    row.min = "0.00";
    row.max = "0.00";
  }
  return rows;
}

/** Whether prices can be made for a material; without a range it has none. */
export function hasRange({ slug = "" }: Row): boolean {
  return slug in ranges;
}

function pricesOf(city: Row, materials: Row[]): Row[] {
  const { slug = "" } = city;
  const level = priceLevel(slug);
  const day = random(`day ${slug}`).pick(DAYS);
  const bought = materialsBoughtIn(city, materials);
  return materials
    .filter((material) => bought.has(material.slug ?? ""))
    .map((material) => price(slug, material.slug ?? "", level, day));
}

function price(city: string, material: string, level: number, day: string): Row {
  const { min, max, notes } = ranges[material] as Range;
  const chance = random(`price ${city} ${material}`);
  const factor = city === "sydney" ? 1 : level * chance.between(0.985, 1.015);
  return {
    city_slug: city,
    material_slug: material,
    min: rounded(min * factor),
    max: rounded(max * factor),
    description: chance.pick(notes),
    checked_on: day,
  };
}

/** A city's prices relative to Sydney's, which mostly depend on the freight to a port. */
function priceLevel(city: string): number {
  const chance = random(`level ${city}`);
  if (PORT_CAPITALS.includes(city)) return chance.between(0.94, 1.06);
  return REMOTE.includes(city) ? chance.between(0.77, 0.88) : chance.between(0.915, 0.955);
}

function materialsBoughtIn(city: Row, materials: Row[]): Set<string> {
  const { slug = "" } = city;
  const chance = random(`materials ${slug}`);
  const all = materials.map((material) => material.slug ?? "");
  if (TOWNS_WITHOUT_PRICES.includes(slug)) return new Set();
  if (TOWNS_WITH_FEW.includes(slug)) return fewMaterials(all, chance);
  const missing = Number(city.population) < 50_000 ? chance.whole(0, 2) : 0;
  const left = chance.shuffle(OFTEN_MISSING).slice(0, missing);
  return new Set(all.filter((material) => !left.includes(material)));
}

/** Five to eight materials, including those of the trend chart. */
function fewMaterials(all: string[], chance: Random): Set<string> {
  const others = chance.shuffle(all.filter((material) => !ALWAYS_PRICED.includes(material)));
  return new Set([...ALWAYS_PRICED, ...others.slice(0, chance.whole(1, 4))]);
}

/** Rows to set to 0, each in a different town and of a different material; none in a big city. */
function pickUnavailable(rows: Row[], cities: Row[]): Row[] {
  const big = cities.filter((city) => Number(city.population) > 1_000_000).map(({ slug }) => slug);
  const taken = new Set<string | undefined>(big);
  const picked: Row[] = [];
  for (const row of random("unavailable").shuffle(rows)) {
    if (taken.has(row.city_slug) || taken.has(row.material_slug)) continue;
    taken.add(row.city_slug).add(row.material_slug);
    if (picked.push(row) === UNAVAILABLE_ROWS) break;
  }
  return picked;
}

/** Rounded as yards quote: to 5 cents from a dollar up, to the cent below. */
function rounded(dollars: number): string {
  const step = dollars >= 1 ? 5 : 1;
  return ((Math.round((dollars * 100) / step) * step) / 100).toFixed(2);
}
