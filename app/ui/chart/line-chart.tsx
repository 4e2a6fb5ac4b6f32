import { shortMonthOf } from "../../words/format.ts";
import { isoMonth, monthNumber } from "../../words/iso-month.ts";
import {
  type ChartMonth,
  type ChartScale,
  chartScale,
  labelledMonths,
  monthsBetween,
  SIZE,
  tickNames,
  unbrokenRuns,
} from "./chart-scale.ts";
import { EndLabels } from "./end-labels.tsx";
import { MonthLabels } from "./month-labels.tsx";

/** A line of the chart, thin where a month is missing. */
interface ChartLine {
  /** Slug of the metal that gives it colour and dashes; the accent colour by default. */
  metal?: string;
  /** Name and last figure, shown at the line's end; absent if there is only one line. */
  label?: { name: string; figure: string };
  /** Draws it thinner, and dashed for every metal. */
  isEstimated?: boolean;
  /** At least one, earliest first. */
  months: ChartMonth[];
  /** The latest price, drawn as a ring after the months. */
  latest?: number;
}

interface LineChartProps {
  /** Describes the chart in words. */
  summary: string;
  /** First and last month (YYYY-MM) of the axis. */
  from: string;
  to: string;
  lines: ChartLine[];
  /** True to start the price axis at 0 instead of the lowest price. */
  fromZero?: boolean;
  /** True to label every month where there is room, with its year. */
  everyMonth?: boolean;
  /** Day of the latest prices, drawn a month's width after the last month; "" if there are none. */
  latest?: string;
}

/**
 * Lines of monthly prices in AUD per kg, drawn on the server for any width. Each line is the months' middle price
 * within a band from lowest to highest.
 */
export function LineChart(props: LineChartProps) {
  const { summary, from, to, lines, fromZero, everyMonth, latest } = props;
  const months = lines.flatMap((line) => line.months);
  const lowest = fromZero ? 0 : Math.min(...months.map(({ minPrice }) => minPrice));
  const highest = Math.max(
    ...months.map(({ maxPrice }) => maxPrice),
    ...lines.map((line) => line.latest ?? 0),
  );
  const end = latest ? isoMonth(monthNumber(to) + 1) : to;
  const scale = chartScale(from, end, lowest, highest);
  const { x, y, prices } = scale;
  return (
    <svg className="chart" role="img" aria-label={summary} overflow="visible">
      {/* Stretched to any size: lines scale with it, text must not. */}
      <svg
        viewBox={`0 0 ${SIZE} ${SIZE}`}
        preserveAspectRatio="none"
        width="100%"
        height="100%"
        overflow="visible"
        aria-hidden="true"
      >
        <path
          stroke="currentColor"
          strokeOpacity=".2"
          d={prices.map((one) => `M0 ${y(one)}H${SIZE}`).join("")}
        />
        {lines.map((line) => (
          <Line key={line.metal ?? "only"} line={line} scale={scale} />
        ))}
      </svg>
      {lines.map(
        (line) =>
          line.latest && (
            <circle
              key={line.metal ?? "only"}
              className="chart-ring"
              data-metal={line.metal}
              cx="100%"
              cy={percent(y(line.latest))}
              r={4}
            />
          ),
      )}
      <PriceAxis scale={scale} />
      <g transform="translate(0 10)" textAnchor="middle" dominantBaseline="hanging">
        {everyMonth ? (
          <MonthLabels
            months={monthsBetween(from, to).map((month) => ({
              label: shortMonthOf(month),
              x: percent(x(month)),
            }))}
            latest={latest ? { label: latest, x: "100%" } : undefined}
            y="100%"
          />
        ) : (
          <FewMonths months={labelledMonths(from, to)} scale={scale} />
        )}
      </g>
      <EndLabels
        labels={lines.flatMap(({ metal, label, months, latest }) =>
          label ? [{ metal, ...label, y: y(latest ?? months.at(-1)!.middlePrice) }] : [],
        )}
        x="100%"
        height={SIZE}
        toY={percent}
      />
    </svg>
  );
}

function PriceAxis({ scale: { y, prices } }: { scale: ChartScale }) {
  return (
    <g
      className="chart-prices"
      transform="translate(-8)"
      textAnchor="end"
      dominantBaseline="middle"
    >
      <text className="chart-unit" dy="-22">
        AUD/kg
      </text>
      {tickNames(prices).map((name, i) => (
        <text key={name} y={percent(y(prices[i]!))}>
          {name}
        </text>
      ))}
    </g>
  );
}

/** Labels for some months: only the years if all are Januaries. */
function FewMonths({ months, scale: { x } }: { months: string[]; scale: ChartScale }) {
  const areYears = months.length > 1 && months.every((month) => month.endsWith("-01"));
  return months.map((month, i) => (
    <text
      key={month}
      className={i % 2 ? "chart-month-between" : undefined}
      x={percent(x(month))}
      y="100%"
    >
      {areYears ? month.slice(0, 4) : monthLabel(month, i === 0)}
    </text>
  ));
}

function Line({ line, scale: { x, y } }: { line: ChartLine; scale: ChartScale }) {
  const runs = unbrokenRuns(line.months);
  const path = (months: ChartMonth[], price: keyof Omit<ChartMonth, "month">) =>
    months.map((month) => [x(month.month), y(month[price])] as const);
  const hasBand = line.months.some(({ minPrice, maxPrice }) => minPrice < maxPrice);
  const known = runs.map((run) => path(run, "middlePrice"));
  if (line.latest) known.push([[SIZE, y(line.latest)]]);
  const joins = known.slice(1).map(([next], i) => polyline([known[i]!.at(-1)!, next!]));
  return (
    <>
      <path className="chart-join" data-metal={line.metal} d={joins.join("")} />
      {hasBand && (
        <path
          className="chart-band"
          data-metal={line.metal}
          d={runs
            .map(
              (run) =>
                `${polyline([...path(run, "maxPrice"), ...path(run, "minPrice").reverse()])}z`,
            )
            .join("")}
        />
      )}
      <path
        className="chart-line"
        data-metal={line.metal}
        data-estimated={line.isEstimated || undefined}
        d={runs.map((run) => polyline(path(run, "middlePrice"))).join("")}
      />
    </>
  );
}

/** Half the width of the bar that shows a month without neighbours. */
const HALF_BAR = 2;

/** A path through points. Relative steps are short numbers that repeat, so they compress well. */
function polyline(points: (readonly [x: number, y: number])[]): string {
  const [[x, y] = [0, 0]] = points;
  if (points.every((point) => point[0] === x)) {
    const ys = points.map((point) => point[1]);
    const down = Math.max(...ys) - Math.min(...ys);
    return `M${x - HALF_BAR} ${Math.min(...ys)}h${2 * HALF_BAR}${down ? `v${down}h-${2 * HALF_BAR}` : ""}`;
  }
  const steps = points.slice(1).map(([nextX, nextY], i) => {
    const [lastX, lastY] = points[i]!;
    return `${nextX - lastX} ${nextY - lastY}`;
  });
  return `M${x} ${y}l${steps.join(" ").replaceAll(" -", "-")}`;
}

/** "Jan 2026" for the first label and each January, otherwise "Apr". */
function monthLabel(month: string, isFirst: boolean): string {
  const name = shortMonthOf(month);
  return isFirst || month.endsWith("-01") ? name : name.slice(0, 3);
}

function percent(units: number): string {
  return `${units / (SIZE / 100)}%`;
}
