import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { isoMonth, monthNumber } from "../../../app/words/iso-month.ts";
import { packedWorld } from "../../../app/world/world-history.ts";
import { WorldSection } from "../../../app/world/world-section.tsx";
import { show } from "../show.tsx";

it("the latest year is named with its last month, and the first as it is, although it began late", () => {
  const first = monthNumber("2024-07");
  const months = Array.from({ length: 23 }, (_, i) => ({
    month: isoMonth(first + i),
    audPerKg: 10 + i,
  }));
  show(
    <WorldSection
      material={{ name: "Copper", slug: "copper" }}
      world="copper"
      packed={packedWorld(months)!}
      since=""
    />,
  );
  const table = screen.getByRole("table", { name: /^World prices by year/, hidden: true });
  const rows = [...table.querySelectorAll("tbody tr")].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
  expect(rows).toEqual([
    ["2026 to May", "$30.00", "$28.00", "$32.00"],
    ["2025", "$21.50", "$16.00", "$27.00"],
    ["2024", "$12.50", "$10.00", "$15.00"],
  ]);
});
