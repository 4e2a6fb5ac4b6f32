import { amountAsTyped, rowsIn, type TypedRow } from "../../worker/amounts/rows.ts";
import { readOpen } from "../paths/directory-address.ts";
import { LOAD_PATH, UNIT_FIELD } from "../paths/load-path.ts";
import { cutText, MAX_LENGTH, MAX_TEXT, typedText } from "../words/cut-text.ts";

/** The load in an address, as typed. */
export interface LoadFields {
  near: string;
  /** Places to compare it with, "; " between them. */
  to: string;
  kmCost: string;
  /** What carries the load, `VEHICLES`; "" for not said. */
  vehicle: string;
  /** What somebody was offered for all of it; "" for nothing. */
  offer: string;
  /** When yards have to be open: a half-hour of the week, or "". */
  open: string;
  /** Everything in it, in order, including repeated names and those without a quantity. */
  goods: TypedRow[];
  /** Number of goods left out because there were too many. */
  left: number;
}

/** Limits on the goods of an address: their number, and their characters. */
const MAX_GOODS = 50;
const MAX_CHARACTERS = 2_000;

/** Parameters that are not names of goods. */
const OWN_NAMES = [
  "near",
  "to",
  "open",
  "km-cost",
  "vehicle",
  "offer",
  "what",
  "amount",
  "unit",
  "add",
  "remove",
];

/** Parses the page's address. */
export function readLoadFields(parameters: URLSearchParams): LoadFields {
  return {
    near: typedText(parameters, "near"),
    to: typedText(parameters, "to"),
    kmCost: typedText(parameters, "km-cost"),
    vehicle: typedText(parameters, "vehicle"),
    offer: typedText(parameters, "offer"),
    open: readOpen(parameters),
    ...goodsOf(parameters),
  };
}

/** Cuts texts before anything repeats them: every row of the page links to its load. */
function goodsOf(fields: Iterable<[string, unknown]>): Pick<LoadFields, "goods" | "left"> {
  const given = [...fields].map(([name, value]): TypedRow => [cut(name), cut(String(value))]);
  const units = new Map(given.filter(([name]) => name.startsWith(UNIT_FIELD)));
  const all = given
    .filter(([name]) => !OWN_NAMES.includes(name) && !name.startsWith(UNIT_FIELD))
    .map(([name, value]): TypedRow => {
      const unit = units.get(`${UNIT_FIELD}${name}`) ?? "";
      // Things used to be named "item-fridge" in addresses.
      return [name.replace(/^item-(?=.)/, ""), /\d$/.test(value) ? value + unit : value];
    });
  const goods = all.slice(0, MAX_GOODS);
  while (`${new URLSearchParams(goods)}`.length > MAX_CHARACTERS) goods.pop();
  return { goods, left: all.length - goods.length };
}

function cut(text: string): string {
  return cutText(text.trim(), MAX_LENGTH);
}

/**
 * The address of a load for the form's fields. `what` with `amount` and `unit`, and the button `add`, add to the
 * load; the button `remove` removes from it.
 */
export function loadAddress(fields: Iterable<[string, unknown]>): string {
  const given = [...fields];
  const typedIn = (own: string) => String(given.find(([name]) => name === own)?.[1] ?? "").trim();
  const textOf = (own: string) => cut(typedIn(own));
  const removed = textOf("remove");
  const kept = goodsOf(given).goods.filter(([name]) => name !== removed);
  const added = addedGoods(cutText(typedIn("what"), MAX_TEXT), textOf("amount"), textOf("unit"));
  const button = textOf("add");
  if (button !== "") added.push(...addedGoods(button, "", ""));
  // Goods already in the load need no second field.
  const news = added.filter(
    ([name, quantity]) => quantity !== "" || !kept.some(([known]) => known === name),
  );
  const own = (name: string): TypedRow[] => (textOf(name) === "" ? [] : [[name, textOf(name)]]);
  const query = new URLSearchParams([
    ...own("near"),
    ...own("to"),
    ...own("open"),
    ...kept,
    ...news,
    ...own("km-cost"),
    ...own("vehicle"),
    ...own("offer"),
  ]);
  return query.size > 0 ? `${LOAD_PATH}?${query}` : LOAD_PATH;
}

/** Things as typed, of which one may have its amount from a field of its own. */
function addedGoods(what: string, amount: string, unit: string): TypedRow[] {
  const rows = rowsIn(what).map(([name, own]): TypedRow => [cut(name), cut(own)]);
  if (amount === "") return rows;
  const [only, ...others] = rows;
  const typed = amountAsTyped(amount, unit);
  // Of several things nobody knows which it is of.
  return only && others.length === 0 ? [[only[0], typed]] : [...rows, [amount, typed]];
}

/**
 * The address to redirect to after a form was sent without scripts, which includes every field and the button
 * pressed. Undefined if the address is already short.
 */
export function shorterAddress(parameters: URLSearchParams): string | undefined {
  const names = [...parameters.keys()];
  const isForm = names.some(
    (name) => name === "what" || name === "add" || name === "remove" || name.startsWith(UNIT_FIELD),
  );
  const shorter = isForm ? loadAddress(parameters) : undefined;
  return shorter === `${LOAD_PATH}?${parameters}` ? undefined : shorter;
}

/** The address of a load with one name replaced by another; `unit` is added to a bare number. */
export function renamed(address: string, name: string, to: string, unit = ""): string {
  return changed(address, name, (value) => [[to, /\d$/.test(value) ? value + unit : value]]);
}

/** The address of a load with one name replaced by several, whose amounts nobody knows. */
export function sorted(address: string, name: string, names: string[]): string {
  return changed(address, name, () => names.map((own) => [own, ""]));
}

/** The address of a load with another amount for one name. */
export function withAmount(address: string, name: string, amount: string): string {
  return changed(address, name, () => [[name, amount]]);
}

/** The address of a load without one name. */
export function without(address: string, name: string): string {
  return changed(address, name, () => []);
}

function changed(address: string, name: string, to: (value: string) => TypedRow[]): string {
  const fields = [...new URLSearchParams(address.slice(LOAD_PATH.length))];
  return loadAddress(fields.flatMap(([own, value]) => (own === name ? to(value) : [[own, value]])));
}
