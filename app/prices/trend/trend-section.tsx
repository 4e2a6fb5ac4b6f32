import { type RefObject, useEffect, useRef, useState } from "react";
import { TrendNotice } from "../../content/disclaimers.tsx";
import { useLazyComponent } from "../../ui/lazy-component.ts";
import { Spinner } from "../../ui/spinner.tsx";
import { staticContent } from "../../ui/static-content.tsx";
import { Swatch } from "../../ui/swatch.tsx";
import type { TrendMetal } from "./price-trend.ts";
import { type RecordedTrend, trendOf } from "./trend.ts";

const TrendNumbers = staticContent(async () => (await import("./trend-numbers.tsx")).TrendNumbers);

interface TrendSectionProps {
  city: { name: string; slug: string };
  /** The last month of the chart, "2026-11". */
  month: string;
  recorded: RecordedTrend;
}

/** Beside the heading. */
const TAGS = { simulated: "Simulated", mixed: "Partly simulated", recorded: null };

/** Twelve months of prices as a chart, whose code is loaded when it comes near, and as a table. */
export function TrendSection({ city, month, recorded }: TrendSectionProps) {
  const { kind, labels, series } = trendOf(city.slug, month, recorded);
  const box = useRef<HTMLDivElement>(null);
  const { Component: Chart, failed, isLoading } = useChartWhenNear(box);
  const [hidden, setHidden] = useState<TrendMetal[]>(["steel"]);
  const toggle = (metal: TrendMetal) =>
    setHidden((old) => (old.includes(metal) ? old.filter((m) => m !== metal) : [...old, metal]));
  const shown = series.filter(({ metal }) => !hidden.includes(metal));
  const records = series.flatMap(({ name, recorded }) =>
    recorded ? `${name}: ${recorded.words}.` : [],
  );
  return (
    <section id="trend" className="trend wrap section" aria-labelledby="trend-heading">
      <div className="trend-head">
        <h2 id="trend-heading">12-Month Price Trend in {city.name}</h2>
        {TAGS[kind] && <span className="trend-simulated">{TAGS[kind]}</span>}
      </div>
      <fieldset className="trend-legend scripted">
        <legend className="visually-hidden">Metals in the chart</legend>
        {series.map(({ metal, name, isThin }) => (
          <button
            key={metal}
            type="button"
            aria-pressed={!hidden.includes(metal)}
            onClick={() => toggle(metal)}
          >
            <svg viewBox="0 0 32 4" width="32" height="4" aria-hidden="true">
              <line
                className="trend-line"
                data-metal={metal}
                data-thin={isThin || undefined}
                x1="0"
                x2="32"
                y1="2"
                y2="2"
              />
            </svg>
            <Swatch metal={metal} />
            {name}
          </button>
        ))}
      </fieldset>
      <div className="trend-box scripted" ref={box}>
        {failed && (
          <p className="empty">
            We can’t load the chart right now. Its numbers are in the table below.
          </p>
        )}
        {isLoading && <Spinner label="Loading chart..." />}
        {Chart && <Chart labels={labels} series={shown} city={city.name} />}
      </div>
      {records.length > 0 && <p>{records.join(" ")}</p>}
      <TrendNotice kind={kind} />
      <TrendNumbers city={city.name} kind={kind} labels={labels} series={series} />
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
