import { typedRow } from "../derive/prices.ts";
import { type LiveRows, tableColumn } from "../derive/tables.ts";
import { columnsOf } from "../read/check-rows.ts";
import { KEYS, type Rows } from "../read/rows.ts";

// The rows of all files share one form, so that any table can be compared, merged and changed row by row.

/** A row's values by column, as in JSON: amounts in cents, lists as arrays, and null for an empty cell. */
export type Fields = Record<string, unknown>;

/**
 * The rows of a dataset by key, such as "prices/sydney/copper", "yards/107", "states/NSW" or "dataset". The keys
 * "states" and "materials" hold the order of their rows.
 */
export type Content = Map<string, Fields>;

/** A file whose rows are part of the content. */
export type ContentFile = Exclude<keyof Rows, "price_history">;

/** The files whose rows are part of the content, in publishing order. */
export const FILES = Object.keys(KEYS).filter((file) => file !== "price_history") as ContentFile[];

/** The files in which row order matters. */
const ORDERED: ContentFile[] = ["states", "materials"];

/** The first part of the keys of a file's rows. */
function nameOf(file: ContentFile): string {
  return file === "scrap_yards" ? "yards" : file;
}

/** The key of a row, from its cells or its fields. */
export function keyOf(file: ContentFile, row: Fields): string {
  return [nameOf(file), ...KEYS[file].map((column) => row[column])].join("/");
}

/** The file that holds the row with a key; undefined if none does. */
export function fileOf(key: string): ContentFile | undefined {
  return FILES.find((file) => nameOf(file) === tableOf(key));
}

/** A row with all columns of its file in order; the values of the key columns are read from the key. */
export function wholeRow(file: ContentFile, key: string, row: Fields): Fields {
  const columns = KEYS[file];
  const [, ...values] = key.split("/");
  const named = columns.map((name, i) => {
    // The last value may contain a "/", as a synonym may.
    const value = i < columns.length - 1 ? values[i] : values.slice(i).join("/");
    return [name, name.endsWith("id") ? Number(value) : value];
  });
  return inOrder(file, { ...row, ...Object.fromEntries(named) });
}

/** Appends keys to the order of a table; does nothing if its order does not matter. */
export function setOrder(content: Content, file: ContentFile, keys: string[]): void {
  if (!ORDERED.includes(file)) return;
  const order = orderOf(content, file);
  content.set(file, { order: [...order, ...keys.filter((key) => !order.includes(key))] });
}

/** True if a row's values belong together, so that any change covers the whole row. */
export function isWhole(table: string): boolean {
  return table === "prices" || table === "quotes";
}

/** The table of a key: "prices" for "prices/sydney/copper". */
export function tableOf(key: string): string {
  return key.split("/", 1)[0]!;
}

/** The content of tables, with prices as they were typed. It leaves out the publication day, which is new each time. */
export function contentOf(tables: LiveRows): Content {
  const content: Content = new Map();
  const slugs = {
    city: new Map(tables.cities.map(({ id, slug }) => [id, slug])),
    material: new Map(tables.materials.map(({ id, slug }) => [id, slug])),
  };
  for (const file of FILES) {
    const keys = rowsIn(tables, file).map((row) => {
      const fields = contentRow(file, (column) => fieldOf(row, column, tableColumn(column), slugs));
      const key = keyOf(file, fields);
      content.set(key, fields);
      return key;
    });
    setOrder(content, file, keys);
  }
  return content;
}

/** A content row, with a value for each column of its file except the publication day. */
export function contentRow(file: ContentFile, cellOf: (column: string) => unknown): Fields {
  const columns = columnsOf(file).filter(({ name }) => name !== "published_on");
  // A blank price means that there is none, as 0 does.
  const isAmount = (name: string) => file === "prices" && /^(min|max)$/.test(name);
  return Object.fromEntries(
    columns.map(({ name }) => [name, cellOf(name) ?? (isAmount(name) ? 0 : null)]),
  );
}

/** The prices that are based on quotes, as visitors see them. */
export function quotedPrices(tables: LiveRows): Content {
  const quoted = tables.prices.filter(({ yards }) => yards !== null);
  const prices = quoted.map((price) => ({ ...price, yards: null }));
  const content = contentOf({ ...tables, prices, scrapYards: [] });
  return new Map([...content].filter(([key]) => key.startsWith("prices/")));
}

function rowsIn(tables: LiveRows, file: ContentFile): Fields[] {
  if (file === "prices") return tables.prices.flatMap((price) => typedRow(price) ?? []);
  return tables[file === "scrap_yards" ? "scrapYards" : file];
}

type Slugs = Record<"city" | "material", Map<unknown, string>>;

/** The value of a column; `name` is the table's name for it, which seldom differs from the file's. */
function fieldOf(row: Fields, column: string, name: string, slugs: Slugs): unknown {
  switch (column) {
    case "city_slug":
      return slugs.city.get(row.cityId);
    case "material_slug":
      return slugs.material.get(row.materialId);
    // An approximate position is worked out again from the address.
    case "latitude":
    case "longitude":
      return row.isApproximate ? null : row[column];
    case "min":
    case "max":
    case "low":
    case "high":
      return row[`${column}Cents`];
    default:
      return row[name];
  }
}

/** A content as rows of the files, published on a day ("2026-11-21"). */
export function rowsOf(
  content: Content,
  publishedOn: string,
  history: Rows["price_history"] = [],
): Rows {
  const groups = Map.groupBy(content, ([key]) => tableOf(key));
  const entries = FILES.map((file) => {
    const order = ORDERED.includes(file) ? orderOf(content, file) : [];
    const rows = (groups.get(nameOf(file)) ?? [])
      .filter(([key]) => file === "dataset" || key !== file)
      .toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b))
      .map(([, fields]) => inOrder(file, { ...fields, published_on: publishedOn }));
    return [file, rows];
  });
  return { ...Object.fromEntries(entries), price_history: history } as Rows;
}

/** A row with its columns in the order of the file, because the dataset's version depends on it. */
function inOrder(file: ContentFile, row: Fields): Fields {
  return Object.fromEntries(columnsOf(file).map(({ name }) => [name, row[name] ?? null]));
}

/** The keys of an ordered table's rows, in order. */
export function orderOf(content: Content, table: string): string[] {
  return (content.get(table)?.order as string[] | undefined) ?? [];
}
