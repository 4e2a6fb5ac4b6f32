import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { MonthSlider } from "../../../../app/cities/trend/month-slider.tsx";
import {
  type CityTrend,
  type TrendMetalData,
  trendOf,
} from "../../../../app/cities/trend/trend.ts";
import { TrendChart } from "../../../../app/cities/trend/trend-chart.client.tsx";
import { TrendNumbers } from "../../../../app/cities/trend/trend-numbers.tsx";
import { TrendSection } from "../../../../app/cities/trend/trend-section.tsx";
import { show } from "../../show.tsx";

const FIGURES = `,,800 1100 920${",".repeat(8)}800 1100,930`;
const METALS: TrendMetalData[] = [
  { metal: "copper", name: "Copper", basis: "recorded", figures: FIGURES },
  {
    metal: "aluminum",
    name: "Aluminium (estimated from world prices)",
    basis: "estimated",
    figures: `170,,${Array(10).fill("180").join()}`,
  },
  { metal: "brass", name: "Brass (no line)", basis: null, figures: "" },
  { metal: "steel", name: "Steel (no line)", basis: null, figures: "" },
];
const MIXED: CityTrend = {
  month: "2026-11",
  tag: "Partly estimated",
  basis: "mixed",
  metals: METALS,
  hidden: ["steel"],
  notes: ["Copper: 52 observations since February 2026."],
};
const SIMULATED: CityTrend = {
  ...MIXED,
  tag: "Simulated",
  basis: "simulated",
  metals: [{ metal: "copper", name: "Copper", basis: "simulated", figures: FIGURES }],
  notes: [],
};
const NOTHING: CityTrend = {
  ...MIXED,
  tag: null,
  basis: null,
  metals: METALS.slice(2),
  notes: ["Brass: no line yet."],
};

const showSection = async (trend: CityTrend) => {
  show(<TrendSection city="Sydney" trend={trend} />);
  return screen.findByRole("region", { name: "12-Month Price Trend in Sydney" });
};

// The chart stays far away: the server's drawing stands in its place.
beforeEach(() => {
  class Far {
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal("IntersectionObserver", Far);
});

describe("the section of the trend", () => {
  it("says in its tag, legend, drawing, table and notice what each line rests on", async () => {
    const section = await showSection(MIXED);
    const names = ["Copper", "Aluminium (estimated from world prices)"];
    expect(
      within(section)
        .getAllByRole<HTMLButtonElement>("button")
        .map(({ textContent, disabled }) => [textContent, disabled]),
    ).toEqual([
      ...names.map((name) => [name, false]),
      ["Brass (no line)", true],
      ["Steel (no line)", true],
    ]);
    expect(within(section).getByText("Partly estimated")).toBeTruthy();
    const drawing = within(section).getByRole("img", { name: /^Chart of prices in Sydney/ });
    expect(drawing.getAttribute("aria-label")).toContain(names.join(", "));
    for (const month of ["Dec", "Jan 2026", "Feb", "Oct", "Nov"])
      expect(drawing.textContent).toContain(month);
    const table = within(section).getByRole("table", {
      name: "Monthly prices in Sydney, recorded or estimated from world prices, Australian dollars per kilogram",
      hidden: true,
    });
    for (const name of names)
      expect(within(table).getByRole("columnheader", { name, hidden: true })).toBeTruthy();
    expect(section.textContent).toContain("Copper: 52 observations since February 2026.");
    expect(section.textContent).toContain("Thin lines without a band are estimated");
    expect(within(section).getByRole("link", { name: /World Bank/ })).toBeTruthy();
  });

  it("calls simulated lines so, and names no source", async () => {
    const section = await showSection(SIMULATED);
    expect(within(section).getByText("Simulated")).toBeTruthy();
    expect(section.textContent).toMatch(/Simulated chart: not past prices and not a forecast/);
    expect(within(section).queryByRole("link")).toBeNull();
  });

  it("has neither chart nor table where no metal has a line, and says why", async () => {
    const section = await showSection(NOTHING);
    expect(within(section).queryByRole("img")).toBeNull();
    expect(within(section).queryByRole("table", { hidden: true })).toBeNull();
    expect(section.textContent).toContain("Brass: no line yet.");
  });
});

describe("the slider over the chart", () => {
  const { labels, series } = trendOf(MIXED);
  const onChange = vi.fn();
  const showSlider = (active: number) => {
    show(
      <MonthSlider
        labels={labels}
        series={series}
        city="Sydney"
        active={active}
        onChange={onChange}
        margin={{ left: 60, right: 32 }}
      >
        <svg aria-hidden="true" />
      </MonthSlider>,
    );
    return screen.getByRole("slider");
  };

  it("reads what was recorded and what is estimated", async () => {
    const slider = showSlider(2);
    expect(slider.getAttribute("aria-valuetext")).toBe(
      "Feb 2026: Copper $9.20 ($8.00 – $11.00), Aluminium (estimated from world prices) $1.80",
    );
    slider.focus();
    await userEvent.keyboard("{ArrowLeft}");
    expect(onChange).toHaveBeenLastCalledWith(1);
  });

  it("reads month and prices as the table has them, wherever the pointer is", async () => {
    const bounds = { left: 10, width: 60 + 11 * 50 + 32, height: 300 } as DOMRect;
    onTestFinished(() => void vi.restoreAllMocks());
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(bounds);
    const shown = { ...MIXED, hidden: [] };
    show(
      <>
        <TrendChart city="Sydney" trend={shown} hidden={[]} />
        <TrendNumbers city="Sydney" trend={shown} />
      </>,
    );
    const slider = await screen.findByRole("slider");
    const rows = screen.getAllByRole("row", { hidden: true }).slice(1);
    expect(rows).toHaveLength(12);
    const [, ...names] = screen
      .getAllByRole("columnheader", { hidden: true })
      .map(({ textContent }) => textContent);
    for (const [i, row] of rows.entries()) {
      const [month, ...prices] = [...row.children].map(({ textContent }) => textContent);
      const read = prices.map((price, at) => `${names[at]} ${price}`);
      fireEvent.pointerMove(slider, { clientX: 10 + 60 + i * 50 + (i % 2 ? 20 : -20) });
      expect(slider.getAttribute("aria-valuetext")).toBe(`${month}: ${read.join(", ")}`);
      expect(slider.getAttribute("aria-valuenow")).toBe(String(i + 1));
      const readout = slider.querySelector(".trend-readout")!;
      expect([...readout.children].map(({ textContent }) => textContent)).toEqual([month, ...read]);
    }
  });

  it("says where there is no price", () => {
    expect(showSlider(1).getAttribute("aria-valuetext")).toBe(
      "Jan 2026: Copper nothing recorded, Aluminium (estimated from world prices) no world price",
    );
    expect(screen.getByText("Copper nothing recorded")).toBeTruthy();
  });
});
