import { Hono } from "hono";
import { phoneHref } from "../../app/words/format.ts";
import { d1Target } from "../../publishing/apply/target.ts";
import type { Fields } from "../../publishing/compare/content.ts";
import { cellsOf } from "../../publishing/compare/row-cells.ts";
import { publicationText } from "../../publishing/compare/row-texts.ts";
import { columnsOf } from "../../publishing/read/check-rows.ts";
import { keptChangesOf, knownRows, NOTE_LENGTH, noteReports, openReports } from "../data/desk.ts";
import type { Desk, DeskContext } from "./context.ts";
import { keep, ownDraft, readTyped, withDraft } from "./draft.ts";
import { Field, Form, readerOf, Send, Table } from "./form.tsx";
import { ChangeLines, goTo, page } from "./page.tsx";
import ROW_COLUMNS from "./row-columns.json" with { type: "json" };
import { groupOf, namer, reportedKey } from "./row-names.ts";

/** The tables whose rows are typed one by one, with the CSV file that has the same format. */
const FILES = { yards: "scrap_yards", prices: "prices", synonyms: "synonyms" } as const;

/** The columns of each table, with their labels and examples. */
const COLUMNS: Record<
  keyof typeof FILES,
  Record<string, { label: string; hint?: string }>
> = ROW_COLUMNS;

/** Columns that are derived from the yard's address, and dropped when it changes. */
const OF_ADDRESS = ["city_slug", "latitude", "longitude"];

/** The path of a row's page by its key; `yards/new` is the page that adds a yard. */
export function rowPath(key: string, report?: number): string {
  return `/desk/row/?${new URLSearchParams({ key, ...(report && { report: String(report) }) })}`;
}

/** The page of a row of these tables, where it is corrected, added or deleted, with its published changes. */
export const rows = new Hono<Desk>()
  .get("/row", (c) => ofRow(c, rowPage))
  .post("/row", (c) => ofRow(c, save));

/** Answers for the row in the URL. */
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

function isTable(name: string): name is keyof typeof FILES {
  return Object.hasOwn(FILES, name);
}

async function openRow(c: DeskContext, wanted: string) {
  const [table = "", name = "", metal = ""] = wanted.split("/");
  if (!isTable(table) || !name) return undefined;
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
  const key = wanted === "yards/new" ? next : wanted;
  const row = drafted.get(key) ?? live.get(key);
  if (table === "yards" && !row && key !== next) return undefined;
  const file = FILES[table];
  const before: Cells = (row && cellsOf(new Map([[key, row]]), "")[file][0]) ?? {};
  const own: Cells = {
    yards: { id: name.replace(/\D+/g, "") || "1" },
    prices: { city_slug: name, material_slug: metal },
    synonyms: { word: name },
  }[table];
  const price = [...new Set([before.min, before.max])].filter(Boolean).join("-");
  const cells: Cells = { ...before, ...own, price };
  const nameOf = await namer(c, [{ key, before: null, after: row ?? null }]);
  const title = row || table !== "yards" ? nameOf(key) : "A new yard";
  return { key, table, file, title, labels: COLUMNS[table], cells, live, drafted, draft };
}

type Found = NonNullable<Awaited<ReturnType<typeof openRow>>> & { report: number | null };

/** Posted values with errors, by column. */
interface Typed {
  values: (name: string) => string;
  errors: Map<string, string>;
}

async function rowPage(c: DeskContext, found: Found, typed?: Typed) {
  const { key, table, labels, cells, live, drafted, report } = found;
  const history = live.has(key) ? await keptChangesOf(c.get("store"), key) : [];
  const isGone = live.has(key) && !drafted.has(key);
  const { phone } = cells;
  return page(c, {
    title: found.title,
    problems:
      typed &&
      [...typed.errors].map(([column, text]) => `${labels[column]?.label ?? column}: ${text}`),
    children: (
      <>
        {isGone && <p role="status">Your draft takes this row away.</p>}
        <p className="facts">
          {phone && (
            <a className="button" href={phoneHref(phone)}>
              Ring {phone}
            </a>
          )}
          {table === "yards" && !isGone && cells.city_slug && (
            <a href={`/desk/round/${cells.city_slug}/${key.slice("yards/".length)}/`}>Its prices</a>
          )}
          {table === "yards" && live.has(key) && c.env.YARD_LINKS_KEY && (
            <a href={`/desk/links/${key.slice("yards/".length)}/`}>Its link</a>
          )}
        </p>
        {report !== null && <p>This answers report {report}, which closes once it is published.</p>}
        <RowForm found={found} typed={typed} />
        <Table
          caption="What became of it"
          columns={["Publication", "Change"]}
          rows={history.map((change) => [
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

function RowForm({ found, typed }: { found: Found; typed: Typed | undefined }) {
  const { key, table, labels, cells, drafted, report } = found;
  const isYard = table === "yards";
  return (
    <Form kept={key}>
      {Object.entries(labels).map(([name, { label, hint }]) => (
        <Field
          key={name}
          name={name}
          label={label}
          hint={hint}
          error={typed?.errors.get(name)}
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
  );
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
    const errors = new Map<string, string>();
    for (const { column, text } of wrong)
      errors.set(/^(min|max)$/.test(column) ? "price" : column, text);
    return rowPage(c, found, { values, errors });
  }
  // The unpublished quotes and to-dos of a yard are deleted with it.
  const typedOf = [...found.draft.keys()].filter((one) => one !== key && groupOf(one) === key);
  const others = own ? [] : typedOf.map((one) => [one, found.live.get(one) ?? null] as const);
  await keep(c, found, [[key, own], ...others], report);
  if (report) await noteReports(c.get("store"), [report], values("note").slice(0, NOTE_LENGTH));
  return goTo(c, report ? "/desk/inbox/" : rowPath(key), "saved", values("kept"));
}

/**
 * Checks a row against the live ones, and returns its errors by column. Also gives a yard without a city the city near
 * its suburb.
 */
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
