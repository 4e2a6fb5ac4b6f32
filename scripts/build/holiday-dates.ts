import Holidays from "date-holidays";
import { virtualModule } from "./virtual-module.ts";

const STATES = ["NSW", "VIC", "QLD", "WA", "SA", "TAS", "ACT", "NT"];
/**
 * The first year is fixed so that tests of its days keep passing; future years are included because a deployed site is
 * not rebuilt.
 */
const [FIRST_YEAR, YEARS_AHEAD] = [2026, 5];

/**
 * The module "virtual:public-holidays" (worker/data/holiday-dates.d.ts): the dates of Australia's public holidays. They
 * are worked out at build time, because in the Worker the library, with its calendars of the whole world, would take a
 * megabyte and the dates only take a few kilobytes.
 */
export const publicHolidays = virtualModule("public-holidays", () => {
  const years = new Date().getFullYear() + YEARS_AHEAD - FIRST_YEAR + 1;
  const all = STATES.map((state) => [
    state,
    Array.from({ length: years }, (_, i) => holidaysIn(state, FIRST_YEAR + i)).flat(),
  ]);
  return `export default ${JSON.stringify(Object.fromEntries(all))}`;
});

/**
 * The days in a year that are public holidays throughout a state, each with its name. Part-days such as Christmas Eve
 * from 7 pm are left out, because no yard is open then.
 */
function holidaysIn(state: string, year: number) {
  return new Holidays("AU", state, { languages: ["en"] })
    .getHolidays(year)
    .filter(({ type, date }) => type === "public" && date.endsWith(" 00:00:00"))
    .map(({ date, name }) => ({
      day: date.slice(0, 10),
      name: name.replace(" (substitute day)", "").replace("'", "’"),
    }));
}
