import { amountAsTyped, rowsIn, type TypedRow } from "../../worker/amounts/rows.ts";
import { readOpen } from "../paths/directory-address.ts";
import { LOAD_PATH, UNIT_FIELD } from "../paths/form-addresses.ts";
import { cutText, MAX_LENGTH, MAX_TEXT, typedText } from "../words/cut-text.ts";

/** The load in a URL, as typed; "" for a missing text. */
export type LoadFields = ReturnType<typeof readLoadFields>;

/** Limits on the goods in a URL: how many there are, and their characters altogether. */
const MAX_GOODS = 50;
const MAX_CHARACTERS = 2_000;

/** Parameters that come before and after the goods in a URL. */
const BEFORE_GOODS = ["near", "to", "open"];
const AFTER_GOODS = ["km-cost", "vehicle", "offer", "sort"];
/** Names that only the form sends. */
const FORM_NAMES = ["what", "amount", "unit", "add", "remove"];
const OWN_NAMES = [...BEFORE_GOODS, ...AFTER_GOODS, ...FORM_NAMES];

/** Reads the parameters of the page's URL. */
export function readLoadFields(parameters: URLSearchParams) {
  return {
    near: typedText(parameters, "near"),
    /** Places to compare it with, "; " between them. */
    to: typedText(parameters, "to"),
    kmCost: typedText(parameters, "km-cost"),
    /** One of `VEHICLES`, or its kilograms. */
    vehicle: typedText(parameters, "vehicle"),
    /** The offer for all of it. */
    offer: typedText(parameters, "offer"),
    /** A half-hour of the week when yards have to be open. */
    open: readOpen(parameters),
    /** The order of the yards: "best", otherwise the nearest first. */
    sort: typedText(parameters, "sort"),
    ...goodsOf(parameters),
  };
}

/**
 * Reads everything in a load, in order, including repeated names and goods without a quantity, and the number left out
 * because there were too many. Cuts texts before anything repeats them: every row of the page links to its load.
 */
function goodsOf(fields: Iterable<[string, unknown]>) {
  const given = [...fields].map(([name, value]): TypedRow => [cut(name), cut(String(value))]);
  const units = new Map(given.filter(([name]) => name.startsWith(UNIT_FIELD)));
  const all = given
    .filter(([name]) => !OWN_NAMES.includes(name) && !name.startsWith(UNIT_FIELD))
    .map(([name, value]): TypedRow => {
      const unit = units.get(`${UNIT_FIELD}${name}`) ?? "";
      // URLs used to name things "item-fridge".
      return [name.replace(/^item-(?=.)/, ""), withUnit(value, unit)];
    });
  const goods = all.slice(0, MAX_GOODS);
  while (`${new URLSearchParams(goods)}`.length > MAX_CHARACTERS) goods.pop();
  return { goods, left: all.length - goods.length };
}

function withUnit(value: string, unit: string): string {
  return /\d$/.test(value) ? value + unit : value;
}

function cut(text: string): string {
  return cutText(text.trim(), MAX_LENGTH);
}

/**
 * Returns the URL of the load in the form's fields. `what` with `amount` and `unit`, and the button `add`, add to
 * the load; the button `remove` removes from it.
 */
export function loadAddress(fields: Iterable<[string, unknown]>): string {
  const given = [...fields];
  const typedIn = (own: string) => String(given.find(([name]) => name === own)?.[1] ?? "").trim();
  const textOf = (own: string) => cut(typedIn(own));
  const removed = textOf("remove");
  const kept = goodsOf(given).goods.filter(([name]) => name !== removed);
  const added = [
    ...addedGoods(cutText(typedIn("what"), MAX_TEXT), textOf("amount"), textOf("unit")),
    ...addedGoods(textOf("add"), "", ""),
  ];
  // Goods already in the load need no second field.
  const news = added.filter(
    ([name, quantity]) => quantity !== "" || !kept.some(([known]) => known === name),
  );
  const own = (names: string[]) =>
    names.map((name) => [name, textOf(name)]).filter(([, text]) => text !== "");
  const goods = [...kept, ...news];
  const query = new URLSearchParams([...own(BEFORE_GOODS), ...goods, ...own(AFTER_GOODS)]);
  return query.size > 0 ? `${LOAD_PATH}?${query}` : LOAD_PATH;
}

/** Splits a text into goods; a single one takes its amount from a field of its own. */
function addedGoods(what: string, amount: string, unit: string): TypedRow[] {
  const rows = rowsIn(what).map(([name, own]): TypedRow => [cut(name), cut(own)]);
  if (amount === "") return rows;
  const [only, ...others] = rows;
  const typed = amountAsTyped(amount, unit);
  // With several things, the amount could be for any of them.
  return only && others.length === 0 ? [[only[0], typed]] : [...rows, [amount, typed]];
}

/**
 * Returns the URL to redirect to after a form was sent without scripts, whose URL has every field and the button
 * pressed. Undefined if the URL is already short.
 */
export function shorterAddress(parameters: URLSearchParams): string | undefined {
  const isForm = [...parameters.keys()].some(
    (name) => ["what", "add", "remove"].includes(name) || name.startsWith(UNIT_FIELD),
  );
  const shorter = isForm ? loadAddress(parameters) : undefined;
  return shorter === `${LOAD_PATH}?${parameters}` ? undefined : shorter;
}

/** Returns the URL of a load with one name replaced by another; a bare number takes `unit`. */
export function renamed(address: string, name: string, to: string, unit = ""): string {
  return changed(address, name, (value) => [[to, withUnit(value, unit)]]);
}

/** Returns the URL of a load with a name replaced by other goods. */
export function changed(address: string, name: string, to: (amount: string) => TypedRow[]) {
  const fields = [...new URLSearchParams(address.slice(LOAD_PATH.length))];
  return loadAddress(fields.flatMap((field) => (field[0] === name ? to(field[1]) : [field])));
}

/** Returns the URL of a load with one of the page's parameters set. */
export function withField(address: string, name: string, value: string): string {
  const query = new URLSearchParams(address.slice(LOAD_PATH.length));
  query.set(name, value);
  return `${LOAD_PATH}?${query}`;
}
