import { closedOnHolidays, parseOpeningHours } from "../../worker/data/yards/opening-hours.ts";
import { OpenNow } from "./opening-times.tsx";
import { DAY_NAMES, timesOf } from "./opening-words.ts";

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
