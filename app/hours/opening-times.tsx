interface OpeningTimesProps {
  hours: { line: string; holidays: string | null } | null;
}

/** When a yard is open and which public holidays are near, in a line each; nothing if its hours are not known. */
export function OpeningTimes({ hours }: OpeningTimesProps) {
  if (!hours) return null;
  return (
    <>
      <p className="quiet">{hours.line}</p>
      {hours.holidays && <p className="quiet">{hours.holidays}</p>}
    </>
  );
}
