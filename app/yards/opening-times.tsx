import { useEffect, useState } from "react";
import { closedOnHolidays, parseOpeningHours } from "../../worker/data/yards/opening-hours.ts";
import { DAY_NAMES, openingLine, openNowWords, timesOf } from "./opening-words.ts";

/** When a yard is open, in a line; nothing if that is not known. */
export function OpeningTimes({ hours }: { hours: string | null }) {
  const line = openingLine(hours);
  return line && <p className="quiet">{line}</p>;
}

interface OpeningHoursProps {
  hours: string | null;
  timeZone: string | null | undefined;
}

/** The hours of each day, and whether the yard is open now; the yard's own words if they are not days and times. */
export function OpeningHours({ hours, timeZone }: OpeningHoursProps) {
  if (!hours) return <p className="empty">We don’t know when this yard is open. Ring and ask.</p>;
  const spans = parseOpeningHours(hours);
  if (!spans) return <p>{hours}</p>;
  return (
    <>
      <OpenNow hours={hours} timeZone={timeZone} />
      <table className="opening-hours table">
        <caption>Opening hours, in the yard’s local time</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Open</th>
          </tr>
        </thead>
        <tbody>
          {DAY_NAMES.map((name, day) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{timesOf(spans, day) || "Closed"}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="quiet">
        {closedOnHolidays(hours)
          ? "Closed on public holidays."
          : "Hours may differ on public holidays."}
      </p>
    </>
  );
}

const MINUTE = 60_000;

interface OpenNowProps extends OpeningHoursProps {
  /** What stands before it in its line, such as a distance. */
  before?: string;
}

/** Whether the yard is open now. The browser says so, because a cached page may be older than that. */
export function OpenNow({ hours, timeZone, before = "" }: OpenNowProps) {
  const [now, setNow] = useState<number | undefined>();
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  const spans = hours === null ? undefined : parseOpeningHours(hours);
  if (!before && !(spans && timeZone)) return null;
  const words = spans && now !== undefined && timeZone && openNowWords(spans, now, timeZone);
  return <p className="open-now">{[before, words].filter(Boolean).join(" · ")}</p>;
}
