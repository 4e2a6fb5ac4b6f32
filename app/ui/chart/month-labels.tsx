interface MonthLabelsProps {
  /** Names of a year's months, "Nov 2026", each with the middle of its label; the earliest first. */
  months: { label: string; x: number | string }[];
  y: number | string;
}

/**
 * Month and year below each month of a chart. On a narrow page each third alone is shown, the last among them, and on
 * the narrowest each sixth (chart.css).
 */
export function MonthLabels({ months, y }: MonthLabelsProps) {
  return months.map(({ label, x }, i) => {
    const toLast = months.length - 1 - i;
    const [month, year] = label.split(" ");
    return (
      <text
        key={label}
        className={
          toLast % 3 ? "chart-month-beside" : toLast % 6 ? "chart-month-between" : undefined
        }
        x={x}
        y={y}
        textAnchor="middle"
      >
        {month}{" "}
        <tspan x={x} dy="1.15em">
          {year}
        </tspan>
      </text>
    );
  });
}
