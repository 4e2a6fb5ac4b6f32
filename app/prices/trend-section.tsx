import { type RefObject, useEffect, useRef, useState } from "react";
import { TrendNotice } from "../content/disclaimers.tsx";
import { dollars } from "../format.ts";
import { useLazyComponent } from "../ui/lazy-component.ts";
import { Spinner } from "../ui/spinner.tsx";
import { Swatch } from "../ui/swatch.tsx";
import { METAL_NAMES, priceTrend, TREND_METALS, type TrendMetal } from "./price-trend.ts";

interface TrendSectionProps {
  city: { name: string; slug: string };
  /** The last month of the chart, "2026-11". */
  month: string;
}

/** Twelve months of prices as a chart, whose code is loaded when it comes near, and as a table. */
export function TrendSection({ city, month }: TrendSectionProps) {
  const points = priceTrend(city.slug, month);
  const box = useRef<HTMLDivElement>(null);
  const { Component: Chart, failed, isLoading } = useChartWhenNear(box);
  const [hidden, setHidden] = useState<TrendMetal[]>(["steel"]);
  const toggle = (metal: TrendMetal) =>
    setHidden((old) => (old.includes(metal) ? old.filter((m) => m !== metal) : [...old, metal]));
  const shown = TREND_METALS.filter((metal) => !hidden.includes(metal));
  return (
    <section id="trend" className="trend wrap section" aria-labelledby="trend-heading">
      <div className="trend-head">
        <h2 id="trend-heading">12-Month Price Trend in {city.name}</h2>
        <span className="trend-simulated">Simulated</span>
      </div>
      <fieldset className="trend-legend">
        <legend className="visually-hidden">Metals in the chart</legend>
        {TREND_METALS.map((metal) => (
          <button
            key={metal}
            type="button"
            aria-pressed={!hidden.includes(metal)}
            onClick={() => toggle(metal)}
          >
            <svg viewBox="0 0 32 4" width="32" height="4" aria-hidden="true">
              <line className="trend-line" data-metal={metal} x1="0" x2="32" y1="2" y2="2" />
            </svg>
            <Swatch metal={metal} />
            {METAL_NAMES[metal]}
          </button>
        ))}
      </fieldset>
      <div className="trend-box" ref={box}>
        {failed && (
          <p className="empty">
            We can’t load the chart right now. Its numbers are in the table below.
          </p>
        )}
        {isLoading && <Spinner label="Loading chart..." />}
        {Chart && <Chart points={points} metals={shown} city={city.name} />}
      </div>
      <TrendNotice />
      <details className="trend-numbers">
        <summary>Show the numbers as a table</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the focused element */}
        <section className="table-scroll" aria-label="Numbers of the chart" tabIndex={0}>
          <table className="table">
            <caption>
              Simulated monthly prices in {city.name}, Australian dollars per kilogram
            </caption>
            <thead>
              <tr>
                <th scope="col">Month</th>
                {TREND_METALS.map((metal) => (
                  <th key={metal} scope="col" className="figure">
                    {METAL_NAMES[metal]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {points.map((point) => (
                <tr key={point.label}>
                  <th scope="row">{point.label}</th>
                  {TREND_METALS.map((metal) => (
                    <td key={metal} className="figure">
                      {dollars(point[metal])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </section>
  );
}

/** The chart's component once its box is near the viewport, and whether loading it failed. */
function useChartWhenNear(box: RefObject<HTMLElement | null>) {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!box.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: "300px" },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return useLazyComponent(
    () => import("./trend-chart.client.tsx").then((module) => module.TrendChart),
    isNear,
  );
}
