interface OpeningTimesProps {
  hours: { line: string; holidays: string | null } | null;
}

/** A yard's hours and the coming public holidays, one line each; nothing if its hours are unknown. */
export function OpeningTimes({ hours }: OpeningTimesProps) {
  if (!hours) return null;
  return (
    <>
      <p className="quiet">{hours.line}</p>
      {hours.holidays && <p className="quiet">{hours.holidays}</p>}
    </>
  );
}
