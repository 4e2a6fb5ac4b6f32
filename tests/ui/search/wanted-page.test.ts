import { parse } from "csv-parse/sync";
import { expect, it } from "vitest";
import type { SearchQuery } from "../../../app/search/wanted-page.ts";
import { goodsPage, isOfWorth, wantedPage } from "../../../app/search/wanted-page.ts";
import { unitCalled } from "../../../worker/amounts/units.ts";
import type { Term } from "../../../worker/search/vocabulary.ts";
import table from "./wanted.csv?raw";

const NAMES = { word: "Brass taps", title: "Brass", path: "/material/brass/", slug: "brass" };
const BRASS: Term = { ...NAMES, isThing: true };
const TERMS: Record<string, Term> = {
  brass: BRASS,
  guide: { ...BRASS, slug: undefined, path: "/blog/a/" },
};
const DUBBO = { near: "Dubbo NSW 2830", city: { name: "Dubbo", slug: "dubbo" } };

/** A line of wanted.csv: requests, money as "7200 t “$7,200/t”", an amount, a place and the term. */
type Row = Record<
  "about" | "wants" | "offer" | "amount" | "near" | "term" | "text" | "path",
  string
>;

function queryOf({ wants, offer, amount, near }: Pick<Row, "wants" | "offer" | "amount" | "near">) {
  const [, dollars, unit, typed = ""] = /^(\S+) (?:(\w+) )?“(.+)”$/.exec(offer) ?? [];
  const money = { dollars: Number(dollars), typed, isCents: typed.includes("c") };
  return {
    wants: new Set(wants.split(" ").filter(Boolean)),
    rows: [],
    ...(typed && { offer: { ...money, per: unit && unitCalled(unit) } }),
    ...(amount && { amount }),
    ...(near && DUBBO),
  } as unknown as SearchQuery;
}

it.each<Row>(parse(table, { columns: true }))("a request for $about leads to: $text", (row) => {
  const { text, path } = row;
  expect(wantedPage(queryOf(row), TERMS[row.term])).toEqual(
    text ? { group: "answers", text, path } : undefined,
  );
});

it("my load has several things, each with its own amount", () => {
  const goods: Parameters<typeof goodsPage>[0] = [
    ["Brass taps", "12kg"],
    ["Fridge", "2x"],
    ["Copper", ""],
  ];
  const { text, path } = goodsPage(goods, { near: "Dubbo" });
  expect(text).toBe("My load: 12 kg of brass taps, 2 fridge, copper");
  expect(path).toBe("/my-load/?near=Dubbo&Brass+taps=12kg&Fridge=2x&Copper=");
});

it.each([
  ["", "", "", true],
  ["load", "", "", true],
  ["", "12kg", "", true],
  ["trend", "12kg", "", false],
  ["", "", "4 “$4”", false],
])(
  "wants “%s”, amount “%s” and offer “%s” ask for the worth alone: %s",
  (wants, amount, offer, isWorth) => {
    expect(isOfWorth(queryOf({ wants, amount, offer, near: "" }))).toBe(isWorth);
  },
);
