import { type RefObject, useEffect, useRef, useState } from "react";
import { useLazyComponent } from "../../ui/lazy-component.ts";
import { Spinner } from "../../ui/spinner.tsx";
import { Swatch } from "../../ui/swatch.tsx";
import type { CityTrend, TrendMetal } from "./trend.ts";
import { TrendDrawing } from "./trend-drawing.tsx";
import { TrendFacts } from "./trend-facts.tsx";

interface TrendSectionProps {
  /** The city's name. */
  city: string;
  trend: CityTrend;
}

/**
 * Twelve months of prices as a chart and a table. The server's drawing is replaced once the chart's code has
 * loaded, which starts when the section comes near.
 */
export function TrendSection({ city, trend }: TrendSectionProps) {
  const { basis, hidden: hiddenAtFirst } = trend;
  const box = useRef<HTMLDivElement>(null);
  const { Component: Chart, failed, isLoading } = useChartWhenNear(box);
  const [hidden, setHidden] = useState(hiddenAtFirst);
  const toggle = (metal: TrendMetal) =>
    setHidden((old) => (old.includes(metal) ? old.filter((m) => m !== metal) : [...old, metal]));
  return (
    <section id="trend" className="trend wrap section" aria-labelledby="trend-heading">
      <div className="trend-head">
        <h2 id="trend-heading">12-Month Price Trend in {city}</h2>
        {trend.tag && <span className="trend-tag">{trend.tag}</span>}
      </div>
      <fieldset className="trend-legend scripted">
        <legend className="visually-hidden">Metals in the chart</legend>
        {trend.metals.map(({ metal, name, basis }) => (
          <button
            key={metal}
            type="button"
            disabled={!basis}
            aria-pressed={basis !== null && !hidden.includes(metal)}
            onClick={() => toggle(metal)}
          >
            {basis && (
              <svg viewBox="0 0 32 4" width="32" height="4" aria-hidden="true">
                <path
                  className="chart-line"
                  data-metal={metal}
                  data-estimated={basis === "estimated" || undefined}
                  d="M0 2H32"
                />
              </svg>
            )}
            <Swatch metal={metal} />
            {name}
          </button>
        ))}
      </fieldset>
      {failed && (
        <p className="quiet">
          We can’t load the chart right now. Its numbers are in the table below.
        </p>
      )}
      {basis && (
        <div className="trend-box" ref={box}>
          {isLoading && <Spinner label="Loading chart..." />}
          {Chart ? <Chart {...{ city, trend, hidden }} /> : <TrendDrawing {...{ city, trend }} />}
        </div>
      )}
      <TrendFacts {...{ city, trend }} />
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
