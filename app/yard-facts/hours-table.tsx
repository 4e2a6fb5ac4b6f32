import type { DayRange } from "./hours-in-words.ts";
import type { YardHours } from "./yard-hours.ts";

interface HoursTableProps {
  /** The hours as written in the data. */
  text: string | null;
  hours: YardHours | null;
  days: DayRange[];
}

/** A yard's weekly hours and coming public holidays; the data's own words if these are not days and times. */
export function HoursTable({ text, hours, days }: HoursTableProps) {
  if (!hours?.line)
    return <p className="empty">We don’t know when this yard is open. Ring and ask.</p>;
  const { week, holidays } = hours;
  if (days.length === 0) return <p>{text || hours.line}</p>;
  return (
    <>
      <table className="opening-hours table">
        <caption>In the yard’s local time</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Days</th>
            <th scope="col">Open</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ name, times }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{times}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {week?.onHolidays?.length === 0 && <p>Closed on public holidays.</p>}
      {week?.onHolidays === null && <p>Hours may differ on public holidays.</p>}
      {holidays && <p>{holidays}</p>}
    </>
  );
}
