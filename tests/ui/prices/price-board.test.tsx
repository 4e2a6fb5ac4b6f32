import { screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { expect, it } from "vitest";
import { PriceBoard } from "../../../app/prices/price-board.tsx";
import { links, show, words } from "../show.tsx";

const price = (minPrice: number, days: number) => ({
  minPrice,
  maxPrice: minPrice,
  days,
  description: "",
});
const metal = (name: string) => ({ name, slug: name.toLowerCase(), grade: null });

const showBoard = (given: Partial<ComponentProps<typeof PriceBoard>>) => {
  const props = { city: { name: "Dubbo" }, rows: [], checked: null, ...given };
  show(<PriceBoard {...props} />);
  return screen.getByRole("complementary", { name: "Common metals in Dubbo" });
};

it("each price links to its metal, with its basis and a warning if it is old, without its change and day", () => {
  const shown = { ...price(9, 90), said: "4 yards", checked: "17 Nov 2026", change: "up 40c" };
  const scale = { minPrice: 8, maxPrice: 11 };
  const rows = [
    { ...metal("Copper"), price: shown, scale },
    { ...metal("Brass"), price: price(5, 91) },
    { ...metal("Steel"), price: price(0, 91) },
    metal("Lead"),
  ];
  showBoard({ rows, checked: "17 Nov 2026" });
  expect(links("dt a")).toEqual(
    ["Copper", "Brass", "Steel", "Lead"].map((name) => [name, `/material/${name.toLowerCase()}/`]),
  );
  expect(words("dd")).toEqual([
    ...["$9.00 4 yards", "$5.00 may be out of date", "Price unavailable", "Price unavailable"],
  ]);
  expect(document.querySelectorAll("dd svg")).toHaveLength(1);
  expect(words("aside > p")).toEqual([
    "Checked 17 Nov 2026. Bars: lowest to highest in Australia. Tick: mid-price. ",
  ]);
});

it.each<[Parameters<typeof showBoard>[0], string]>([
  [{}, "Dubbo $/kg"],
  [{ head: "Copper here" }, "Copper here $/kg"],
  [{ leftOut: 1 }, "Dubbo $/kgNo price was checked in the last 90 days. "],
  [{ children: "All" }, "Dubbo $/kg All"],
])("with %j the board reads %j", (given, text) => {
  const board = showBoard(given);
  expect(board.textContent).toBe(text);
  expect(board.querySelector("dl")).toBeNull();
});
