import { Hono } from "hono";
import { phoneHref, shortDate } from "../../app/words/format.ts";
import type { AskedYard } from "../../publishing/compare/round.ts";
import { worldPrices } from "../data/world-prices.ts";
import type { Desk, DeskContext } from "./desk.ts";
import { keep } from "./draft.ts";
import { Field, Form, Rows, readerOf, Send } from "./form.tsx";
import { type Metal, metalCells, type Values } from "./metal-row.tsx";
import { goTo, Lines, page } from "./page.tsx";
import { nameOfYard, priceMoves, type Round, roundOf, yardNamed } from "./round-data.ts";
import { rowPath } from "./rows.tsx";
import { draftedValues, type Errors, readForm, todosIn } from "./yard-form.ts";

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

async function listPage(c: DeskContext, found: Round) {
  const { city, yards, typed } = found;
  const moves = await priceMoves(c, found);
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
        <Moves of={moves} city={city.name} />
      </>
    ),
  });
}

/** What was typed and is not right, by metal. */
interface Typed {
  values: Values;
  errors: Errors;
}

async function yardPage(c: DeskContext, found: Round, yard: AskedYard, typed?: Typed) {
  const { city, known } = found;
  const { phone, hours, askedOn, id, name } = yard;
  const [world, moves] = await Promise.all([worldPrices(c.get("store")), priceMoves(c, found)]);
  const values = typed?.values ?? draftedValues(found, yard);
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
    values(`price.${metal.slug}`) !== "" ||
    typed?.errors.has(metal.slug);
  const nameOf = (slug: string) =>
    known.materials.find((metal) => metal.slug === slug)?.name ?? "Note";
  const todos = todosIn(found, yard);
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
        <Form kept={`yards/${nameOfYard(id)} ${c.get("today")}`}>
          {todos.map(([key, todo]) => (
            <p key={key}>
              <label>
                <input type="checkbox" name={`done.${key}`} value="1" />
                {`Done: ${todo.note} (${shortDate(String(todo.noted_on))})`}
              </label>
            </p>
          ))}
          {table("Dollars a kilogram, or a tonne", known.materials.filter(isAsked))}
          <p className="quiet keyboard">
            Typed: s for the same, n for no, ↓ for the next metal, Enter to save.
          </p>
          <details>
            <summary>Other metals</summary>
            {table(
              "Metals that it is not known to take",
              known.materials.filter((metal) => !isAsked(metal)),
            )}
          </details>
          {["how", "note"].map((name) => (
            <input
              key={name}
              {...{ type: "hidden", name: `was.${name}` }}
              value={values(typed ? `was.${name}` : name)}
            />
          ))}
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
        <Moves of={moves} city={city.name} />
        <p>
          <a href={`/desk/round/${city.slug}/`}>All yards of {city.name}</a>
        </p>
      </>
    ),
  });
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

/** What the prices of a city become. */
function Moves({ of, city }: { of: string[]; city: string }) {
  if (of.length === 0) return null;
  return (
    <section aria-labelledby="ranges">
      <h2 id="ranges">What {city} becomes</h2>
      <Lines of={of} />
    </section>
  );
}
