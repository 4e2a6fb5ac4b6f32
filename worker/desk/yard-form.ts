import type { Content, Fields } from "../../publishing/compare/content.ts";
import type { AskedYard } from "../../publishing/compare/yards-to-ring.ts";
import { priceQuestion } from "../../publishing/read/price-cells.ts";
import { NO } from "../../publishing/read/rows.ts";
import { todosOf } from "../../publishing/read/todos.ts";
import { readTyped } from "./draft.ts";
import {
  endsOf,
  type FieldError,
  lastOf,
  type Metal,
  saidOf,
  stateOf,
  stateText,
  type Values,
} from "./metal-row.tsx";
import { type FormRows, nameOfYard } from "./round-data.ts";

/** The initial values of the fields: today's quotes, and how the operator obtained their own. */
export function draftedValues({ known, draft, drafted, today }: FormRows, yard: AskedYard): Values {
  const values = new Map<string, string>();
  const name = nameOfYard(yard.id);
  for (const metal of known.materials) {
    const key = `quotes/${name}/${metal.slug}/${today}`;
    const row = drafted.get(key);
    const cents = row && [Number(row.low), Number(row.high)];
    const [price = "", to = ""] = cents ? endsOf(metal, cents) : [];
    const isNot = cents ? cents[1] === 0 : lastOf(yard, metal).price === NO;
    if (isNot) values.set(`no.${metal.slug}`, "1");
    else values.set(`price.${metal.slug}`, price).set(`to.${metal.slug}`, to);
    if (!row || !draft.has(key)) continue;
    values.set("how", String(row.how ?? ""));
    values.set("note", String(row.note ?? ""));
  }
  const todo = draft.get(`todos/${name}/${today}`)?.after;
  if (todo) values.set("note", String(todo.note));
  return (field) => values.get(field) || (field === "how" ? "rang" : "");
}

/** A yard's to-dos with the draft applied, by key, except today's, which is in the note field. */
export function todosIn({ drafted, today }: FormRows, { id }: AskedYard): [string, Fields][] {
  const own = `todos/${nameOfYard(id)}/`;
  return [...drafted].filter(([key]) => key.startsWith(own) && key !== own + today);
}

/** The rows that quotes refer to. A yard that is only in the draft has no number yet, and the reader needs one. */
function contentWith(drafted: Content, name: string, id: number): Content {
  const others = [...drafted].filter(([key]) => !/^(yards|quotes|todos)\//.test(key));
  return new Map([...others, [`yards/${id}`, { ...drafted.get(`yards/${name}`), id }]]);
}

/** Errors by metal (slug), or by "note". */
type Errors = Map<string, FieldError>;

/** The values of a form's fields, and what is wrong with them. */
export interface Typed {
  values: Values;
  errors: Errors;
}

/**
 * Reads a yard's form: the changed rows of the draft, by key, where null deletes a row; the errors; and notes for the
 * operator. A note without a price is a to-do.
 * @param by the operator
 * @param current the values that the fields have now
 */
export function readForm(
  found: FormRows,
  yard: AskedYard,
  values: Values,
  by: string,
  current: Values = draftedValues(found, yard),
): { wanted: Map<string, Fields | null>; errors: Errors; notes: string[] } {
  const { known, live, draft, drafted, today } = found;
  const name = nameOfYard(yard.id);
  const keyOf = ({ slug }: Metal) => `quotes/${name}/${slug}/${today}`;
  const wanted = new Map<string, Fields | null>();
  const errors: Errors = new Map();
  const typed: { metal: Metal; text: string }[] = [];
  for (const metal of known.materials) {
    const said = saidOf(values, yard, metal);
    if (!said) continue;
    wanted.set(keyOf(metal), live.get(keyOf(metal)) ?? null);
    const was = values(`was.${metal.slug}`);
    const now = stateOf(current, metal);
    if (was && ![was, stateOf(values, metal)].includes(now)) {
      const text = `changed to ${stateText(now)} since this form was opened: save again to put yours in its place`;
      errors.set(metal.slug, { text, now });
      continue;
    }
    if (said.problem) errors.set(metal.slug, { text: said.problem });
    if (said.text !== "") typed.push({ metal, text: said.text });
  }
  const id = Math.abs(yard.id);
  const own = (fields: Fields) => ({ ...fields, yard_id: yard.id < 0 ? name : id });
  const content = contentWith(drafted, name, id);
  const about = { how: values("how"), by: by.slice(0, 60), note: values("note") };
  const row = { yard_id: String(id), quoted_on: today, is_shown: values("is_shown"), ...about };
  const cells = typed.map(({ metal, text }) => {
    return { ...row, material_slug: metal.slug, price: text };
  });
  const { rows, slips, notes } = readTyped("quotes", cells, content, today);
  for (const { line, text } of slips) errors.set(typed[line]!.metal.slug, { text });
  for (const [line, quote] of rows) {
    const { metal, text } = typed[line]!;
    wanted.set(keyOf(metal), own(quote));
    const range = { lowCents: Number(quote.low), highCents: Number(quote.high) };
    const question = priceQuestion(range, metal);
    if (question && values(`ok.${metal.slug}`) !== text)
      errors.set(metal.slug, { text: question, doubted: text });
  }
  // A change of "how" or of the note also applies to the quotes that are already in the draft.
  const kept = known.materials.map(keyOf).filter((key) => draft.has(key) && !wanted.has(key));
  const isOther = ["how", "note"].some((part) => values(part) !== values(`was.${part}`));
  for (const key of isOther ? kept : [])
    wanted.set(key, { ...drafted.get(key), ...about, note: about.note || null });
  const todo = `todos/${name}/${today}`;
  const isTodo = about.note !== "" && rows.size + kept.length === 0;
  if (draft.has(todo) || (isTodo && isOther)) {
    const read = readTyped("todos", isTodo ? todosOf([row]) : [], content, today);
    for (const { text } of read.slips) errors.set("note", { text });
    const noted = read.rows.get(0);
    wanted.set(todo, noted ? own(noted) : (live.get(todo) ?? null));
  }
  for (const [key] of todosIn(found, yard)) if (values(`done.${key}`)) wanted.set(key, null);
  return { wanted, errors, notes };
}
