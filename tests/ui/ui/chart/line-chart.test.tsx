import { expect, it, onTestFinished, vi } from "vitest";
import { LineChart } from "../../../../app/ui/chart/line-chart.tsx";
import { show } from "../../show.tsx";

const MONTHS = ["2025-11", "2025-12", "2026-01", "2026-03"].map((month, i) => ({
  month,
  minPrice: 8 + i,
  middlePrice: 9 + i,
  maxPrice: 10 + i,
}));
const LINES = {
  "of recorded prices, which has no name": [{ months: MONTHS }],
  "of several metals": [
    { metal: "copper", label: "Copper", months: MONTHS },
    { metal: "brass", label: "Brass", isEstimated: true, months: MONTHS.slice(1) },
  ],
};

it.each(Object.entries(LINES))("React finds no fault with a chart %s", (_, lines) => {
  const complaint = vi.spyOn(console, "error").mockReturnValue();
  onTestFinished(() => complaint.mockRestore());
  show(<LineChart summary="A chart" from="2025-11" to="2026-03" lines={lines} everyMonth />);
  expect(document.querySelectorAll(".chart-line")).toHaveLength(lines.length);
  expect(complaint).not.toHaveBeenCalled();
});
