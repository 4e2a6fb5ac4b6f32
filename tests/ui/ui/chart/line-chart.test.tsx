import { expect, it, onTestFinished, vi } from "vitest";
import { LineChart } from "../../../../app/ui/chart/line-chart.tsx";
import { show, words } from "../../show.tsx";

const MONTHS = ["2025-11", "2025-12", "2026-01", "2026-03"].map((month, i) => ({
  month,
  minPrice: 8 + i,
  middlePrice: 9 + i,
  maxPrice: 10 + i,
}));
const COPPER = {
  metal: "copper",
  label: { name: "Copper", figure: "$11.50" },
  months: MONTHS,
  latest: 11.5,
};
const BRASS = {
  ...{ metal: "brass", label: { name: "Brass", figure: "$12.00" } },
  ...{ isEstimated: true, months: MONTHS.slice(1) },
};
const drawn = (selector: string, ...names: string[]) =>
  [...document.querySelectorAll(selector)].map((each) =>
    names.map((name) => each.getAttribute(name)).join(" "),
  );

// 500 units across four months and the latest price, and down from 15 dollars.
it("each month's middle is on its line, in its band, and thin lines lead across gaps to the latest price", () => {
  const flat = MONTHS.map(({ month, middlePrice: price }) => ({
    ...{ month, minPrice: price, middlePrice: price, maxPrice: price },
  }));
  const lines = [{ ...COPPER, months: flat }, BRASS];
  const span = { from: "2025-11", to: "2026-03", latest: "17 Mar 2026" };
  const complaint = vi.spyOn(console, "error").mockReturnValue();
  onTestFinished(() => complaint.mockRestore());
  show(<LineChart summary="A chart" {...span} lines={lines} fromZero everyMonth />);
  expect(drawn("[role=img]", "aria-label")).toEqual(["A chart"]);
  expect(drawn(".chart-line", "data-metal", "data-estimated", "d")).toEqual([
    "copper  M0 200l100-33 100-34M398 100h4",
    "brass true M100 167l100-34M398 100h4",
  ]);
  expect(drawn(".chart-join", "data-metal", "d")).toEqual([
    "copper M200 133l200-33M400 100l100 17",
    "brass M200 133l200-33",
  ]);
  expect(drawn(".chart-ring", "data-metal", "cx", "cy")).toEqual(["copper 100% 23.4%"]);
  // All of copper's prices are of one figure.
  expect(drawn(".chart-band", "data-metal", "d")).toEqual([
    "brass M100 133l100-33 0 67-100 33zM398 67h4v66h-4z",
  ]);
  expect(words(".chart-prices text")).toEqual(["AUD/kg", "$0", "$5", "$10", "$15"]);
  expect(drawn(".chart-prices text[y]", "y")).toEqual(["100%", "66.6%", "33.4%", "0%"]);
  // The year once, and the day of the latest price without it.
  expect(words("g[text-anchor=middle] g text")).toEqual([
    ...["Nov 2025", "Dec", "Jan 2026", "Feb", "Mar", "17 Mar"],
  ]);
  expect(drawn("g[text-anchor=middle] g text", "x")).toEqual([
    ...["0%", "20%", "40%", "60%", "80%", "100%"],
  ]);
  // On narrow pages January and each third month, and always the latest price.
  expect(drawn(".chart-month-beside", "x")).toEqual(["0%", "20%", "60%", "80%"]);
  // The lines end close to one another; their names stand apart.
  expect(words(".chart-ends text")).toEqual(["Copper $11.50", "Brass $12.00"]);
  expect(drawn(".chart-ends text", "data-metal", "x", "y")).toEqual([
    "copper 100% 33.5%",
    "brass 100% 20%",
  ]);
  // Of React's, as of two lines with one key.
  expect(complaint).not.toHaveBeenCalled();
});

it("an axis that need not start at 0 starts below the lowest price, and one line needs no name", () => {
  show(<LineChart summary="A chart" from="2025-11" to="2026-03" lines={[{ months: MONTHS }]} />);
  expect(words(".chart-prices text").slice(1)).toEqual([
    ...["$8", "$9", "$10", "$11", "$12", "$13"],
  ]);
  expect(words(".chart-ends text")).toEqual([]);
});

it.each([
  ["2020-05", "2026-03", "2022,2024,2026"],
  ["2025-08", "2026-11", "Oct 2025,Jan 2026,Apr,Jul,Oct"],
])("from %s to %s the months are labelled: %s", (from, to, labels) => {
  const months = [from, to].map((month) => ({ ...MONTHS[0]!, month }));
  show(<LineChart summary="A chart" {...{ from, to }} lines={[{ months }]} />);
  expect(words("g[text-anchor=middle] text").join()).toBe(labels);
});
