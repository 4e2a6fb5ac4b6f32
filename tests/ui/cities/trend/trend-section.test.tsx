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

const FIGURES = `,,800 1100 920${",".repeat(8)}800 1100,930,900 1000`;
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
  latest: "17 Nov 2026",
  tag: "Partly estimated",
  basis: "mixed",
  metals: METALS,
  hidden: ["steel"],
  notes: ["Brass: no line yet."],
};
const EVERY_MONTH = [
  ...["Dec 2025", "Jan 2026", "Feb", "Mar", "Apr", "May", "Jun"],
  ...["Jul", "Aug", "Sep", "Oct", "Nov", "17 Nov"],
];
const monthLabels = (chart: Element) =>
  [...chart.querySelectorAll("text")]
    .map(({ textContent }) => textContent)
    .filter((text) => /^(\d+ )?[A-Z][a-z]{2}( \d{4})?$/.test(text));
const ends = (chart: Element) =>
  [...chart.querySelectorAll(".chart-ends text")].map(({ textContent }) => textContent);

/** The figures beside the chart. */
const scale = () => words("svg[role=presentation] > g > g:nth-child(2) text");

const showSection = async (trend: CityTrend) => {
  show(<TrendSection city="Sydney" trend={trend} />);
  return screen.findByRole("region", { name: "12-Month Price Trend in Sydney" });
};

const drawn = (width: number) => {
  onTestFinished(() => void vi.restoreAllMocks());
  const bounds = { left: 10, width: 44 + width + 84, height: 66 + 320 + 44 } as DOMRect;
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(bounds);
};
const attributes = (selector: string, ...names: string[]) =>
  [...document.querySelectorAll(selector)].map((each) =>
    names.map((name) => each.getAttribute(name)?.replace(/\.\d+/g, "") ?? null),
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
  it("names the basis of each line in its tag, legend, drawing, table and notice", async () => {
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
      ["$ a kilo", false],
      ["Change since Feb", false],
    ]);
    expect(within(section).getByText("Partly estimated")).toBeTruthy();
    const drawing = within(section).getByRole("img", { name: /^Chart of prices in Sydney/ });
    expect(drawing.getAttribute("aria-label")).toContain(names.join(", "));
    expect(monthLabels(drawing)).toEqual(EVERY_MONTH);
    expect(ends(drawing)).toEqual(["Copper $9.50", "Aluminium $1.80"]);
    within(section).getByRole("table", {
      name: "Monthly prices in Sydney, recorded or estimated from world prices, Australian dollars per kilogram",
      hidden: true,
    });
    expect(words("thead th")).toEqual(["Month", ...names]);
    expect(words("tbody th[scope=row]")).toHaveLength(12);
    expect(new Set(words("td .quiet"))).toEqual(new Set(["nothing recorded", "no world price"]));
    // The keyboard scrolls it.
    const scroller = { name: "Numbers of the chart", hidden: true };
    expect(within(section).getByRole("region", scroller).tabIndex).toBe(0);
    expect(section.textContent).toContain("Lines without a band are estimated");
    expect(within(section).getByRole("link", { name: /World Bank/ })).toBeTruthy();
  });

  it("leaves hidden metals out of the drawing, and toggles a metal with its button", async () => {
    const section = await showSection({ ...MIXED, hidden: ["aluminum"] });
    await within(section).findByRole("img", { name: /: Copper\. The table/ });
    const [copper, aluminium] = within(section).getAllByRole("button");
    const pressed = () => [copper, aluminium].map((one) => one?.getAttribute("aria-pressed"));
    expect(pressed()).toEqual(["true", "false"]);
    for (const button of [aluminium, copper]) fireEvent.click(button!);
    expect(pressed()).toEqual(["false", "true"]);
  });

  it("gives reasons instead of a chart and a table if no metal has a line", async () => {
    const notes = ["Brass: no line yet."];
    const section = await showSection({ ...MIXED, basis: null, metals: METALS.slice(2), notes });
    expect(section.querySelectorAll("svg[role=img], table, [role=group]")).toHaveLength(0);
    expect(section.textContent).toContain("Brass: no line yet.");
  });
});

describe("the chart", () => {
  it("draws each chosen metal as a line, its records as a band and its latest price as a ring", async () => {
    drawn(12 * 50);
    const metals = [...METALS.slice(0, 2), { ...METALS[1]!, metal: "steel" as const }];
    show(<TrendChart city="Sydney" trend={{ ...MIXED, metals }} hidden={["steel"]} since={null} />);
    const slider = await screen.findByRole("slider");
    // Down from 12 dollars.
    const names = ["data-metal", "data-estimated", "d"];
    expect(attributes(".chart-line", ...names)).toEqual([
      ["copper", null, "M100,74ZM500,66L550,72"],
      [
        "aluminum",
        "true",
        `M0,274ZM100,272${[3, 4, 5, 6, 7, 8, 9, 10, 11].map((i) => `L${i * 50},272`).join("")}`,
      ],
    ]);
    expect(attributes(".chart-band", ...names)).toEqual([
      ["copper", null, "M100,26L100,106ZM500,26L550,72L550,72L500,106Z"],
    ]);
    expect(attributes(".chart-ring", "cx", "cy")).toEqual([["600", "66"]]);
    expect(ends(slider)).toEqual(["Copper $9.50", "Aluminium $1.80"]);
    expect(scale()).toEqual(["$0", "$2", "$4", "$6", "$8", "$10", "$12"]);
    expect(words(".trend-marker")).toEqual([]);
    fireEvent.keyDown(slider, { key: "End" });
    expect(attributes(".trend-marker circle", "cx")).toEqual([["600"]]);
  });

  it("draws changes from 0% without bands, names the months, and reads the changes out", async () => {
    drawn(12 * 50);
    show(<TrendChart city="Sydney" trend={MIXED} hidden={[]} since={2} />);
    const chart = await screen.findByRole("slider");
    expect(attributes(".chart-band", "d")).toEqual([]);
    expect(scale()).toEqual(["−6%", "−4%", "−2%", "0%", "+2%", "+4%"]);
    expect(monthLabels(chart)).toEqual(EVERY_MONTH);
    expect(ends(chart)).toEqual(["Copper +3%", "Aluminium 0%"]);
    fireEvent.keyDown(chart, { key: "End" });
    expect(chart.getAttribute("aria-valuetext")).toBe(
      "17 Nov 2026: Copper +3%, Aluminium (estimated from world prices) no price",
    );
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
        since={null}
        margin={{ left: 44, right: 84 }}
      >
        <svg aria-hidden="true" />
      </MonthSlider>,
    );
    return screen.getByRole("slider");
  };

  it.each([
    [2, "ArrowLeft", 1],
    [2, "ArrowDown", 1],
    [2, "ArrowRight", 3],
    [2, "ArrowUp", 3],
    [2, "Home", 0],
    [2, "End", 12],
    [2, "Escape", null],
    [0, "ArrowLeft", 0],
    [12, "ArrowRight", 12],
    [null, "ArrowLeft", 12],
    [null, "ArrowRight", 12],
    [2, "Enter", undefined],
  ])("with month %s selected, %s selects %s", (active, key, selected) => {
    const isLeftToPage = fireEvent.keyDown(showSlider(active), { key });
    expect(onChange.mock.calls).toEqual(selected === undefined ? [] : [[selected]]);
    expect(isLeftToPage).toBe(selected === undefined);
  });

  it("forgets the month when focus or a mouse leaves, and keeps it after a touch", () => {
    const slider = showSlider(2);
    fireEvent.pointerLeave(slider, { pointerType: "touch" });
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.pointerLeave(slider, { pointerType: "mouse" });
    fireEvent.blur(slider);
    expect(onChange.mock.calls).toEqual([[null], [null]]);
  });

  it("explains itself while no month is selected, and says so if no metal is chosen", () => {
    const slider = showSlider(null);
    expect(
      ["valuemin", "valuemax", "valuenow", "valuetext", "label"].map((name) =>
        slider.getAttribute(`aria-${name}`),
      ),
    ).toEqual([
      ...["1", "13", "13", "Use the left and right arrow keys to read each month"],
      "Chart of prices in Sydney, month by month",
    ]);
    expect(slider.tabIndex).toBe(0);
    cleanup();
    expect(showSlider(0, []).getAttribute("aria-valuetext")).toBe("Dec 2025: no metal chosen");
  });

  it("reads out the same month and prices as the table, wherever the pointer is", async () => {
    drawn(12 * 50);
    const shown = { ...MIXED, hidden: [] };
    show(
      <>
        <TrendChart city="Sydney" trend={shown} hidden={[]} since={null} />
        <TrendNumbers city="Sydney" trend={shown} />
      </>,
    );
    const slider = await screen.findByRole("slider");
    const [, ...names] = words("thead th");
    const rows = [...document.querySelectorAll("tbody tr")];
    expect(rows).toHaveLength(12);
    for (const [i, row] of rows.entries()) {
      const [month, ...prices] = [...row.children].map(({ textContent }) => textContent);
      const read = prices.map((price, at) => `${names[at]} ${price}`);
      fireEvent.pointerMove(slider, { clientX: 10 + 44 + i * 50 + (i % 2 ? 20 : -20) });
      expect(slider.getAttribute("aria-valuetext")).toBe(`${month}: ${read.join(", ")}`);
      expect(slider.getAttribute("aria-valuenow")).toBe(String(i + 1));
      const short = read.map((text) => text.replace(" (estimated from world prices)", ""));
      expect(words(".trend-readout > *")).toEqual([month, ...short]);
    }
  });
});
