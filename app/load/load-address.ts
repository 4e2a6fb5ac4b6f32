import { LOAD_PATH, UNIT_FIELD } from "../paths/load-path.ts";
import { cutText, MAX_LENGTH, typedText } from "../words/cut-text.ts";
import { type TypedGood, typedGoods } from "./typed-goods.ts";

/** What an address says of a load, as it was typed. */
export interface LoadFields {
  near: string;
  kmCost: string;
  /** Everything in it, in order, including repeated names and those without a quantity. */
  goods: TypedGood[];
  /** How many more of them were too many. */
  left: number;
}

/** The most goods of an address that count, and the most characters of them in an address. */
const MAX_GOODS = 50;
const MAX_CHARACTERS = 2_000;

/** The parameters that are no names of what is in the load. */
const OWN_NAMES = ["near", "km-cost", "what", "amount", "unit", "add", "remove"];

/** Reads the page's address. */
export function readLoadFields(parameters: URLSearchParams): LoadFields {
  return {
    near: typedText(parameters, "near"),
    kmCost: typedText(parameters, "km-cost"),
    ...goodsOf(parameters),
  };
}

/** Cut here, before anything repeats them: every row of the page links to its load. */
function goodsOf(fields: Iterable<[string, unknown]>): Pick<LoadFields, "goods" | "left"> {
  const given = [...fields].map(([name, value]): TypedGood => [cut(name), cut(String(value))]);
  const units = new Map(given.filter(([name]) => name.startsWith(UNIT_FIELD)));
  const all = given
    .filter(([name]) => !OWN_NAMES.includes(name) && !name.startsWith(UNIT_FIELD))
    .map(([name, value]): TypedGood => {
      const unit = units.get(`${UNIT_FIELD}${name}`) ?? "";
      // Addresses used to hold things as "item-fridge".
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
 * The address of a load for the fields of the form. `what` with `amount` and `unit`, and the button `add`, add to the
 * load; the button `remove` takes something out.
 */
export function loadAddress(fields: Iterable<[string, unknown]>): string {
  const given = [...fields];
  const textOf = (own: string) => cut(String(given.find(([name]) => name === own)?.[1] ?? ""));
  const removed = textOf("remove");
  const kept = goodsOf(given).goods.filter(([name]) => name !== removed);
  const added = typedGoods(textOf("what"), textOf("amount"), textOf("unit"));
  const button = textOf("add");
  if (button !== "") added.push([button, ""]);
  // What is there already needs no second field to be filled in.
  const news = added.filter(
    ([name, quantity]) => quantity !== "" || !kept.some(([known]) => known === name),
  );
  const own = (name: string): TypedGood[] => (textOf(name) === "" ? [] : [[name, textOf(name)]]);
  const query = new URLSearchParams([...own("near"), ...kept, ...news, ...own("km-cost")]);
  return query.size > 0 ? `${LOAD_PATH}?${query}` : LOAD_PATH;
}

/**
 * The address to redirect to after a form was sent without scripts, which includes every field and the
 * button that was pressed. Undefined for an address that is short enough.
 */
export function shorterAddress(parameters: URLSearchParams): string | undefined {
  const names = [...parameters.keys()];
  const isForm = names.some(
    (name) => name === "what" || name === "add" || name === "remove" || name.startsWith(UNIT_FIELD),
  );
  const shorter = isForm ? loadAddress(parameters) : undefined;
  return shorter === `${LOAD_PATH}?${parameters}` ? undefined : shorter;
}

/** The address of a load in which something is called by another name; `unit` is for a number that has none. */
export function renamed(address: string, name: string, to: string, unit = ""): string {
  const fields = [...new URLSearchParams(address.slice(LOAD_PATH.length))];
  return loadAddress(
    fields.map(([own, value]) => [
      own === name ? to : own,
      own === name && /\d$/.test(value) ? value + unit : value,
    ]),
  );
}

/** The address of a load without something. */
export function without(address: string, name: string): string {
  return loadAddress([...new URLSearchParams(address.slice(LOAD_PATH.length)), ["remove", name]]);
}
