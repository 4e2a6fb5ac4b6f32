import { useEffect, useRef } from "react";
import { DAY_NAMES, weekdayTime } from "../words/clock.ts";

// We offer few hours so that the list fits a phone. A URL may hold any half-hour.
const WEEKDAY_HOURS = ["08", "15"];
const WEEKEND_HOURS = ["09", "11", "13"];

const OFFERED = DAY_NAMES.flatMap((day, i) => {
  const hours = i < 5 ? WEEKDAY_HOURS : WEEKEND_HOURS;
  return hours.map((hour) => `${day.slice(0, 3).toLowerCase()}-${hour}.00`);
});

/** A choice of times when yards must be open. It works in a GET form without JavaScript. */
export function OpenAtField({ id, chosen }: { id: string; chosen: string }) {
  const field = useRef<HTMLSelectElement>(null);
  // The server redirects "now" to a half-hour, which the field then shows.
  useEffect(() => {
    if (field.current?.value === "now") field.current.value = chosen;
  }, [chosen]);
  const isOffered = chosen === "" || OFFERED.includes(chosen);
  const times = isOffered ? OFFERED : [chosen, ...OFFERED];
  return (
    <div>
      <label htmlFor={id}>Open at</label>
      <select id={id} name="open" defaultValue={chosen} data-chosen={chosen} ref={field}>
        <option value="">Any time</option>
        <option value="now">Now</option>
        {times.map((halfHour) => (
          <option key={halfHour} value={halfHour}>
            {weekdayTime(halfHour)}
          </option>
        ))}
      </select>
    </div>
  );
}
