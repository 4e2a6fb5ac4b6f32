import { describe, expect, it } from "vitest";
import { PriceFigure, RangeBar, useScaleWords } from "../../../app/prices/price-figure.tsx";
import { show } from "../show.tsx";

const SCALE = { minPrice: 8, maxPrice: 14 };
const PRICE = { minPrice: 8, maxPrice: 11 };

const bars = () => document.querySelectorAll("svg.range-bar").length;

describe("the bar of a price", () => {
  it.each([
    [8, 14, ["0%", "100%", "50%"]],
    [8, 11, ["0%", "50%", "25%"]],
    // 2.2, 3.8 and 3 of six, to a tenth of a percent.
    [10.2, 11.8, ["36.7%", "63.3%", "50%"]],
    [14, 14, ["100%", "100%", "100%"]],
  ])("from %d to %d lies on its scale, with a tick in the middle", (minPrice, maxPrice, drawn) => {
    show(<RangeBar price={{ minPrice, maxPrice }} scale={SCALE} />);
    const [, range, tick] = document.querySelectorAll("line");
    expect([
      ...["x1", "x2"].map((end) => range?.getAttribute(end)),
      ...["x1", "x2"].map((end) => tick?.getAttribute(end)),
    ]).toEqual([...drawn, drawn[2]]);
  });

  it.each([
    ["all prices are one", PRICE, { minPrice: 8, maxPrice: 8 }],
    ["it is below the scale", { minPrice: 7.99, maxPrice: 11 }, SCALE],
    ["it is above the scale", { minPrice: 8, maxPrice: 14.01 }, SCALE],
  ])("is absent if %s", (_, price, scale) => {
    show(<RangeBar price={price} scale={scale} />);
    expect(bars()).toBe(0);
  });

  it.each([
    ["up to 90 days", { ...PRICE, days: 90 }, SCALE, 1],
    ["of an old price", { ...PRICE, days: 91 }, SCALE, 0],
    ["without a scale", PRICE, undefined, 0],
  ])("stands below the figures, %s", (_, price, scale, count) => {
    show(<PriceFigure price={price} scale={scale} />);
    expect(bars()).toBe(count);
  });

  it("is explained with the ends of its scale, if all bars are for one metal", () => {
    const Words = () => useScaleWords()(SCALE);
    show(<Words />);
    expect(document.body.textContent).toBe("Bars: $8.00 to $14.00 in Australia. Tick: mid-price.");
  });
});
