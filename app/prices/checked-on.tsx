import { shortDate } from "../format.ts";

/** The day (YYYY-MM-DD) on which one price was last checked. */
export function CheckedOn({ day }: { day: string }) {
  return <small> checked {shortDate(day)}</small>;
}
