import { Hono } from "hono";
import { phoneHref, shortDate } from "../../app/words/format.ts";
import type { AskedYard } from "../../publishing/compare/yards-to-ring.ts";
import { QUOTE_WAYS } from "../data/desk.ts";
import { type WorldPrices, worldPrices } from "../data/world-prices.ts";
import type { Desk, DeskContext } from "./context.ts";
import { keep } from "./draft.ts";
import { Field, Form, readerOf, Send, Table } from "./form.tsx";
import { type Metal, metalCells } from "./metal-row.tsx";
import { goTo, Lines, page } from "./page.tsx";
import { nameOfYard, priceMoves, type Round, roundOf, yardNamed } from "./round-data.ts";
import { rowPath } from "./rows.tsx";
import { draftedValues, readForm, type Typed, todosIn } from "./yard-form.ts";

/** The pages of a city's round: its yards in order, and the form of each. */
export const round = new Hono<Desk>()
  .get("/round/:city", async (c) => {
    const found = await roundOf(c, c.req.param("city"));
    return found ? listPage(c, found) : c.notFound();
  })
  .get("/round/:city/:yard", (c) => ofYard(c, yardPage))
  .post("/round/:city/:yard", (c) => ofYard(c, save));

type Handler = (c: DeskContext, found: Round, yard: AskedYard) => Promise<Response>;

/** Answers for the yard in the URL. */
async function ofYard(c: DeskContext, answer: Handler): Promise<Response> {
  const { city = "", yard: name = "" } = c.req.param();
  const found = await roundOf(c, city);
  const yard = found?.yards.find(({ id }) => id === yardNamed(name));
  return found && yard ? answer(c, found, yard) : c.notFound();
}

async function listPage(c: DeskContext, found: Round) {
  const { city, yards, typed } = found;
  const moves = await priceMoves(c, found);
  return page(c, {
    title: `Round of ${city.name}`,
    children: (
      <>
        <Table
          caption="Yards, longest not asked first"
          columns={["Yard", "To ring", "Last asked", "Typed"]}
          rows={yards.map((yard) => [
            <a key={yard.id} href={`/desk/round/${city.slug}/${nameOfYard(yard.id)}/`}>
              {yard.name}
            </a>,
            yard.phone && <a href={phoneHref(yard.phone)}>{yard.phone}</a>,
            yard.askedOn ? shortDate(yard.askedOn) : "never",
            typed(yard),
          ])}
        />
        <Moves of={moves} city={city.name} />
      </>
    ),
  });
}

async function yardPage(c: DeskContext, found: Round, yard: AskedYard, typed?: Typed) {
  const { city, known } = found;
  const { phone, hours, askedOn, id, name } = yard;
  const [world, moves] = await Promise.all([worldPrices(c.get("store")), priceMoves(c, found)]);
  const nameOf = (slug: string) =>
    known.materials.find((metal) => metal.slug === slug)?.name ?? "Note";
  return page(c, {
    title: name,
    problems: typed && [...typed.errors].map(([slug, { text }]) => `${nameOf(slug)}: ${text}`),
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
        <YardForm found={found} yard={yard} world={world} typed={typed} />
        <Moves of={moves} city={city.name} />
        <p>
          <a href={`/desk/round/${city.slug}/`}>All yards of {city.name}</a>
        </p>
      </>
    ),
  });
}

interface YardFormProps {
  found: Round;
  yard: AskedYard;
  world: WorldPrices;
  typed: Typed | undefined;
}

function YardForm({ found, yard, world, typed }: YardFormProps) {
  const { known, today } = found;
  const values = typed?.values ?? draftedValues(found, yard);
  const isOwn = (metal: Metal) =>
    yard.metals.has(metal.id) ||
    values(`price.${metal.slug}`) !== "" ||
    typed?.errors.has(metal.slug) === true;
  const table = (caption: string, own: boolean) => (
    <Table
      caption={caption}
      columns={["Metal", "Says now", "Or"]}
      rows={known.materials
        .filter((metal) => isOwn(metal) === own)
        .map((metal) => {
          const shown = known.prices.find((price) => price.materialId === metal.id);
          const error = typed?.errors.get(metal.slug);
          return metalCells({ metal, yard, world, values, shown, error });
        })}
    />
  );
  return (
    <Form kept={`yards/${nameOfYard(yard.id)} ${today}`}>
      {todosIn(found, yard).map(([key, todo]) => (
        <p key={key}>
          <label>
            <input type="checkbox" name={`done.${key}`} value="1" />
            {`Done: ${todo.note} (${shortDate(String(todo.noted_on))})`}
          </label>
        </p>
      ))}
      {table("Dollars a kilogram, or a tonne", true)}
      <p className="quiet keyboard">
        Typed: s for the same, n for no, ↓ for the next metal, Enter to save.
      </p>
      <details>
        <summary>Other metals</summary>
        {table("Metals that it is not known to take", false)}
      </details>
      {["how", "note"].map((name) => (
        <input
          key={name}
          type="hidden"
          name={`was.${name}`}
          value={values(typed ? `was.${name}` : name)}
        />
      ))}
      <div className="field">
        <label htmlFor="how">How</label>
        <select id="how" name="how" defaultValue={values("how")}>
          {QUOTE_WAYS.filter((how) => how !== "yard").map((how) => (
            <option key={how}>{how}</option>
          ))}
        </select>
      </div>
      <Field name="note" label="Note" maxLength={300} defaultValue={values("note")} />
      <Send>Save and next yard</Send>
    </Form>
  );
}

async function save(c: DeskContext, found: Round, yard: AskedYard) {
  const { city, yards } = found;
  const values = readerOf(c.get("form"));
  const { wanted, errors, notes } = readForm(found, yard, values, c.get("email"));
  if (errors.size > 0) return yardPage(c, found, yard, { values, errors });
  await keep(c, found, wanted);
  const next = yards.slice(yards.indexOf(yard) + 1).find((one) => found.typed(one) === 0);
  const path = next ? `${nameOfYard(next.id)}/` : "";
  return goTo(c, `/desk/round/${city.slug}/${path}`, "saved", values("kept"), notes.join(". "));
}

/** The draft's changes to a city's prices. */
function Moves({ of, city }: { of: string[]; city: string }) {
  if (of.length === 0) return null;
  return (
    <section aria-labelledby="ranges">
      <h2 id="ranges">What {city} becomes</h2>
      <Lines of={of} />
    </section>
  );
}
