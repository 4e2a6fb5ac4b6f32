interface LabelPlace {
  label: string;
  /** The middle of the label. */
  x: number | string;
}

interface MonthLabelsProps {
  /** Names of up to twelve months, such as "Nov 2026", earliest first. */
  months: LabelPlace[];
  /** Day of the latest prices, "17 Nov 2026", at the right end. */
  latest?: LabelPlace;
  y: number | string;
}

/**
 * The months below a chart, with the year below the first month and January. Narrow pages show every third month, and
 * the narrowest every sixth; January is always among them (chart.css).
 */
export function MonthLabels({ months, latest, y }: MonthLabelsProps) {
  const january = months.findIndex(({ label }) => label.startsWith("Jan"));
  return (
    <g textAnchor="middle">
      {months.map(({ label, x }, i) => {
        const [month, year] = label.split(" ");
        const isBeside = (i - january) % 3 !== 0 || (latest && i === months.length - 1);
        const isBetween = (i - january) % 6 !== 0;
        return (
          <text
            key={label}
            className={
              isBeside ? "chart-month-beside" : isBetween ? "chart-month-between" : undefined
            }
            x={x}
            y={y}
          >
            {month}
            {(i === 0 || i === january) && (
              <>
                {" "}
                <tspan x={x} dy="1.15em">
                  {year}
                </tspan>
              </>
            )}
          </text>
        );
      })}
      {latest && (
        <text x={latest.x} y={y} dx="-.8em" textAnchor="start">
          {latest.label.replace(/ \d{4}$/, "")}
        </text>
      )}
    </g>
  );
}
