interface OpeningTimesProps {
  hours: { line: string; holidays: string | null; week: unknown } | null;
}

/**
 * A yard's hours and the coming public holidays, one line each; nothing if its hours are unknown. Where scripts say
 * whether it is open now, the hours are for paper.
 */
export function OpeningTimes({ hours }: OpeningTimesProps) {
  if (!hours) return null;
  return (
    <>
      <p className={`quiet ${hours.week ? "opening-times" : ""}`}>{hours.line}</p>
      {hours.holidays && <p className="quiet">{hours.holidays}</p>}
    </>
  );
}
