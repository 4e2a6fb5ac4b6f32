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
    const [line, range, tick] = document.querySelectorAll("line");
    expect(line?.getAttribute("x2")).toBe("100%");
    expect([
      range?.getAttribute("x1"),
      range?.getAttribute("x2"),
      tick?.getAttribute("x1"),
    ]).toEqual(drawn);
    expect(tick?.getAttribute("x2")).toBe(tick?.getAttribute("x1"));
    expect(document.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
  });

  it.each([
    ["all prices are one", PRICE, { minPrice: 8, maxPrice: 8 }],
    ["it is below the scale", { minPrice: 7.99, maxPrice: 11 }, SCALE],
    ["it is above the scale", { minPrice: 8, maxPrice: 14.01 }, SCALE],
  ])("is none where %s", (_, price, scale) => {
    show(<RangeBar price={price} scale={scale} />);
    expect(bars()).toBe(0);
  });

  it.each([
    ["up to 90 days", { ...PRICE, days: 90 }, SCALE, 1],
    ["without an age", PRICE, SCALE, 1],
    ["of an old price", { ...PRICE, days: 91 }, SCALE, 0],
    ["without a scale", PRICE, undefined, 0],
    ["without a price", { minPrice: 0, maxPrice: 0 }, SCALE, 0],
  ])("stands below the figures, %s", (_, price, scale, count) => {
    show(<PriceFigure price={price} scale={scale} />);
    expect(bars()).toBe(count);
  });

  it.each([
    [undefined, "Bars: lowest to highest in Australia. Tick: mid-price."],
    [SCALE, "Bars: $8.00 to $14.00 in Australia. Tick: mid-price."],
  ])("is explained with the ends of its scale, if all are of one metal: %o", (scale, words) => {
    const Words = () => useScaleWords()(scale);
    show(<Words />);
    expect(document.body.textContent).toBe(words);
  });
});

it("what stands beside the bar takes the place of the change", () => {
  const price = { ...PRICE, change: "up 40c" };
  show(<PriceFigure price={price}>average</PriceFigure>);
  expect(document.body.textContent).toBe("$8.00 – $11.00average");
});
