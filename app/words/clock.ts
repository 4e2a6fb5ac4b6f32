/** Days of the week, from Monday. */
export const DAY_NAMES = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(" ");

/** Formats minutes after midnight: "7 am", "4:30 pm" (with a no-break space), "midnight". */
export function clock(minutes: number): string {
  if (minutes % (24 * 60) === 0) return "midnight";
  const hours = Math.floor(minutes / 60);
  const past = minutes % 60;
  const shown = past === 0 ? "" : `:${String(past).padStart(2, "0")}`;
  return `${hours % 12 || 12}${shown}\u00A0${hours < 12 ? "am" : "pm"}`;
}

/** Formats a half-hour of the week as in addresses: "Sat 1 pm" for "sat-13.00". */
export function weekdayTime(halfHour: string): string {
  const [day = "", hours, minutes] = halfHour.split(/\W/);
  const time = clock(Number(hours) * 60 + Number(minutes));
  return `${day.charAt(0).toUpperCase()}${day.slice(1)} ${time}`;
}
