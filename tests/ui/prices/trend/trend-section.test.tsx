import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { MonthSlider } from "../../../../app/prices/trend/month-slider.tsx";
import {
  type RecordedMetal,
  type RecordedTrend,
  trendOf,
} from "../../../../app/prices/trend/trend.ts";
import { TrendSection } from "../../../../app/prices/trend/trend-section.tsx";
import { show } from "../../show.tsx";

const COPPER: RecordedMetal = {
  months: ["2026-02", "2026-10", "2026-11"].map((month) => ({
    month,
    minPrice: 8,
    middlePrice: 9.2,
    maxPrice: 11,
  })),
  words: "52 observations since February 2026",
};
const ALL = { copper: COPPER, aluminum: COPPER, brass: COPPER, steel: COPPER };

const showSection = (recorded: RecordedTrend) => {
  show(
    <TrendSection city={{ name: "Sydney", slug: "sydney" }} month="2026-11" recorded={recorded} />,
  );
  return screen.findByRole("region", { name: "12-Month Price Trend in Sydney" });
};

// The chart stays far away: its numbers are in the table.
beforeEach(() => {
  class Far {
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal("IntersectionObserver", Far);
});

describe("the section of the trend", () => {
  it.each<[string, RecordedTrend, string[], RegExp]>([
    ["simulated", {}, ["Copper", "Aluminium", "Brass", "Steel"], /Simulated chart: not past/],
    [
      "mixed",
      { copper: COPPER },
      ["Copper", "Aluminium (simulated)", "Brass (simulated)", "Steel (simulated)"],
      /Simulated lines are not past prices/,
    ],
    [
      "recorded",
      ALL,
      ["Copper", "Aluminium", "Brass", "Steel"],
      /Recorded: the middle of a month’s prices/,
    ],
  ])(
    "names the lines of a chart that is %s, and says what they are",
    async (_, recorded, names, notice) => {
      const section = await showSection(recorded);
      expect(
        within(section)
          .getAllByRole("button")
          .map((button) => button.textContent),
      ).toEqual(names);
      expect(section.textContent).toMatch(notice);
      const hasSimulated = Object.keys(recorded).length < 4;
      expect(/simulated/i.test(section.textContent ?? "")).toBe(hasSimulated);
    },
  );

  it("says how many observations there are, and since when", async () => {
    const section = await showSection({
      copper: COPPER,
      brass: { ...COPPER, words: "3 observations since May 2026" },
    });
    expect(
      within(section).getByText(
        "Copper: 52 observations since February 2026. Brass: 3 observations since May 2026.",
      ),
    ).toBeTruthy();
  });

  it("says nothing of observations where nothing is recorded", async () => {
    expect((await showSection({})).textContent).not.toContain("observations");
  });
});

describe("the slider over the chart", () => {
  it("reads what was recorded, what was not, and what is simulated", async () => {
    const { labels, series } = trendOf("sydney", "2026-11", { copper: COPPER });
    const onChange = vi.fn();
    const slider = (active: number) => (
      <MonthSlider
        labels={labels}
        series={series.slice(0, 2)}
        city="Sydney"
        active={active}
        onChange={onChange}
        margin={{ left: 60, right: 32 }}
      >
        <svg aria-hidden="true" />
      </MonthSlider>
    );
    show(slider(11));
    const value = () => screen.getByRole("slider").getAttribute("aria-valuetext");
    expect(value()).toMatch(
      /^Nov 2026: Copper \$9\.20 \(\$8\.00 – \$11\.00\), Aluminium \(simulated\) \$\d\.\d\d$/,
    );
    screen.getByRole("slider").focus();
    await userEvent.keyboard("{ArrowLeft}");
    expect(onChange).toHaveBeenLastCalledWith(10);
  });

  it("says where nothing was recorded", () => {
    const { labels, series } = trendOf("sydney", "2026-11", ALL);
    show(
      <MonthSlider
        labels={labels}
        series={series.slice(0, 1)}
        city="Sydney"
        active={9}
        onChange={() => {}}
        margin={{ left: 60, right: 32 }}
      >
        <svg aria-hidden="true" />
      </MonthSlider>,
    );
    expect(screen.getByRole("slider").getAttribute("aria-valuetext")).toBe(
      "Sep 2026: Copper nothing recorded",
    );
    expect(screen.getByText("Copper nothing recorded")).toBeTruthy();
  });
});
