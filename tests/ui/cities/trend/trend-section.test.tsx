import { cleanup, fireEvent, screen, within } from "@testing-library/react";
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
import { show, words } from "../../show.tsx";

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

const EVERY_MONTH = [
  ...["Dec 2025", "Jan 2026", "Feb 2026", "Mar 2026", "Apr 2026", "May 2026", "Jun 2026"],
  ...["Jul 2026", "Aug 2026", "Sep 2026", "Oct 2026", "Nov 2026"],
];
const monthLabels = (chart: Element) =>
  [...chart.querySelectorAll("text:has(tspan)")]
    .map(({ textContent }) => textContent)
    .filter((text) => /^[A-Z][a-z]{2} \d{4}$/.test(text));

const showSection = async (trend: CityTrend) => {
  show(<TrendSection city="Sydney" trend={trend} />);
  return screen.findByRole("region", { name: "12-Month Price Trend in Sydney" });
};

const drawn = (width: number) => {
  onTestFinished(() => void vi.restoreAllMocks());
  const bounds = { left: 10, width: 60 + width + 32, height: 36 + 320 + 46 } as DOMRect;
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(bounds);
};
const attributes = (selector: string, ...names: string[]) =>
  [...document.querySelectorAll(selector)].map((each) =>
    names.map((name) => each.getAttribute(name)),
  );

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
    expect(monthLabels(drawing)).toEqual(EVERY_MONTH);
    expect(drawing.textContent).toMatch(/CopperAluminiumestimated$/);
    const lines = [...drawing.querySelectorAll<SVGElement>(".chart-line")];
    expect(lines.map((line) => line.dataset.estimated)).toEqual([undefined, "true"]);
    const table = within(section).getByRole("table", {
      name: "Monthly prices in Sydney, recorded or estimated from world prices, Australian dollars per kilogram",
      hidden: true,
    });
    for (const name of names)
      expect(within(table).getByRole("columnheader", { name, hidden: true })).toBeTruthy();
    expect(new Set(words("td.quiet"))).toEqual(new Set(["nothing recorded", "no world price"]));
    // The keyboard scrolls it.
    const scroller = { name: "Numbers of the chart", hidden: true };
    expect(within(section).getByRole("region", scroller).tabIndex).toBe(0);
    expect(section.textContent).toContain("Copper: 52 observations since February 2026.");
    expect(section.textContent).toContain("Thin lines without a band are estimated");
    expect(within(section).getByRole("link", { name: /World Bank/ })).toBeTruthy();
  });

  it("leaves a hidden metal out of the drawing, and shows and hides each by its button", async () => {
    const section = await showSection({ ...MIXED, hidden: ["aluminum"] });
    const drawing = await within(section).findByRole("img", { name: /: Copper\. The table/ });
    expect(drawing.querySelectorAll(".chart-line")).toHaveLength(1);
    const pressed = () => attributes("button", "aria-pressed").join();
    expect(pressed()).toBe("true,false,false,false");
    expect(attributes("button path", "data-metal", "data-estimated").map(String)).toEqual([
      ...["copper,", "aluminum,true"],
    ]);
    const [copper, aluminium] = within(section).getAllByRole("button");
    fireEvent.click(aluminium!);
    expect(pressed()).toBe("true,true,false,false");
    fireEvent.click(copper!);
    fireEvent.click(aluminium!);
    expect(pressed()).toBe("false,false,false,false");
    fireEvent.click(copper!);
    expect(pressed()).toBe("true,false,false,false");
  });

  it("calls simulated lines so, and names no source", async () => {
    const section = await showSection(SIMULATED);
    expect(within(section).getByText("Simulated")).toBeTruthy();
    expect(section.querySelector("[data-estimated]")).toBeNull();
    expect(section.textContent).toMatch(/Simulated chart: not past prices and not a forecast/);
    expect(within(section).queryByRole("link")).toBeNull();
  });

  it.each([
    ["simulated", "Simulated monthly prices in Sydney"],
    ["estimated", "Monthly prices in Sydney, estimated from world prices"],
    ["mixed", "Monthly prices in Sydney, recorded or estimated from world prices"],
    ["recorded", "Recorded monthly prices in Sydney"],
  ] as const)("has a table of numbers that are %s, and says so", (basis, caption) => {
    show(<TrendNumbers city="Sydney" trend={{ ...MIXED, basis }} />);
    expect(words("caption")).toEqual([`${caption}, Australian dollars per kilogram`]);
    // A screen reader says with each price of which month it is.
    expect(words("tbody th[scope=row]")).toHaveLength(12);
  });

  it("has neither chart nor table where no metal has a line, and says why", async () => {
    const section = await showSection(NOTHING);
    expect(within(section).queryByRole("img")).toBeNull();
    expect(within(section).queryByRole("table", { hidden: true })).toBeNull();
    expect(section.textContent).toContain("Brass: no line yet.");
  });
});

describe("the chart", () => {
  it("draws a line for each chosen metal, and what was recorded as a band with dots", async () => {
    drawn(11 * 50);
    const metals = [...METALS.slice(0, 2), { ...METALS[1]!, metal: "steel" as const }];
    show(<TrendChart city="Sydney" trend={{ ...MIXED, metals }} hidden={["steel"]} />);
    const slider = await screen.findByRole("slider");
    // 20 pixels for each dollar: to 16 dollars.
    const names = ["data-metal", "data-estimated", "d"];
    expect(attributes(".chart-line", ...names)).toEqual([
      ["copper", null, "M100,136ZM500,130L550,134"],
      [
        "aluminum",
        "true",
        `M0,286ZM100,284${[3, 4, 5, 6, 7, 8, 9, 10, 11].map((i) => `L${i * 50},284`).join("")}`,
      ],
    ]);
    expect(attributes(".chart-band", ...names)).toEqual([
      ["copper", null, "M100,100L100,160ZM500,100L550,134L550,134L500,160Z"],
    ]);
    expect(attributes(".chart-dot", "data-metal", "cx").map(String)).toEqual([
      ...["copper,100", "copper,500", "copper,550"],
    ]);
    expect(words("svg[role=presentation] > g > g:nth-child(2) text")).toEqual([
      ...["$0.00", "$5.00", "$10.00", "$15.00"],
    ]);
    expect(words(".trend-marker")).toEqual([]);
    fireEvent.keyDown(slider, { key: "Home" });
    expect(attributes(".trend-marker line", "x1", "x2", "y2")).toEqual([["0", "0", "320"]]);
    expect(attributes(".trend-marker circle", "cx", "cy")).toEqual([["0", "286"]]);
    fireEvent.keyDown(slider, { key: "End" });
    expect(attributes(".trend-marker circle", "cx")).toEqual([["550"], ["550"]]);
  });

  it("draws what was not recorded without a band or dots", async () => {
    drawn(11 * 50);
    show(<TrendChart city="Sydney" trend={SIMULATED} hidden={[]} />);
    await screen.findByRole("slider");
    expect(attributes(".chart-line, .chart-band, .chart-dot", "class")).toEqual([["chart-line"]]);
  });

  it("names every month with its year, as the server's drawing does", async () => {
    drawn(11 * 50);
    show(<TrendChart city="Sydney" trend={MIXED} hidden={[]} />);
    const chart = await screen.findByRole("slider");
    expect(monthLabels(chart)).toEqual(EVERY_MONTH);
  });

  it("has an axis where every metal is hidden", () => {
    drawn(11 * 50);
    show(<TrendChart city="Sydney" trend={MIXED} hidden={["copper", "aluminum"]} />);
    expect(words("svg[role=presentation] > g > g:nth-child(2) text").at(-1)).toBe("$0.04");
  });
});

describe("the slider over the chart", () => {
  const { labels, series } = trendOf(MIXED);
  const onChange = vi.fn();
  const showSlider = (active: number | null, shown = series) => {
    onChange.mockReset();
    show(
      <MonthSlider
        labels={labels}
        series={shown}
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

  it("reads what was recorded and what is estimated", () => {
    expect(showSlider(2).getAttribute("aria-valuetext")).toBe(
      "Feb 2026: Copper $9.20 ($8.00 – $11.00), Aluminium (estimated from world prices) $1.80",
    );
  });

  it.each([
    [2, "ArrowLeft", 1],
    [2, "ArrowDown", 1],
    [2, "ArrowRight", 3],
    [2, "ArrowUp", 3],
    [2, "Home", 0],
    [2, "End", 11],
    [2, "Escape", null],
    [0, "ArrowLeft", 0],
    [11, "ArrowRight", 11],
    [null, "ArrowLeft", 11],
    [null, "ArrowRight", 11],
    [2, "Enter", undefined],
  ])("with month %s selected, %s selects %s", (active, key, selected) => {
    const isLeftToPage = fireEvent.keyDown(showSlider(active), { key });
    expect(onChange.mock.calls).toEqual(selected === undefined ? [] : [[selected]]);
    expect(isLeftToPage).toBe(selected === undefined);
  });

  it("is let go by the keyboard and by a mouse, and keeps what a finger chose", () => {
    const slider = showSlider(2);
    fireEvent.pointerLeave(slider, { pointerType: "touch" });
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.pointerLeave(slider, { pointerType: "mouse" });
    fireEvent.blur(slider);
    expect(onChange.mock.calls).toEqual([[null], [null]]);
  });

  it("says how to read it where no month is selected, and where no metal is chosen", () => {
    const slider = showSlider(null);
    expect(
      ["valuemin", "valuemax", "valuenow", "valuetext", "label"].map((name) =>
        slider.getAttribute(`aria-${name}`),
      ),
    ).toEqual([
      ...["1", "12", "12", "Use the left and right arrow keys to read each month"],
      "Chart of prices in Sydney, month by month",
    ]);
    expect(slider.tabIndex).toBe(0);
    cleanup();
    expect(showSlider(0, []).getAttribute("aria-valuetext")).toBe("Dec 2025: no metal chosen");
  });

  it.each([
    [0, "left", "calc(74px + (100% - 92px) * 0)"],
    [5, "left", `calc(74px + (100% - 92px) * ${5 / 11})`],
    [6, "right", `calc(46px + (100% - 92px) * ${1 - 6 / 11})`],
    [11, "right", "calc(46px + (100% - 92px) * 0)"],
  ] as const)("reads month %i on its roomier side", (active, side, distance) => {
    const { style } = showSlider(active).querySelector<HTMLElement>(".trend-readout")!;
    const other = { left: style.right, right: style.left }[side];
    expect([style[side], other]).toEqual([distance, ""]);
  });

  it("reads month and prices as the table has them, wherever the pointer is", async () => {
    drawn(11 * 50);
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
