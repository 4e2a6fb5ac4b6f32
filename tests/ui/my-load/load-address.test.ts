import { parse } from "csv-parse/sync";
import { expect, it } from "vitest";
import {
  changed,
  loadAddress,
  readLoadFields,
  renamed,
  shorterAddress,
  withField,
} from "../../../app/my-load/load-address.ts";
import table from "./addresses.csv?raw";

const parameters = (query: string) => new URLSearchParams(query);
// The query of a form or a link, the address of its load, and "yes" for a form's, which is redirected to that address.
const SENT: Record<"sent" | "address" | "form", string>[] = parse(table, { columns: true });

it.each(SENT)("$sent is the load ?$address", ({ sent, address, form }) => {
  const path = address ? `/my-load/?${address}` : "/my-load/";
  expect(loadAddress(parameters(sent))).toBe(path);
  expect(shorterAddress(parameters(sent))).toBe(form ? path : undefined);
  // It stays there.
  expect(shorterAddress(parameters(address))).toBeUndefined();
});

it("an address is read as it was written", () => {
  const query =
    "near=+2830+&to=Dubbo&copper=60&fridge=40kg&km-cost=1&vehicle=ute&offer=%24200&zinc=";
  expect(readLoadFields(parameters(query))).toEqual({
    ...{ near: "2830", to: "Dubbo", kmCost: "1", vehicle: "ute", offer: "$200", open: "" },
    sort: "",
    goods: [
      ["copper", "60"],
      ["fridge", "40kg"],
      ["zinc", ""],
    ],
    left: 0,
  });
});

it.each(["x", "scrap-", "“"])(
  "an address is cut to the goods that are answered: many %j",
  (name) => {
    const names = Array.from({ length: 1_500 }, (_, i) => [name.repeat(5) + i, ""]);
    const { goods, left } = readLoadFields(new URLSearchParams(names));
    expect(goods.length).toBeGreaterThan(10);
    expect(goods.length).toBeLessThanOrEqual(50);
    expect(goods.length + left).toBe(1_500);
    const address = loadAddress(new URLSearchParams(names));
    expect(address.length).toBeLessThan(2_050);
    expect(readLoadFields(parameters(address.split("?")[1]!))).toMatchObject({ goods, left: 0 });
  },
);

it("an address is cut to fifty things, each name and amount to a hundred characters", () => {
  const many = Array.from({ length: 51 }, (_, i) => [`m${i}`, "1"]);
  const { goods, left } = readLoadFields(new URLSearchParams(many));
  expect([goods.length, goods.at(-1), left]).toEqual([50, ["m49", "1"], 1]);
  const long = new URLSearchParams([[` ${"m".repeat(101)} `, ` ${"1".repeat(101)}`]]);
  expect(readLoadFields(long).goods).toEqual([["m".repeat(100), "1".repeat(100)]]);
});

it("goods take the place of a name in an address, and a place that of another", () => {
  const address = "/my-load/?near=2830&wheels=4&brass=5";
  const places = [
    renamed(address, "wheels", "steel-wheel"),
    renamed(address, "wheels", "steel", "kg"),
    renamed("/my-load/?near=2830&wheels=4x&brass=5", "wheels", "steel", "kg"),
    changed(address, "wheels", (amount) => [
      ["steel", amount],
      ["zinc", ""],
    ]),
    changed(address, "wheels", () => []),
  ];
  expect(places).toEqual(
    ["steel-wheel=4&", "steel=4kg&", "steel=4x&", "steel=4&zinc=&", ""].map(
      (own) => `/my-load/?near=2830&${own}brass=5`,
    ),
  );
  expect(changed("/my-load/?wheels=4", "wheels", () => [])).toBe("/my-load/");
  expect(withField(address, "near", "Dubbo NSW")).toBe("/my-load/?near=Dubbo+NSW&wheels=4&brass=5");
});

it("an offer in a text names no place, and nothing for all of it", () => {
  const address = loadAddress([["what", "60 kg copper offered $9 a kilo"]]);
  const fields = parameters(address.split("?")[1]!);
  expect([fields.get("near"), fields.get("offer")]).toEqual([null, null]);
});
