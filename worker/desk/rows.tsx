import { Hono } from "hono";
import { phoneHref } from "../../app/words/format.ts";
import { d1Target } from "../../publishing/apply/d1-target.ts";
import type { Fields } from "../../publishing/compare/content.ts";
import { cellsOf } from "../../publishing/compare/row-cells.ts";
import { publicationText } from "../../publishing/compare/row-names.ts";
import { columnsOf } from "../../publishing/read/check-rows.ts";
import { keptChangesOf, knownRows, NOTE_LENGTH, noteReports, openReports } from "../data/desk.ts";
import type { Desk, DeskContext } from "./desk.ts";
import { keep, ownDraft, readTyped, withDraft } from "./draft.ts";
import { Field, Form, Rows, readerOf, Send } from "./form.tsx";
import { ChangeLines, goTo, page } from "./page.tsx";
import { groupOf, namer, reportedKey } from "./row-names.ts";

/** A table whose rows are typed one by one: its file, and its columns with their labels and what to type. */
interface Table {
  file: "scrap_yards" | "prices" | "synonyms";
  columns: Record<string, readonly [label: string, hint?: string]>;
}

const TABLES: Record<string, Table> = {
  yards: {
    file: "scrap_yards",
    columns: {
      name: ["Name"],
      address: ["Address", "Street, suburb, state and postcode: 12 Smelter Road, Gillman SA 5013"],
      phone: ["Phone"],
      website: ["Website"],
      opening_hours: ["Opening hours", "Mo-Fr 07:00-16:00; Sa 08:00-12:00"],
      accepted_materials: ["Metals it takes", "With semicolons between"],
      services: ["Services", "With semicolons between"],
      description: ["Description"],
      closed: ["Shut for some days", "20/12/2026 to 6/1/2027 Christmas; empty once it is over"],
      merged_into: ["The same yard as", "The number of the yard that stays"],
      city_slug: ["City", "Empty: the one nearest to the suburb"],
      latitude: ["Latitude", "Empty: the middle of the suburb"],
      longitude: ["Longitude"],
    },
  },
  prices: {
    file: "prices",
    columns: {
      price: ["Lowest to highest, dollars a kilogram", "8.20-8.90"],
      description: ["Description"],
    },
  },
  synonyms: {
    file: "synonyms",
    columns: {
      leads_to: ["Leads to", "A metal, or the address of a guide, such as /scrap-my-car/"],
      title: ["Title of the guide"],
    },
  },
};

/** What follows from an address, and is not kept for another one. */
const OF_ADDRESS = ["city_slug", "latitude", "longitude"];

/** The address of a row by its key; `yards/new` is one that is added. */
export function rowPath(key: string, report?: number): string {
  return `/desk/row/?${new URLSearchParams({ key, ...(report && { report: String(report) }) })}`;
}

/** A row of any of these tables: corrected, added, or taken away, and what became of it. */
export const rows = new Hono<Desk>()
  .get("/row", (c) => ofRow(c, rowPage))
  .post("/row", (c) => ofRow(c, save));

/** Answers for the row that an address names. */
async function ofRow(c: DeskContext, answer: (c: DeskContext, found: Found) => Promise<Response>) {
  const found = await openRow(c, c.req.query("key") ?? "");
  if (!found) return c.notFound();
  const report = Number(c.req.query("report")) || null;
  if (report === null || (await isAbout(c, report, found.key)))
    return answer(c, { ...found, report });
  const text = `Report ${report} is closed, or is about another row. Look for it in the inbox.`;
  c.set("problems", [text]);
  const isPosted = c.req.method === "POST";
  const typed = isPosted ? { values: readerOf(c.get("form")), errors: new Map() } : undefined;
  return rowPage(c, { ...found, report: null }, typed);
}

async function isAbout(c: DeskContext, report: number, key: string): Promise<boolean> {
  const reports = await openReports(c.get("store"));
  return reports.some((one) => one.id === report && reportedKey(one) === key);
}

type Cells = Record<string, string>;

async function openRow(c: DeskContext, asked: string) {
  const [table = "", name = "", metal] = asked.split("/");
  const found = Object.hasOwn(TABLES, table) && TABLES[table];
  if (!found || !name) return undefined;
  const { file, columns: labels } = found;
  const [known, draft] = await Promise.all([
    knownRows(c.get("store"), {
      ...(table === "yards" && { yard: Number(name) || 0 }),
      ...(table === "prices" && { city: name }),
      ...(table === "synonyms" && { words: true }),
    }),
    ownDraft(c),
  ]);
  const { live, drafted } = withDraft(known, draft);
  const added = [...draft.keys()].flatMap((key) => /^yards\/new-(\d+)$/.exec(key)?.[1] ?? []);
  const next = `yards/new-${Math.max(0, ...added.map(Number)) + 1}`;
  const key = asked === "yards/new" ? next : asked;
  const row = drafted.get(key) ?? live.get(key);
  if (table === "yards" && !row && key !== next) return undefined;
  const before: Cells = (row && cellsOf(new Map([[key, row]]), "")[file][0]) ?? {};
  const ids = { yards: { id: name.replace(/\D+/g, "") || "1" }, synonyms: { word: name } };
  const own: Cells = { prices: { city_slug: name, material_slug: metal ?? "" }, ...ids }[table]!;
  const price = [...new Set([before.min, before.max])].filter(Boolean).join("-");
  const cells: Cells = { ...before, ...own, price };
  const nameOf = await namer(c, [{ key, before: null, after: row ?? null }]);
  const title = row || table !== "yards" ? nameOf(key) : "A new yard";
  return { key, table, file, title, labels, cells, live, drafted, draft };
}

type Found = NonNullable<Awaited<ReturnType<typeof openRow>>> & { report: number | null };

/** What was typed and is not right, by column. */
interface Typed {
  values: (name: string) => string;
  errors: Map<string, string>;
}

async function rowPage(c: DeskContext, found: Found, typed?: Typed) {
  const { key, table, labels, cells, live, drafted } = found;
  const history = live.has(key) ? await keptChangesOf(c.get("store"), key) : [];
  const { report } = found;
  const isGone = live.has(key) && !drafted.has(key);
  const isYard = table === "yards";
  const { phone } = cells;
  return page(c, {
    title: found.title,
    problems:
      typed &&
      [...typed.errors].map(([column, text]) => `${labels[column]?.[0] ?? column}: ${text}`),
    children: (
      <>
        {isGone && <p role="status">Your draft takes this row away.</p>}
        <p className="facts">
          {phone && (
            <a className="button" href={phoneHref(phone)}>
              Ring {phone}
            </a>
          )}
          {isYard && !isGone && cells.city_slug && (
            <a href={`/desk/round/${cells.city_slug}/${key.slice("yards/".length)}/`}>Its prices</a>
          )}
        </p>
        {report !== null && <p>This answers report {report}, which closes once it is published.</p>}
        <Form kept={key}>
          {Object.entries(labels).map(([name, [label, hint]]) => (
            <Field
              key={name}
              {...{ name, label, hint, error: typed?.errors.get(name) }}
              rows={name === "description" ? 3 : undefined}
              defaultValue={typed?.values(name) ?? cells[name]}
            />
          ))}
          {report !== null && (
            <Field
              name="note"
              label={`Note on report ${report}, for us alone`}
              maxLength={NOTE_LENGTH}
              defaultValue={typed?.values("note")}
            />
          )}
          <p className="actions">
            <Send>Save</Send>
            {isYard && (
              <Send name="checked" value="1" className="second">
                Save, and mark as checked today
              </Send>
            )}
            {drafted.has(key) && table !== "prices" && (
              <Send name="gone" value="1" className="second">
                {isYard ? "Closed for good: take it away" : "Take it away"}
              </Send>
            )}
          </p>
          {isYard && <p className="quiet">Last checked: {cells.checked_on || "never"}</p>}
        </Form>
        <Rows
          caption="What became of it"
          columns={["Publication", "Change"]}
          of={history.map((change) => [
            <a key="publication" href={`/desk/publications/${change.publication}/`}>
              {publicationText(change)}
            </a>,
            <ChangeLines key="lines" change={change} />,
          ])}
        />
      </>
    ),
  });
}

async function save(c: DeskContext, found: Found) {
  const { key, table, file, labels, cells, drafted, report } = found;
  const values = readerOf(c.get("form"));
  const today = c.get("today");
  const names = [...columnsOf(file).map(({ name }) => name), "price"];
  const typed = Object.fromEntries(
    names.map((name) => [name, name in labels ? values(name) : (cells[name] ?? "")]),
  );
  if (typed.address !== cells.address)
    for (const name of OF_ADDRESS) if (typed[name] === (cells[name] ?? "")) typed[name] = "";
  if (values("checked") || table === "prices") typed.checked_on = today;
  if (table === "prices") Object.assign(typed, { min: "", max: "" });
  const { rows, slips } = values("gone")
    ? { rows: new Map([[0, null]]), slips: [] }
    : readTyped(file, [typed], drafted, today);
  const row = rows.get(0);
  const isAdded = key.startsWith("yards/new-");
  const own: Fields | null = row ? { ...row, ...(isAdded && { id: key.slice(6) }) } : null;
  const wrong = [...slips, ...(own ? await checked(c, found, own) : [])];
  if (wrong.length > 0) {
    const names = wrong.map(({ column, text }) => [
      /^(min|max)$/.test(column) ? "price" : column,
      text,
    ]);
    return rowPage(c, found, { values, errors: new Map(names as [string, string][]) });
  }
  // What was typed of a yard's prices, and what is to be done there, goes with it.
  const typedOf = [...found.draft.keys()].filter((one) => one !== key && groupOf(one) === key);
  const others = own ? [] : typedOf.map((one) => [one, found.live.get(one) ?? null] as const);
  await keep(c, found, [[key, own], ...others], report);
  if (report) await noteReports(c.get("store"), [report], values("note").slice(0, NOTE_LENGTH));
  return goTo(c, report ? "/desk/inbox/" : rowPath(key), "saved", values("kept"));
}

/** What cannot be right in a row beside what is live, by column; gives a yard without a city the one near its suburb. */
async function checked(c: DeskContext, { key, live }: Found, row: Fields) {
  const before = live.get(key) ?? null;
  const { previewDraft } = await import("../../publishing/apply/draft.ts");
  const draft = [{ key, before, after: row }];
  const found = await previewDraft(d1Target(c.env.DB), { draft }, c.get("today"));
  const after = found.changes?.find((change) => change.key === key)?.after;
  if ("city_slug" in row) row.city_slug ??= after?.city_slug ?? before?.city_slug;
  return found.problems
    .filter((problem) => problem.key === key)
    .map(({ column, text }) => ({ column: column ?? "", text }));
}
