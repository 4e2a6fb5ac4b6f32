import { Hono } from "hono";
import { phoneHref, shortDate } from "../../app/words/format.ts";
import type { Fields } from "../../publishing/compare/content.ts";
import type { AskedYard } from "../../publishing/compare/round.ts";
import { perTonne } from "../../publishing/read/prices.ts";
import { worldPrices } from "../data/world-prices.ts";
import type { Desk, DeskContext } from "./desk.ts";
import { keep, readTyped } from "./draft.ts";
import { Field, Form, Rows, readerOf, Send } from "./form.tsx";
import { isByTonne, lastOf, type Metal, metalCells, spoken } from "./metal-row.tsx";
import { goTo, Lines, page } from "./page.tsx";
import { moveText, nameOfYard, type Round, rangeMoves, roundOf, yardNamed } from "./round-data.ts";
import { rowPath } from "./rows.tsx";

/** A round of a city: its yards in order, and each with what it said and says. */
export const round = new Hono<Desk>()
  .get("/round/:city", async (c) => {
    const found = await roundOf(c, c.req.param("city"));
    return found ? listPage(c, found) : c.notFound();
  })
  .get("/round/:city/:yard", (c) => ofYard(c, yardPage))
  .post("/round/:city/:yard", (c) => ofYard(c, save));

type Handler = (c: DeskContext, found: Round, yard: AskedYard) => Promise<Response>;

/** Answers for the yard of a city that an address names. */
async function ofYard(c: DeskContext, answer: Handler): Promise<Response> {
  const { city = "", yard: name = "" } = c.req.param();
  const found = await roundOf(c, city);
  const yard = found?.yards.find(({ id }) => id === yardNamed(name));
  return found && yard ? answer(c, found, yard) : c.notFound();
}

function listPage(c: DeskContext, found: Round) {
  const { city, yards, typed } = found;
  return page(c, {
    title: `Round of ${city.name}`,
    children: (
      <>
        <Rows
          caption="Yards, longest not asked first"
          columns={["Yard", "To ring", "Last asked", "Typed"]}
          of={yards.map((yard) => [
            <a key={yard.id} href={`/desk/round/${city.slug}/${nameOfYard(yard.id)}/`}>
              {yard.name}
            </a>,
            yard.phone && <a href={phoneHref(yard.phone)}>{yard.phone}</a>,
            ...[yard.askedOn ? shortDate(yard.askedOn) : "never", typed(yard)],
          ])}
        />
        <Ranges found={found} />
      </>
    ),
  });
}

/** What was typed and is not right, by metal. */
interface Typed {
  values: (name: string) => string;
  errors: Map<string, string>;
  notes: string[];
}

async function yardPage(c: DeskContext, found: Round, yard: AskedYard, typed?: Typed) {
  const { city, known } = found;
  const { phone, hours, askedOn, id, name } = yard;
  const world = await worldPrices(c.get("store"));
  const values = typed?.values ?? draftedValues(found, yard, c.get("today"));
  const table = (caption: string, metals: Metal[]) => (
    <Rows
      caption={caption}
      columns={["Metal", "Says now", "Or"]}
      of={metals.map((metal) =>
        metalCells({
          ...{ metal, yard, world, values },
          shown: known.prices.find((price) => price.materialId === metal.id),
          error: typed?.errors.get(metal.slug),
        }),
      )}
    />
  );
  const isAsked = (metal: Metal) =>
    yard.metals.has(metal.id) ||
    found.declined(yard).has(metal.slug) ||
    values(`price.${metal.slug}`) !== "" ||
    typed?.errors.has(metal.slug);
  const nameOf = (slug: string) => known.materials.find((metal) => metal.slug === slug)?.name;
  return page(c, {
    title: name,
    problems: typed && [
      ...[...typed.errors].map(([slug, text]) => `${nameOf(slug)}: ${text}`),
      ...typed.notes,
    ],
    children: (
      <>
        <p className="facts">
          {phone && (
            <a className="button" href={phoneHref(phone)}>
              Ring {phone}
            </a>
          )}
          <span>{hours || "No hours on record"}</span>
          <span>{askedOn ? `Last asked ${shortDate(askedOn)}` : "Never asked"}</span>
          <a href={rowPath(`yards/${nameOfYard(id)}`)}>Details</a>
        </p>
        <Form kept={`yards/${nameOfYard(id)} ${c.get("today")}`}>
          {table("Dollars a kilogram, or a tonne", known.materials.filter(isAsked))}
          <p className="quiet keyboard">
            Typed: s for the same, n for no, ↓ for the next metal, Enter to save.
          </p>
          <p className="quiet number-pad">From one price to another: type 7.10..7.60.</p>
          <details>
            <summary>Other metals</summary>
            {table(
              "Metals that it is not known to take",
              known.materials.filter((metal) => !isAsked(metal)),
            )}
          </details>
          <div className="field">
            <label htmlFor="how">How</label>
            <select id="how" name="how" defaultValue={values("how")}>
              {["rang", "visited", "paid", "list"].map((how) => (
                <option key={how}>{how}</option>
              ))}
            </select>
          </div>
          <Field name="note" label="Note" maxLength={300} defaultValue={values("note")} />
          <Send>Save and next yard</Send>
        </Form>
        <Ranges found={found} />
        <p>
          <a href={`/desk/round/${city.slug}/`}>All yards of {city.name}</a>
        </p>
      </>
    ),
  });
}

/** The values of the fields as they are in the draft. */
function draftedValues({ known, drafted, declined }: Round, yard: AskedYard, today: string) {
  const values = new Map([...declined(yard)].map((slug) => [`no.${slug}`, "1"]));
  for (const metal of known.materials) {
    const row = drafted.get(`quotes/${nameOfYard(yard.id)}/${metal.slug}/${today}`);
    if (!row) continue;
    values.set(`price.${metal.slug}`, spoken(metal, [Number(row.low), Number(row.high)]));
    for (const name of ["how", "note"]) values.set(name, String(row[name] ?? ""));
  }
  return (name: string) => values.get(name) ?? "";
}

const EITHER = "type a price, or choose Same or No: one of them";

async function save(c: DeskContext, found: Round, yard: AskedYard) {
  const { city, known, live, drafted, yards } = found;
  const values = readerOf(c.get("form"));
  const [today, name] = [c.get("today"), nameOfYard(yard.id)];
  const errors = new Map<string, string>();
  const typed = known.materials.flatMap((metal) => {
    const { slug } = metal;
    const [price = "", same, no] = ["price", "same", "no"].map((part) => values(`${part}.${slug}`));
    if ([price, same, no].filter(Boolean).length > 1) errors.set(slug, EITHER);
    const bare = isByTonne(metal) ? perTonne(price) : price;
    // Of a yard that never said anything the word itself is what cannot be read.
    const isSame = same || /^s(ame)?$/i.test(price);
    const said = no || /^no?$/i.test(price) ? "no" : isSame ? lastOf(yard, metal).price : bare;
    return said || isSame ? [{ slug, said: said || "same" }] : [];
  });
  // A yard that is only in the draft has no number yet, which the reader asks for.
  const id = Math.abs(yard.id);
  const row = { ...drafted.get(`yards/${name}`) };
  const others = [...drafted].filter(([key]) => !/^(yards|quotes)\//.test(key));
  const content = new Map([...others, [`yards/${id}`, { ...row, id }]]);
  const cells = typed.map(({ slug, said }) => ({
    ...{ yard_id: String(id), material_slug: slug, quoted_on: today, price: said },
    ...{ how: values("how"), by: c.get("email").slice(0, 60), note: values("note") },
  }));
  const { rows, slips, declined, notes } = readTyped("quotes", cells, content, today);
  for (const { line, text } of slips) errors.set(typed[line]!.slug, text);
  if (errors.size + notes.length > 0) return yardPage(c, found, yard, { values, errors, notes });
  const quoted = new Map([...rows.values()].map((quote) => [quote.material_slug, quote]));
  const wanted: [string, Fields | null][] = known.materials.map(({ slug }) => {
    const key = `quotes/${name}/${slug}/${today}`;
    const quote = quoted.get(slug);
    const own = quote && { ...quote, yard_id: yard.id < 0 ? name : id };
    return [key, own ?? live.get(key) ?? null];
  });
  const taken = declined.get(`yards/${id}`) ?? live.get(`yards/${name}`);
  if (declined.size + found.declined(yard).size > 0)
    wanted.push([
      `yards/${name}`,
      { ...row, accepted_materials: taken?.accepted_materials ?? null },
    ]);
  await keep(c, found, wanted);
  const next = yards.slice(yards.indexOf(yard) + 1).find((one) => found.typed(one) === 0);
  const path = next ? `${nameOfYard(next.id)}/` : "";
  return goTo(c, `/desk/round/${city.slug}/${path}`, "saved", values("kept"));
}

/** What the ranges of a city become. */
function Ranges({ found }: { found: Round }) {
  const lines = rangeMoves(found).map(
    ({ name, before, after }) => `${name}: ${moveText(before, after)}`,
  );
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="ranges">
      <h2 id="ranges">What {found.city.name} becomes</h2>
      <Lines of={lines} />
    </section>
  );
}
