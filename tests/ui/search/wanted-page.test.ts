import { expect, it } from "vitest";
import { type Asked, goodsPage, isOfWorth, wantedPage } from "../../../app/search/wanted-page.ts";
import { unitCalled } from "../../../contract/amounts/units.ts";
import type { Term } from "../../../worker/search/vocabulary.ts";

const BRASS = {
  ...{ word: "Brass taps", title: "Brass", path: "/material/brass/", slug: "brass" },
  isThing: true,
} as Term;
const GUIDE = { ...BRASS, slug: undefined, path: "/blog/a/" } as Term;
const DUBBO = { near: "Dubbo NSW 2830", city: { name: "Dubbo", slug: "dubbo" } };

type Given = Partial<Omit<Asked, "wants">> & { wants?: string[] };
const page = ({ wants = [], ...given }: Given, term?: Term) =>
  wantedPage({ wants: new Set(wants), rows: [], ...given } as unknown as Asked, term);

/** Money somebody was offered, for all of it or by a unit. */
const offered = (dollars: number, typed: string, per?: string): Asked["offer"] => ({
  ...{ dollars, typed, isCents: typed.includes("c") },
  per: per === "other" ? per : per ? unitCalled(per) : undefined,
});

it.each<[string, Given, Term | undefined, string, string]>([
  ["a report", { wants: ["report", "fair"] }, BRASS, "Contact us", "/contact/"],
  [
    "stripping",
    { wants: ["strip"] },
    undefined,
    "Is it worth stripping cable?",
    "/blog/sorting-scrap-metal-at-home/#is-it-worth-stripping-cable",
  ],
  ["a fair offer", { wants: ["fair"] }, undefined, "Was that a fair offer?", "/fair-price/"],
  [
    "a fair offer for brass",
    { wants: ["fair"], ...DUBBO },
    BRASS,
    "Was that a fair offer for brass near Dubbo NSW 2830?",
    "/fair-price/?metal=brass&near=Dubbo+NSW+2830",
  ],
  [
    "an offer",
    { offer: offered(4.5, "$4.50 a kg", "kg") },
    BRASS,
    "Is $4.50 a kilogram fair for brass?",
    "/fair-price/?metal=brass&offer=4.5",
  ],
  [
    "an offer for all",
    { offer: offered(60, "$60"), amount: "12kg" },
    BRASS,
    "Is $60.00 fair for 12 kg of brass?",
    "/fair-price/?metal=brass&total=60&kg=12",
  ],
  [
    "an offer for tonnes",
    { offer: offered(60, "$60"), amount: "1.5t" },
    BRASS,
    "Is $60.00 fair for 1500 kg of brass?",
    "/fair-price/?metal=brass&total=60&kg=1500",
  ],
  [
    "an offer for pieces",
    { offer: offered(60, "$60"), amount: "3x" },
    BRASS,
    "Was that a fair offer for brass?",
    "/fair-price/?metal=brass",
  ],
  [
    "stripping some kilograms",
    { wants: ["strip"], amount: "12kg" },
    BRASS,
    "My load: 12 kg of brass taps",
    "/my-load/?Brass+taps=12kg",
  ],
  [
    "an offer without a unit",
    { offer: offered(4.5, "$4.50") },
    BRASS,
    "Is $4.50 a kilogram fair for brass?",
    "/fair-price/?metal=brass&offer=4.5",
  ],
  [
    "an offer by the tonne",
    { offer: offered(7200, "$7,200/t", "t"), amount: "60kg" },
    BRASS,
    "Is $7,200/t fair for brass?",
    "/fair-price/?metal=brass&offer=%247%2C200%2Ft",
  ],
  [
    "an offer in figures that are none",
    { offer: offered(Number.NaN, "$4-5", "kg"), ...DUBBO },
    BRASS,
    "Was that a fair offer for brass near Dubbo NSW 2830?",
    "/fair-price/?metal=brass&near=Dubbo+NSW+2830",
  ],
  [
    "an offer and a trend",
    { offer: offered(0.5, "50c/kg", "kg"), wants: ["trend"], ...DUBBO },
    BRASS,
    "Is $0.50 a kilogram fair for brass near Dubbo NSW 2830?",
    "/fair-price/?metal=brass&near=Dubbo+NSW+2830&offer=0.5",
  ],
  [
    "an offer for all of no known weight",
    { offer: offered(60, "$60"), amount: "a ute load of" },
    BRASS,
    "Was that a fair offer for brass?",
    "/fair-price/?metal=brass",
  ],
  ["a trend", { wants: ["trend"] }, undefined, "Prices over time", "/data/#months"],
  [
    "a trend of brass",
    { wants: ["trend", "world"] },
    BRASS,
    "Brass prices over time",
    "/material/brass/history/",
  ],
  [
    "a trend in a city",
    { wants: ["trend"], ...DUBBO },
    undefined,
    "Prices in Dubbo over time",
    "/dubbo/history/",
  ],
  [
    "a trend of brass in a city",
    { wants: ["trend"], ...DUBBO },
    BRASS,
    "Brass prices in Dubbo over time",
    "/dubbo/history/?metal=brass",
  ],
  ["world prices", { wants: ["world"] }, undefined, "About world prices", "/about/#world-prices"],
  [
    "brass's world price",
    { wants: ["world"] },
    BRASS,
    "The world price behind Brass",
    "/material/brass/#world",
  ],
  ["a load", { wants: ["load"] }, undefined, "What is my load worth?", "/my-load/"],
  [
    "a load near a place",
    { wants: ["load"], ...DUBBO },
    undefined,
    "What is my load worth?",
    "/my-load/?near=Dubbo+NSW+2830",
  ],
  [
    "some kilograms",
    { amount: "12kg", ...DUBBO },
    BRASS,
    "My load: 12 kg of brass taps",
    "/my-load/?near=Dubbo+NSW+2830&Brass+taps=12kg",
  ],
  [
    "what may weigh anything",
    { amount: "a ute load of" },
    BRASS,
    "My load: a ute load of brass taps",
    "/my-load/?Brass+taps=a+ute+load+of",
  ],
  ["some pieces", { amount: "12x" }, BRASS, "My load: 12 brass taps", "/my-load/?Brass+taps=12x"],
])("a request for %s has a page", (_, given, term, text, path) => {
  expect(page(given, term)).toEqual({ group: "answers", text, path });
});

it.each<[string, Given, Term | undefined]>([
  ["nothing", {}, BRASS],
  ["a refund in cents", { offer: offered(0.1, "10c") }, BRASS],
  ["the price of what a guide is about", { wants: ["fair"] }, GUIDE],
  ["the trend of what a guide is about", { wants: ["trend"] }, GUIDE],
  ["the world price of what a guide is about", { wants: ["world"] }, GUIDE],
])("a request for %s has none", (_, given, term) => {
  expect(page(given, term)).toBeUndefined();
});

it("my load has several things, each with its own amount", () => {
  const goods: Parameters<typeof goodsPage>[0] = [
    ["Brass taps", "12kg"],
    ["Fridge", "2x"],
    ["Copper", ""],
  ];
  expect(goodsPage(goods, "Dubbo")).toEqual({
    ...{ group: "answers", text: "My load: 12 kg of brass taps, 2 fridge, copper" },
    path: "/my-load/?near=Dubbo&Brass+taps=12kg&Fridge=2x&Copper=",
  });
});

it.each<[Given, boolean]>([
  [{}, true],
  [{ wants: ["load"] }, true],
  [{ amount: "12kg" }, true],
  [{ wants: ["trend"], amount: "12kg" }, false],
  [{ offer: offered(4, "$4") }, false],
])("%j asks for what it is worth alone: %s", ({ wants = [], ...given }, isWorth) => {
  expect(isOfWorth({ wants: new Set(wants), ...given } as unknown as Asked)).toBe(isWorth);
});
