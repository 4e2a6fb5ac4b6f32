import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getTableName } from "drizzle-orm";
import { onTestFinished } from "vitest";
import type { StoredRow, Target } from "../../publishing/apply/target.ts";
import { readFolder } from "../../publishing/commands/folder.ts";
import { tables } from "../../publishing/derive/tables.ts";
import { DataError } from "../../publishing/read/problems.ts";
import { placeWords } from "../../worker/data/schema.ts";

export type Row = Record<string, string>;
export type Data = ReturnType<typeof validData>;

/** The rows of a small, valid data folder; the first state's rules run over lines 2 to 4. */
export function validData() {
  return {
    dataset: [{ name: "Small, for tests", published_on: "2026-11-20", is_sample: "yes" }],
    states: [
      state("NSW", "New South Wales", "Cash is banned.\n\nBring photo identification."),
      state("TAS", "Tasmania", "Ask the yard."),
    ],
    cities: [
      city("13", "Sydney", "NSW", "5143000"),
      city("2", "Coffs Harbour", "NSW", "73000"),
      city("3", "Hobart", "TAS", "250000"),
    ],
    materials: [
      material("1", "Copper", "copper", "", "What copper pays."),
      material("2", "Aluminium", "aluminum", "aluminium; alloy", ""),
    ],
    prices: [
      price("sydney", "copper", "8.29", "11"),
      price("sydney", "aluminum", "0", "0"),
      price("hobart", "copper", "", ""),
    ],
    scrap_yards: [
      yard("1", "Wattle Road Metals", "sydney", {
        accepted_materials: "Copper; Brass",
        services: "Bins",
        latitude: "-33.8125",
        longitude: "150.9",
        opening_hours: "Mo-Fr 07:00-16:00",
        checked_on: "2026-11-09",
      }),
      yard("2", "acacia Scrap", "coffs-harbour", { accepted_materials: "Copper" }),
      yard("3", "Zinc & Sons", "sydney", {}),
    ],
    synonyms: [
      { word: "Red metal", leads_to: "copper", title: "", is_exact: "yes" },
      { word: "Old car", leads_to: "/scrap-my-car/", title: "Scrap My Car", is_exact: "" },
    ],
  };
}

function state(code: string, name: string, regulations: string) {
  return {
    code,
    name,
    cash: "Banned",
    disposal_notice: "14 days",
    regulations,
    regulator: "Police",
    regulator_url: "https://example.org/rules",
    checked_on: "2026-11-01",
  };
}

function city(id: string, name: string, code: string, population: string) {
  const slug = name.toLowerCase().replaceAll(" ", "-");
  const place = { lat: "-33.869", lon: "151.209", population, time_zone: "Australia/Sydney" };
  return { id, name, slug, state: code, ...place, meta_description: `Prices in ${name}.` };
}

function material(id: string, name: string, slug: string, aliases: string, meta: string) {
  const grade = slug === "copper" ? "No. 2" : "";
  const family = slug === "aluminum" ? slug : "";
  return {
    id,
    name,
    slug,
    aliases,
    grade,
    family,
    world: slug === "copper" ? slug : "",
    description: `Clean ${name}`,
    meta_description: meta,
  };
}

function price(city_slug: string, material_slug: string, min: string, max: string) {
  return { city_slug, material_slug, min, max, description: "Clean", checked_on: "2026-11-18" };
}

function yard(id: string, name: string, city_slug: string, more: Row) {
  const address = `${id} Smelter Road`;
  const contact = { phone: "(02) 5550 1234", website: "https://yard.example", description: "" };
  const lists = { accepted_materials: "", services: "" };
  return {
    ...{ id, name, address, city_slug },
    ...contact,
    ...lists,
    ...{ latitude: "", longitude: "", opening_hours: "", checked_on: "" },
    ...more,
  };
}

/** Makes it real data, whose contact details are not those of the sample. */
export function real(data: Data): void {
  Object.assign(data.dataset[0]!, { is_sample: "no" });
  for (const yard of data.scrap_yards)
    Object.assign(yard, { phone: "(02) 9999 1234", website: "https://yard.example.org" });
}

/** A new temporary folder, removed after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "seed-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes the valid data after `change`; `texts` replaces or adds whole files, or leaves them out (null). */
export function writeFolder(
  change: (data: Data) => void = () => {},
  texts: Record<string, string | Uint8Array | null> = {},
): string {
  const data = validData();
  change(data);
  const folder = temporaryFolder();
  const files = Object.entries(data).map(([name, rows]) => [`${name}.csv`, toCsv(rows)] as const);
  for (const [file, text] of Object.entries({ ...Object.fromEntries(files), ...texts })) {
    if (text != null) writeFileSync(join(folder, file), text);
  }
  return folder;
}

/** The rows as CSV text with a header. */
export function toCsv(rows: Row[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) => columns.map((column) => quoted(row[column] ?? "")).join(","));
  return `${[columns.join(","), ...lines].join("\n")}\n`;
}

function quoted(cell: string): string {
  return /[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** The messages about a folder, on a day if one is given; none if it is valid. */
export function problemsOf(folder: string, today?: string): string[] {
  try {
    readFolder(folder, today);
    return [];
  } catch (error) {
    if (error instanceof DataError) return error.problems;
    throw error;
  }
}

/** Every row of every table that publishing fills, by the table's name. */
export async function allRows(target: Target): Promise<Record<string, StoredRow[]>> {
  const names = [...Object.values(tables), placeWords].map(getTableName);
  const results = await target.query(names.map((name) => `select * from ${name}`));
  return Object.fromEntries(names.map((name, index) => [name, results[index] ?? []]));
}
