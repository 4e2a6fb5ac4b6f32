import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { packedWorld } from "../../../app/prices/world-history.ts";
import { WorldSection } from "../../../app/prices/world-section.tsx";
import { isoMonth, monthNumber } from "../../../app/words/iso-month.ts";
import { show } from "../show.tsx";

const showMonths = (count: number, slug = "copper") => {
  const first = monthNumber("2024-07");
  const months = Array.from({ length: count }, (_, i) => ({
    month: isoMonth(first + i),
    audPerKg: 10 + i,
  }));
  show(
    <WorldSection
      material={{ name: "Copper", slug }}
      world="copper"
      packed={packedWorld(months)!}
      words="It rose."
    />,
  );
};
const rowsOf = (name: RegExp) => {
  const table = screen.getByRole("table", { name, hidden: true });
  return [...table.querySelectorAll("tbody tr")].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
};

it("an incomplete latest year is named with its last month, an incomplete first year without", () => {
  showMonths(23);
  expect(rowsOf(/^World prices by year/)).toEqual([
    ["2026 to May", "$30.00", "$28.00", "$32.00"],
    ["2025", "$21.50", "$16.00", "$27.00"],
    ["2024", "$12.50", "$10.00", "$15.00"],
  ]);
});

it("the text has the last price, the chart both ends, and the table the last two years, newest first", () => {
  showMonths(30, "copper-pipe");
  const section = screen.getByRole("region", { name: "The world price behind copper" });
  expect(section.querySelector("p")?.textContent).toBe(
    "World price of copper, December 2026: $39.00 a kilogram. It rose.",
  );
  const chart = screen.getByRole("img", {
    name: "World price behind copper by month: $10.00 per kg in Jul 2024 and $39.00 in Dec 2026. The tables below have the figures.",
  });
  expect(chart.textContent).toContain("$0");
  expect(rowsOf(/^World prices by year/)[0]?.[0]).toBe("2026");
  const months = rowsOf(/^World prices of the last two years/);
  expect(months).toHaveLength(24);
  expect([months[0], months.at(-1)]).toEqual([
    ["Dec 2026", "$39.00"],
    ["Jan 2025", "$16.00"],
  ]);
});
