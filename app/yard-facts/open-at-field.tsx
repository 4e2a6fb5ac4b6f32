import { useEffect, useRef } from "react";
import { DAY_NAMES, weekdayTime } from "../words/clock.ts";

/** Hours that are offered from Monday to Friday, and at weekends: few on a phone. An address may hold any half-hour. */
const [WEEKDAYS, WEEKEND] = [
  ["08", "15"],
  ["09", "11", "13"],
];

const OFFERED = DAY_NAMES.flatMap((day, i) =>
  (i < 5 ? WEEKDAYS : WEEKEND).map((hour) => `${day.slice(0, 3).toLowerCase()}-${hour}.00`),
);

const optionOf = (halfHour: string) => (
  <option key={halfHour} value={halfHour}>
    {weekdayTime(halfHour)}
  </option>
);

// The same on every page.
const OPTIONS = OFFERED.map(optionOf);

/** The choice of a time at which yards have to be open; works in a GET form without JavaScript. */
export function OpenAtField({ id, chosen }: { id: string; chosen: string }) {
  const field = useRef<HTMLSelectElement>(null);
  // "Now" becomes a half-hour in the address.
  useEffect(() => {
    if (field.current?.value === "now") field.current.value = chosen;
  }, [chosen]);
  const isOffered = chosen === "" || OFFERED.includes(chosen);
  return (
    <div>
      <label htmlFor={id}>Open at</label>
      <select id={id} name="open" defaultValue={chosen} data-chosen={chosen} ref={field}>
        <option value="">Any time</option>
        <option value="now">Now</option>
        {!isOffered && optionOf(chosen)}
        {OPTIONS}
      </select>
    </div>
  );
}
