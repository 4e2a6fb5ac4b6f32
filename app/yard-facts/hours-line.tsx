interface HoursLineProps {
  hours: { line: string; holidays: string | null; week: unknown } | null;
}

/**
 * A yard's hours and the coming public holidays, one line each; nothing if its hours are unknown. If scripts say
 * whether the yard is open now, the hours show only in print.
 */
export function HoursLine({ hours }: HoursLineProps) {
  if (!hours) return null;
  return (
    <>
      <p className={`quiet ${hours.week ? "opening-times" : ""}`}>{hours.line}</p>
      {hours.holidays && <p className="quiet">{hours.holidays}</p>}
    </>
  );
}
