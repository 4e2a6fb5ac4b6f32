import { type RefObject, useEffect, useRef, useState } from "react";
import { TrendNotice } from "../../prices/disclaimers.tsx";
import { LineChart } from "../../ui/chart/line-chart.tsx";
import { useLazyComponent } from "../../ui/lazy-component.ts";
import { Spinner } from "../../ui/spinner.tsx";
import { Swatch } from "../../ui/swatch.tsx";
import {
  endFigure,
  MONTHS,
  type TrendMetal,
  type TrendProps,
  trendMonths,
  trendOf,
} from "./trend.ts";
import { TrendNumbers } from "./trend-numbers.tsx";

/**
 * Twelve months of prices as a chart and a table, with notes on each line. The chart replaces the server's drawing once
 * its code has loaded, which starts when the section comes near.
 */
export function TrendSection({ city, trend }: TrendProps) {
  const { basis, hidden: hiddenAtFirst } = trend;
  const box = useRef<HTMLDivElement>(null);
  const { Component: Chart, failed, isLoading } = useChartWhenNear(box);
  const [hidden, setHidden] = useState(hiddenAtFirst);
  const [isChange, setChange] = useState(false);
  const { labels, start } = trendOf(trend);
  const toggle = (metal: TrendMetal) =>
    setHidden((old) => (old.includes(metal) ? old.filter((m) => m !== metal) : [...old, metal]));
  return (
    <section id="trend" className="trend wrap section" aria-labelledby="trend-heading">
      <div className="row">
        <h2 id="trend-heading">12-Month Price Trend in {city}</h2>
        {trend.tag && <span className="trend-tag">{trend.tag}</span>}
      </div>
      <div className="trend-controls row scripted">
        <fieldset className="trend-legend chips">
          <legend className="visually-hidden">Metals in the chart</legend>
          {trend.metals.map(({ metal, name, basis }) => (
            <button
              key={metal}
              type="button"
              disabled={!basis}
              aria-pressed={basis !== null && !hidden.includes(metal)}
              onClick={() => toggle(metal)}
            >
              <Swatch metal={metal} />
              {name}
            </button>
          ))}
        </fieldset>
        {basis && start >= 0 && (
          <UnitChoice isChange={isChange} onChange={setChange} since={labels[start]!} />
        )}
      </div>
      {failed && (
        <p className="quiet">
          We can’t load the chart right now. Its numbers are in the table below.
        </p>
      )}
      {basis && (
        <div className="trend-box" ref={box}>
          {isLoading && <Spinner label="Loading chart..." />}
          {Chart ? (
            <Chart city={city} trend={trend} hidden={hidden} since={isChange ? start : null} />
          ) : (
            <TrendDrawing city={city} trend={trend} />
          )}
        </div>
      )}
      {trend.notes.length > 0 && <p>{trend.notes.join(" ")}</p>}
      {basis && <TrendNotice basis={basis} />}
      <TrendNumbers city={city} trend={trend} />
    </section>
  );
}

interface UnitChoiceProps {
  isChange: boolean;
  onChange: (isChange: boolean) => void;
  /** The month since which changes are drawn, "Nov 2026". */
  since: string;
}

/** Buttons for prices, and for changes since a month. */
function UnitChoice({ isChange, onChange, since }: UnitChoiceProps) {
  return (
    <fieldset className="chips">
      <legend className="visually-hidden">Unit of the chart</legend>
      <button type="button" aria-pressed={!isChange} onClick={() => onChange(false)}>
        $ a kilo
      </button>
      <button type="button" aria-pressed={isChange} onClick={() => onChange(true)}>
        Change since {since.slice(0, 3)}
      </button>
    </fieldset>
  );
}

/** The chart's component, which loads once its box is near the viewport. */
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

/** The lines that the chart shows at first, drawn by the server, without scripts. */
function TrendDrawing({ city, trend }: TrendProps) {
  const { month, latest, hidden } = trend;
  const { series } = trendOf(trend);
  const drawn = series.filter(({ metal }) => !hidden.includes(metal));
  const [first = month] = trendMonths(month);
  return (
    <LineChart
      summary={`Chart of prices in ${city}: ${drawn.map(({ name }) => name).join(", ")}. The table below has every month.`}
      from={first}
      to={month}
      fromZero
      everyMonth
      latest={latest}
      lines={drawn.map((metal) => ({
        metal: metal.metal,
        label: { name: metal.shortName, figure: endFigure(metal, null) },
        isEstimated: metal.basis === "estimated",
        months: metal.values.slice(0, MONTHS).filter((value) => value !== null),
        latest: metal.values[MONTHS]?.middlePrice,
      }))}
    />
  );
}
