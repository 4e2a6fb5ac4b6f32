import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "csv-parse/sync";

/** Yards on one page of the directory; the code that says so needs the public holidays of the build. */
const PAGE_SIZE = 10;

/**
 * A view whose reads are counted: one or more addresses with spaces between them, the rows and round trips that it may
 * take at most, and why it may take many. In an address {last} is the directory's last page, and {every metal} all the
 * parameters of a load of everything.
 */
interface View {
  view: string;
  addresses: string;
  rows: string;
  trips: string;
}

// The first one also reads what the isolate then holds.
const VIEWS: View[] = parse(readFileSync(path.join(import.meta.dirname, "views.csv")), {
  columns: true,
});

/** The most rows and round trips of each view, with 20,000 yards and two years of prices, by the view's name. */
export const CEILINGS: Record<string, [rows: number, trips: number]> = Object.fromEntries(
  VIEWS.map(({ view, rows, trips }) => [view, [Number(rows), Number(trips)]]),
);

/** The addresses of each view, by the view's name. */
export async function viewAddresses(db: D1Database): Promise<Record<string, string[]>> {
  const metals = await db.prepare("select slug from materials").all<{ slug: string }>();
  const yards = await db.prepare("select count(*) as n from scrap_yards").first<number>("n");
  const last = Math.max(1, Math.ceil((yards ?? 0) / PAGE_SIZE));
  const everyMetal = metals.results.map(({ slug }) => `${slug}=1`).join("&");
  return Object.fromEntries(
    VIEWS.map(({ view, addresses }) => [
      view,
      addresses.replace("{last}", String(last)).replace("{every metal}", everyMetal).split(" "),
    ]),
  );
}
