import { expect, it, onTestFinished, vi } from "vitest";
import { LineChart } from "../../../../app/ui/chart/line-chart.tsx";
import { show, words } from "../../show.tsx";

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

const drawn = (selector: string, ...names: string[]) =>
  [...document.querySelectorAll(selector)].map((each) =>
    names.map((name) => each.getAttribute(name)).join(" "),
  );

// 500 units across four months, and down from 15 dollars.
it("each month's middle is on its line, in its band, with a bar for one without neighbours", () => {
  const copper = MONTHS.map(({ month, middlePrice: price }) => ({
    ...{ month, minPrice: price, middlePrice: price, maxPrice: price },
  }));
  const lines = [
    { ...LINES["of several metals"][0]!, months: copper },
    LINES["of several metals"][1]!,
  ];
  const span = { from: "2025-11", to: "2026-03" };
  show(<LineChart summary="A chart" {...span} lines={lines} fromZero everyMonth />);
  expect(drawn("[role=img]", "aria-label")).toEqual(["A chart"]);
  expect(drawn("path[stroke]", "d")).toEqual(["M0 500H500M0 333H500M0 167H500M0 0H500"]);
  expect(drawn(".chart-line", "data-metal", "data-estimated", "d")).toEqual([
    "copper  M0 200l125-33 125-34M498 100h4",
    "brass true M125 167l125-34M498 100h4",
  ]);
  // All of copper's prices are of one figure.
  expect(drawn(".chart-band", "data-metal", "d")).toEqual([
    "brass M125 133l125-33 0 67-125 33zM498 67h4v66h-4z",
  ]);
  expect(words(".chart-prices text")).toEqual(["AUD/kg", "$0.00", "$5.00", "$10.00", "$15.00"]);
  expect(drawn(".chart-prices text[y]", "y")).toEqual(["100%", "66.6%", "33.4%", "0%"]);
  expect(words("g[text-anchor=middle] text")).toEqual([
    ...["Nov 2025", "Dec 2025", "Jan 2026", "Feb 2026", "Mar 2026"],
  ]);
  expect(drawn("g[text-anchor=middle] text", "x")).toEqual(["0%", "25%", "50%", "75%", "100%"]);
  // Beside the last month, on narrow pages, stands the third before it; on the narrowest it stands alone.
  expect(drawn(".chart-month-beside", "x")).toEqual(["0%", "50%", "75%"]);
  expect(drawn(".chart-month-between", "x")).toEqual(["25%"]);
  // Both lines end at 12 dollars; their names stand apart.
  expect(words("g[fill] text")).toEqual(["Copper", "Brassestimated"]);
  expect(drawn("g[fill] text", "x", "y")).toEqual(["100% 20%", "100% 31%"]);
});

it("an axis that need not start at 0 starts below the lowest price, and one line needs no name", () => {
  show(<LineChart summary="A chart" from="2025-11" to="2026-03" lines={[{ months: MONTHS }]} />);
  expect(words(".chart-prices text").slice(1)).toEqual(["$8.00", "$10.00", "$12.00", "$14.00"]);
  expect(document.querySelector("g[fill]")).toBeNull();
});

it.each([
  ["2020-05", "2026-03", "2022,2024,2026"],
  ["2025-08", "2026-11", "Oct 2025,Jan 2026,Apr,Jul,Oct"],
])("from %s to %s the months are labelled: %s", (from, to, labels) => {
  const months = [from, to].map((month) => ({ ...MONTHS[0]!, month }));
  show(<LineChart summary="A chart" {...{ from, to }} lines={[{ months }]} />);
  expect(words("g[text-anchor=middle] text").join()).toBe(labels);
});
